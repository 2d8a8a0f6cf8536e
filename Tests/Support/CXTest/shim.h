// The C of the tests' own X client: Xlib, the XTest extension that moves pointers and keys, the
// keyboard extension that repeats them, and the XInput extension that switches devices.

#ifndef CXTEST_SHIM_H
#define CXTEST_SHIM_H

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/sync.h>

#endif
