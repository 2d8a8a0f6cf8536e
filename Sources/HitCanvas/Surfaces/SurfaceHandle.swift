internal import CHitCairo

/// Owns one reference to a Cairo surface and gives it back when it goes away.
nonisolated struct SurfaceHandle: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over a reference the caller holds.
  init(adopting pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit { cairo_surface_destroy(pointer) }
}
