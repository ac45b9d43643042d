// espeak_ng.h: its calls return a status, where those of speak_lib.h print to stderr and exit.
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
