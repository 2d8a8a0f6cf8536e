#pragma once

/// The number of blocks that the process has asked malloc, calloc and realloc for.
unsigned long hit_allocation_count(void);

/// The bytes in use on the heap.
unsigned long hit_heap_bytes(void);
