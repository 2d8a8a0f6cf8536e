internal import DequeModule

/// The one hook of views and responders for code that stores what it read of them.
///
/// A live hit map stores what views answered, and a recorder stores names and the ways of messages.
/// Neither is known here: views count what happens to them, and such code compares the counts with
/// those it stored. Where it stores something about one responder, it does so by the responder's
/// `serialNumber`.
@MainActor
package enum SceneChanges {
  /// How often any view changed so far: its place, its size, its looks, its subviews.
  @exclusivity(unchecked)
  fileprivate(set) static var count: UInt64 = 0
  @exclusivity(unchecked)
  private static var nameCount = 0
  @exclusivity(unchecked)
  private static var serialNumbers = 0

  /// How often any view changed so far: its place, its size, its looks, its subviews.
  ///
  /// A call, as the next one: other modules would check each access to a stored property.
  package static var viewVersion: UInt64 { count }

  /// How often something changed that the names and the chain of responders are made of:
  /// identifiers, the order of subviews, the controllers of views.
  package static var nameVersion: Int { nameCount }

  /// Counts a change of identifiers, of subviews or of controllers.
  @inline(__always)
  static func noteNames() { nameCount &+= 1 }

  /// Returns a number that no responder has yet.
  @inline(__always)
  static func makeSerialNumber() -> Int {
    serialNumbers &+= 1
    return serialNumbers
  }
}

extension UIView {
  /// Records that something about the view changed: its place, its size, its looks, its recognizers.
  ///
  /// A subclass records a change of its own state with `setNeedsDisplay()`, or with this where it
  /// looks the same and only hit tests are answered otherwise.
  @inline(__always)
  package final func noteChange() {
    SceneChanges.count &+= 1
    changeStamp = UInt32(truncatingIfNeeded: SceneChanges.count)
    hosting?.borrowed { $0.contentVersion = SceneChanges.count }
  }

  /// Records that the view has other subviews, or has them in another order.
  @inline(__always)
  final func noteHierarchyChange() {
    noteChange()
    SceneChanges.noteNames()
  }

  /// A number that is another one whenever the view itself has changed; `nil` where it changes as
  /// time goes by.
  package final var changeNumber: UInt32? { state.isAnimated ? nil : changeStamp }

  /// Whether a hit test of the view may answer differently than when the count was taken.
  ///
  /// - Parameters:
  ///   - count: The count of changes then.
  ///   - budget: How many views may be examined; reduced by those that were.
  /// - Returns: Whether it may; also where there are more views than may be examined.
  package final func mayAnswerDifferently(since count: UInt64, _ budget: inout Int) -> Bool {
    // Stamps have half of the bits, so they are comparable only while not too much changed.
    guard SceneChanges.count &- count < UInt64(Int32.max) else { return true }
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
