// The runtime's own counts. The standard library passes them on, but to functions that take the object,
// which a build without optimization counts once more for the call.
@_silgen_name("swift_retainCount")
nonisolated private func strongCount(_ object: UnsafeMutableRawPointer) -> UInt

@_silgen_name("swift_weakRetainCount")
nonisolated private func weakCount(_ object: UnsafeMutableRawPointer) -> UInt

@_silgen_name("swift_unownedRetainCount")
nonisolated private func unownedCount(_ object: UnsafeMutableRawPointer) -> UInt

nonisolated extension Unmanaged {
  /// How many references keep the object.
  var strongReferences: UInt { strongCount(toOpaque()) }

  /// Whether somebody refers to the object without keeping it; the object itself counts as one each.
  var hasOtherReferences: Bool {
    weakCount(toOpaque()) != 1 || unownedCount(toOpaque()) != 1
  }
}
