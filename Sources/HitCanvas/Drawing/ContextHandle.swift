internal import CHitCairo

/// Owns one Cairo drawing context and gives it back when it goes away.
nonisolated struct ContextHandle: ~Copyable {
  let pointer: OpaquePointer?

  /// Makes a context that draws into a surface and keeps it alive.
  init(drawingInto surface: OpaquePointer) {
    pointer = cairo_create(surface)
  }

  deinit { cairo_destroy(pointer) }
}
