#ifndef HIT_ZLIB_SHIM_H
#define HIT_ZLIB_SHIM_H

#include <zlib.h>

#endif
