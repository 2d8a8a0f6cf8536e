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

/// Whether an event is the message that `question` shows: of the same type, with the same first word.
static inline Bool hit_is_message(Display *display, XEvent *event, XPointer question) {
  (void)display;
  const XClientMessageEvent *asked = (const XClientMessageEvent *)question;
  return event->type == ClientMessage && event->xclient.message_type == asked->message_type &&
         event->xclient.format == 32 && event->xclient.data.l[0] == asked->data.l[0];
}

/// Takes the next such message out of those that arrived, and leaves all others in their order.
static inline Bool hit_take_message(Display *display, Atom type, Atom word, XEvent *event) {
  XClientMessageEvent asked = {.message_type = type, .data.l = {(long)word}};
  return XCheckIfEvent(display, event, hit_is_message, (XPointer)&asked);
}

/// The descriptor that becomes readable when the main dispatch queue has work. Foundation's run loop
/// waits on it through this same entry, which libdispatch exports for that purpose.
int _dispatch_get_main_queue_handle_4CF(void);

#endif
