internal import CHitCairo

/// Owns at most one reference to a GLib object, such as a Pango layout or context.
nonisolated struct ObjectHandle: ~Copyable {
  let pointer: OpaquePointer?

  /// Takes over a reference the caller holds, if it holds one.
  init(adopting pointer: OpaquePointer?) {
    self.pointer = pointer
  }

  deinit {
    if let pointer { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }
}
