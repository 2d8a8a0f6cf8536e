internal import DequeModule

// Whoever keeps what a view answered must know when the answer may be another. Each view says when it
// changed last, and a question about a view looks at all that its answer may depend on: itself, what
// is in it, and what it is in.
extension UIView {
  /// How often any view changed so far.
  @exclusivity(unchecked)
  package private(set) static var changeCount: UInt64 = 0

  /// Says that something about the view changed: its place, its size, its looks, its subviews.
  ///
  /// What a class adds to its state is its own to announce; `setNeedsDisplay()` does.
  @inline(__always)
  final func noteChange() {
    Self.changeCount &+= 1
    changeStamp = UInt32(truncatingIfNeeded: Self.changeCount)
  }

  /// Whether a hit test of the view may answer differently than when the count was taken.
  ///
  /// - Parameters:
  ///   - count: The count of changes then.
  ///   - budget: How many views may be looked at; less by those that were.
  /// - Returns: Whether it may; also where there are more views than may be looked at.
  package final func mayAnswerDifferently(since count: UInt64, _ budget: inout Int) -> Bool {
    // Stamps have half of the bits, so they tell what is newer only while not too much changed.
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
