// The C of the X11 floor: Xlib, its keyboard and multi-buffering extensions, System V shared memory.
// Symbols defined here start with `hit_` and exist only where Swift cannot import the original.

#ifndef CHITX11_SHIM_H
#define CHITX11_SHIM_H

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/sync.h>
#include <sys/ipc.h>
#include <sys/shm.h>

#endif
