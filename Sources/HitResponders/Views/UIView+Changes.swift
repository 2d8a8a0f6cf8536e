internal import DequeModule

// Code that stores a view's answer must know when the answer may change. Each view stores when it
// changed last, and a question about a view checks all that its answer may depend on: itself, its
// subtree and its superviews.
extension UIView {
  /// How often any view changed so far.
  @exclusivity(unchecked)
  package private(set) static var changeCount: UInt64 = 0

  /// Records that something about the view changed: its place, its size, its looks, its subviews.
  ///
  /// A subclass records a change of its own state with `setNeedsDisplay()`.
  @inline(__always)
  final func noteChange() {
    Self.changeCount &+= 1
    changeStamp = UInt32(truncatingIfNeeded: Self.changeCount)
  }

  /// Whether a hit test of the view may answer differently than when the count was taken.
  ///
  /// - Parameters:
  ///   - count: The count of changes then.
  ///   - budget: How many views may be examined; reduced by those that were.
  /// - Returns: Whether it may; also where there are more views than may be examined.
  package final func mayAnswerDifferently(since count: UInt64, _ budget: inout Int) -> Bool {
    // Stamps have half of the bits, so they are comparable only while not too much changed.
    guard Self.changeCount &- count < UInt64(Int32.max) else { return true }
    let stamp = UInt32(truncatingIfNeeded: count)
    var outer: UIView? = self
    while let view = outer {
      budget -= 1
      if view.isNewer(than: stamp) { return true }
      outer = view.parent
    }
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      budget -= view.children.count
      if budget < 0 { return true }
      for child in view.children {
        if child.isNewer(than: stamp) { return true }
        if !child.children.isEmpty { pending.append(child) }
      }
    }
    return false
  }

  /// Whether the view changed since, or changes as time goes by.
  @inline(__always)
  private final func isNewer(than stamp: UInt32) -> Bool {
    state.isAnimated || Int32(bitPattern: changeStamp &- stamp) > 0
  }
}
