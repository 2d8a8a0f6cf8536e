/* A bare rectangle on Xlib, whose colour each press changes. */
#include <X11/Xlib.h>

int main(void) {
  Display *display = XOpenDisplay(NULL);
  if (!display) return 2;
  Window window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 400, 300, 0, 0,
                                      0x202020);
  GC context = XCreateGC(display, window, 0, NULL);
  XSelectInput(display, window, ButtonPressMask | ExposureMask);
  XMapWindow(display, window);
  for (int pressed = 0;;) {
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == ButtonPress) pressed = !pressed;
    XSetForeground(display, context, pressed ? 0xe04020 : 0x2060c0);
    XFillRectangle(display, window, context, 50, 50, 200, 150);
  }
}
