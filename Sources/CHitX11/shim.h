// The C of the X11 floor: Xlib, its keyboard, image and input extensions, System V shared memory, and
// glibc's allocator.
// Symbols defined here start with `hit_` and exist only where Swift cannot import the original.

#ifndef CHITX11_SHIM_H
#define CHITX11_SHIM_H

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/sync.h>
#include <malloc.h>
#include <poll.h>
#include <sys/ipc.h>
#include <sys/shm.h>

/// Makes an input context that shows nothing of its own while keys are composed.
static inline XIC hit_create_input_context(XIM method, Window window) {
  return XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow,
                   window, XNFocusWindow, window, NULL);
}

/// Has `callback` called with `context` when the program behind an input method ends; Xlib has freed
/// the method and its contexts then.
static inline void hit_watch_input_method(XIM method, XIMProc callback, void *context) {
  XIMCallback ended = {(XPointer)context, callback};
  XSetIMValues(method, XNDestroyCallback, &ended, NULL);
}

/// The descriptor that becomes readable when the main dispatch queue has work. Foundation's run loop
/// waits on it through this same entry, which libdispatch exports for that purpose.
int _dispatch_get_main_queue_handle_4CF(void);

#endif
