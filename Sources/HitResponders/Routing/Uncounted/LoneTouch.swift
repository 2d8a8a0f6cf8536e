/// A touch as the set of one that most messages carry.
///
/// The set never changes, so it can be handed on without a count of references.
final class LoneTouch {
  let touches: Set<UITouch>
  /// Where the set keeps its elements, if a set is one reference to that, as sets of native objects
  /// are.
  private let storage: Uncounted<AnyObject>?

  init(_ touch: UITouch) {
    touches = [touch]
    let isOneReference =
      MemoryLayout<Set<UITouch>>.size == MemoryLayout<Uncounted<AnyObject>>.size
    storage = isOneReference ? unsafeBitCast(touches, to: Uncounted<AnyObject>.self) : nil
  }

  nonisolated deinit {}

  /// Whether anything else refers to the set; true where that cannot be told.
  var isShared: Bool {
    guard let storage else { return true }
    return !storage.isReferredToOnce
  }
}
