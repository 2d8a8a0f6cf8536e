/* press: presses the first button at a point and measures the time until a pixel has another colour.

   cc -O2 press.c -o press -lX11 -lXtst
   DISPLAY=:7 ./press COUNT X Y WATCHED_X WATCHED_Y

   Points are in root pixels. Prints a line of milliseconds for each press, so that samples of several
   runs can be put together. A press that changes nothing within a second ends the run with status 1. */
#include "timing.h"
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const double longest_ms = 1000;
/* What follows a press, such as the drawing of panels, belongs to no other press. */
static const int rest_us = 30000;
static const int warm_up = 20;

static unsigned long colour(Display *display, int x, int y) {
  XImage *image = XGetImage(display, DefaultRootWindow(display), x, y, 1, 1, AllPlanes, ZPixmap);
  unsigned long found = XGetPixel(image, 0, 0);
  XDestroyImage(image);
  return found;
}

int main(int argc, char **argv) {
  Display *display = argc == 6 ? XOpenDisplay(NULL) : NULL;
  if (!display) {
    fprintf(stderr, "usage: DISPLAY=:N press COUNT X Y WATCHED_X WATCHED_Y\n");
    return 2;
  }
  int count = atoi(argv[1]), x = atoi(argv[4]), y = atoi(argv[5]);
  XTestFakeMotionEvent(display, -1, atoi(argv[2]), atoi(argv[3]), 0);
  XSync(display, False);
  usleep(500000);
  for (int i = -warm_up; i < count; i++) {
    unsigned long before = colour(display, x, y);
    double start = now_ms(), passed = 0;
    XTestFakeButtonEvent(display, 1, True, 0);
    while (colour(display, x, y) == before && passed < longest_ms) passed = now_ms() - start;
    passed = now_ms() - start;
    XTestFakeButtonEvent(display, 1, False, 0);
    XSync(display, False);
    if (passed >= longest_ms) {
      fprintf(stderr, "press: nothing changed at (%d, %d)\n", x, y);
      return 1;
    }
    if (i >= 0) printf("%.3f\n", passed);
    usleep(rest_us);
  }
  return 0;
}
