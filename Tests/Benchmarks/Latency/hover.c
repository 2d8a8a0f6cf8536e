/* hover: moves the pointer over a window, or types keys and presses buttons in it, and measures the
   time to the first and to the last damage that follows, as XDamage reports it on the root.

   cc -O2 hover.c -o hover -lX11 -lXtst -lXdamage
   DISPLAY=:7 ./hover NAME COUNT LEFT TOP RIGHT BOTTOM
   DISPLAY=:7 ./hover NAME COUNT KEY...

   The rectangle is in root pixels. Keys are typed one after the other, as X names them; `press` is
   the first button, pressed and let go. Prints p50, p95 and p99 in milliseconds, first and last
   apart, and how long the host took processors away from this machine meanwhile: a few tens of
   milliseconds are enough to be all of p99, so compare runs that have little of it. */
#include "timing.h"
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Damage that comes later than this after the one before belongs to no move. */
static const int quiet_ms = 40;

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void tell(const char *name, const char *what, double *values, int count) {
  if (count == 0) return;
  qsort(values, count, sizeof *values, compare);
  printf("%s\t%s\tp50 %.1f\tp95 %.1f\tp99 %.1f\tms\n", name, what, values[count / 2],
         values[(int)(count * .95)], values[(int)(count * .99)]);
}

/* How many milliseconds of its processors the host has kept from this machine so far. */
static double stolen_ms(void) {
  unsigned long long ticks = 0;
  FILE *file = fopen("/proc/stat", "r");
  if (file == NULL) return 0;
  int found = fscanf(file, "cpu %*u %*u %*u %*u %*u %*u %*u %llu", &ticks);
  fclose(file);
  return found == 1 ? ticks * 1e3 / sysconf(_SC_CLK_TCK) : 0;
}

/* Types a key, or presses the first button where it stands. */
static void act(Display *display, const char *name) {
  if (strcmp(name, "press") == 0) {
    XTestFakeButtonEvent(display, 1, True, 0);
    XTestFakeButtonEvent(display, 1, False, 0);
    return;
  }
  KeyCode key = XKeysymToKeycode(display, XStringToKeysym(name));
  XTestFakeKeyEvent(display, key, True, 0);
  XTestFakeKeyEvent(display, key, False, 0);
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: hover NAME COUNT LEFT TOP RIGHT BOTTOM\n       hover NAME COUNT KEY...\n");
    return 2;
  }
  int count = atoi(argv[2]), event_base, error_base, left = 0, top = 0, right = 1, bottom = 1;
  int moves = argc == 7 && (left = atoi(argv[3]), top = atoi(argv[4]), right = atoi(argv[5]),
                            bottom = atoi(argv[6]), right > 0);
  Display *display = XOpenDisplay(NULL);
  if (!display || !XDamageQueryExtension(display, &event_base, &error_base) || right <= left ||
      bottom <= top) {
    fprintf(stderr, "hover: no display with XDamage, or an empty rectangle\n");
    return 2;
  }
  Damage damage =
      XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  double *first = calloc(count, sizeof *first), *last = calloc(count, sizeof *last);
  int seen = 0;
  srand(1);
  double stolen = stolen_ms();
  for (int i = -10; i < count; i++) {
    if (moves)
      XTestFakeMotionEvent(display, -1, left + rand() % (right - left),
                           top + rand() % (bottom - top), 0);
    else
      act(display, argv[3 + (i + 10) % (argc - 3)]);
    XFlush(display);
    double start = now_ms(), begun = 0, ended = 0;
    struct pollfd wait = {ConnectionNumber(display), POLLIN, 0};
    while (XPending(display) || poll(&wait, 1, begun > 0 ? quiet_ms : 400) > 0) {
      double time = now_ms();
      while (XPending(display)) {
        XEvent event;
        XNextEvent(display, &event);
        if (event.type != event_base + XDamageNotify) continue;
        if (begun == 0) begun = time;
        ended = time;
      }
    }
    XDamageSubtract(display, damage, None, None);
    if (i < 0 || begun == 0) continue;
    first[seen] = begun - start;
    last[seen++] = ended - start;
  }
  tell(argv[1], "first", first, seen);
  tell(argv[1], "last", last, seen);
  printf("%s\thost\ttook %.0f\tms\n", argv[1], stolen_ms() - stolen);
  return seen == 0;
}
