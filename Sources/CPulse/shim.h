// The asynchronous interface: unlike the simple one it can be told not to start a server, can be
// given up after a while, and can be flushed in the middle of a write.
#include <pulse/pulseaudio.h>
