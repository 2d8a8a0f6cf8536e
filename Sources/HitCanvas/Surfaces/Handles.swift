internal import CHitCairo

/// Owns one reference to a Cairo surface and gives it back when it goes away.
nonisolated struct SurfaceHandle: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over a reference the caller holds.
  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { cairo_surface_destroy(pointer) }
}

/// Owns one Cairo drawing context and gives it back when it goes away.
nonisolated struct ContextHandle: ~Copyable {
  let pointer: OpaquePointer?

  /// Makes a context that draws into a surface and keeps it alive.
  init(drawingInto surface: OpaquePointer) { pointer = cairo_create(surface) }

  deinit { cairo_destroy(pointer) }
}

/// Owns at most one reference to a GLib object, such as a Pango layout or context.
nonisolated struct ObjectHandle: ~Copyable {
  let pointer: OpaquePointer?

  /// Takes over a reference the caller holds, if it holds one.
  init(adopting pointer: OpaquePointer?) { self.pointer = pointer }

  deinit {
    if let pointer { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }
}
