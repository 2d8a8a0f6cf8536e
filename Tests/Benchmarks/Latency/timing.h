/* The clock of the probes. */
#include <time.h>

/* Milliseconds that have passed since some moment that stays the same. */
static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}
