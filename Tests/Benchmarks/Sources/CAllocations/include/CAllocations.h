#pragma once

/// The number of blocks that the process has asked malloc, calloc and realloc for.
unsigned long hit_allocation_count(void);

/// The bytes in use on the heap.
unsigned long hit_heap_bytes(void);

/// Calls `work` with its argument. Callgrind counts the instructions in here and nowhere else.
void hit_gated_work(void (*_Nonnull work)(void *_Nonnull), void *_Nonnull argument);
