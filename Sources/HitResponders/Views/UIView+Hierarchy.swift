internal import DequeModule
internal import Foundation

extension UIView {
  /// Whether this view is in a view's subtree, or is that view.
  public final func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.parent
    }
    return false
  }

  /// The subviews as an array, made once after each change.
  final var subviewSnapshot: [UIView] {
    if let childrenSnapshot { return childrenSnapshot }
    let snapshot = Array(children)
    childrenSnapshot = snapshot
    return snapshot
  }

  /// Returns the first view below this one, depth first and itself first, that a test accepts.
  final func firstDescendant(where isWanted: (UIView) -> Bool) -> UIView? {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if isWanted(view) { return view }
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// This view and everything below it, superviews before subviews.
  package final var subtree: [UIView] {
    var all: [UIView] = [self]
    var next = 0
    while next < all.count {
      all.append(contentsOf: all[next].children)
      next += 1
    }
    return all
  }

  /// Returns where a subview stands, looking from both ends at once.
  ///
  /// - Complexity: Proportional to the distance from the nearer end, so that emptying a wide view
  ///   from either end stays linear.
  final func indexOfChild(_ view: UIView) -> Int? {
    var low = 0
    var high = children.count - 1
    while low <= high {
      if children[low] === view { return low }
      if children[high] === view { return high }
      low += 1
      high -= 1
    }
    return nil
  }
}

// MARK: - Changing the tree

extension UIView {
  /// Adds a view among the children, at the place that `index` finds once it has left its old one.
  final func insert(_ view: UIView, at index: (UIView) -> Int) {
    precondition(
      view !== self && (view.children.isEmpty || !isDescendant(of: view)),
      "Can't add \(view.routingName) as a subview of \(routingName): it is that view or holds it. "
        + "Remove the inner view from its superview first."
    )
    if view.parent === self { return moveChild(view, to: index(self), isInserting: true) }
    let newWindow = hostWindow
    let stays = view.hostWindow === newWindow
    view.parent?.willRemoveSubview(view)
    if !stays { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    view.leaveParent()
    let place = max(0, min(index(self), children.count))
    children.insert(view, at: place)
    childrenSnapshot = nil
    view.parent = self
    if !stays { view.finishMove(to: newWindow) }
    view.noteDamage()
    markNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Takes this view out of its superview and, with its subtree, out of the window.
  final func detach() {
    guard let superview = parent else { return }
    let hadWindow = hostWindow != nil
    superview.willRemoveSubview(self)
    if hadWindow { announceMove(to: nil) }
    willMove(toSuperview: nil)
    guard parent === superview else { return }
    withExtendedLifetime(self) {
      leaveParent()
      if hadWindow { finishMove(to: nil) }
      superview.markNeedsLayout()
      didMoveToSuperview()
    }
  }

  final func moveChild(_ view: UIView, to index: Int, isInserting: Bool = false) {
    guard let old = indexOfChild(view) else { return }
    // An index found with the view still in its place is one too far once it has been taken out.
    let shift = isInserting && index > old ? 1 : 0
    let place = max(0, min(index - shift, children.count - 1))
    if place == old { return }
    children.remove(at: old)
    children.insert(view, at: place)
    childrenSnapshot = nil
    view.noteDamage()
  }

  final func exchangeChildren(_ first: Int, _ second: Int) {
    precondition(
      children.indices.contains(first) && children.indices.contains(second),
      "exchangeSubview(at: \(first), withSubviewAt: \(second)): \(routingName) has "
        + "\(children.count) subviews."
    )
    children.swapAt(first, second)
    childrenSnapshot = nil
    children[first].noteDamage()
    children[second].noteDamage()
  }

  private final func leaveParent() {
    guard let superview = parent else { return }
    noteDamage()
    if let index = superview.indexOfChild(self) {
      // The children own the view: it must outlive its own removal.
      withExtendedLifetime(superview.children[index]) {
        _ = superview.children.remove(at: index)
        superview.childrenSnapshot = nil
        parent = nil
      }
    }
  }
}

// MARK: - Windows

extension UIView {
  /// Prepares the subtree for another window: cancels its touches, drops its first responder.
  final func announceMove(to newWindow: UIWindow?) {
    if let hostWindow {
      hostWindow.application?.touchRouter.cancelTouches(inSubtreeOf: self)
      hostWindow.releaseFirstResponder(inSubtreeOf: self)
    }
    if hostWindow == nil && newWindow == nil { return }
    for view in subtree {
      view.willMove(toWindow: newWindow)
      view.extras?.controller?.viewMayAppear(in: newWindow)
    }
  }

  /// Enters the window that `announceMove(to:)` told of.
  final func finishMove(to newWindow: UIWindow?) {
    let views = subtree
    for view in views { view.hostWindow = newWindow }
    for view in views {
      if view.state.needsLayout { newWindow?.application?.needsLayout(view) }
      view.didMoveToWindow()
      view.extras?.controller?.viewDidAppear(in: newWindow)
    }
  }

  /// Lets the subtree go without recursion, so that a tree of any depth can die.
  final func dismantle() {
    var orphans = releaseChildren()
    while var view = orphans.popLast() {
      if isKnownUniquelyReferenced(&view) { orphans.append(contentsOf: view.releaseChildren()) }
    }
  }

  private final func releaseChildren() -> [UIView] {
    let orphans = Array(children)
    children.removeAll()
    childrenSnapshot = nil
    for view in orphans {
      view.parent = nil
      if view.hostWindow != nil { view.forgetWindow() }
    }
    return orphans
  }

  /// Takes the subtree out of a window that is dying and can be told nothing any more.
  private final func forgetWindow() {
    for view in subtree { view.hostWindow = nil }
  }
}
