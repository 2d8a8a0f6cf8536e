#include "CAllocations.h"
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static _Thread_local unsigned long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

unsigned long hit_allocation_count(void) { return count; }

unsigned long hit_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

__attribute__((noinline)) void hit_gated_work(void (*work)(void *), void *argument) {
  work(argument);
  // Not the last thing done, or the call would be a jump that Callgrind takes for the end.
  __asm__ volatile("");
}
