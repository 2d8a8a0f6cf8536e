#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its own arguments; the callback reads one input.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
