/// A touch as the set of one that most messages carry.
///
/// The set never changes, so it can be handed on without a count of references.
final class LoneTouch {
  let touches: Set<UITouch>

  init(_ touch: UITouch) { touches = [touch] }

  nonisolated deinit {}

  /// Whether somebody else has the set as well; where that cannot be told, somebody has.
  var isShared: Bool {
    // A set of native objects is one reference to its storage.
    guard MemoryLayout<Set<UITouch>>.size == MemoryLayout<Unmanaged<AnyObject>>.size else {
      return true
    }
    return withUnsafeBytes(of: touches) { bits in
      bits.load(as: Unmanaged<AnyObject>.self).borrowed { _getRetainCount($0) } != 1
    }
  }
}
