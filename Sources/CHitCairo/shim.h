#ifndef HIT_CAIRO_SHIM_H
#define HIT_CAIRO_SHIM_H

#include <cairo.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>

#endif
