#include <alsa/asoundlib.h>

// ALSA reports failures by a handler with variable arguments, which Swift can't write.
static void lla_alsa_ignore(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

// Keeps ALSA from writing to stderr, which would ruin the terminal's screen.
static inline void lla_alsa_silence(void) { snd_lib_error_set_handler(lla_alsa_ignore); }
