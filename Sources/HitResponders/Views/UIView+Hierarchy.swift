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

  /// The view and those that it is in, its window last.
  package final var ancestry: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

  /// The views that it is in, its window last.
  package final var ancestors: DropFirstSequence<UnfoldFirstSequence<UIView>> {
    ancestry.dropFirst()
  }

  /// The view and those that it is in, whatever overrides `superview`.
  final var lineage: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.parent } }

  /// The subviews as an array, made once after each change.
  package final var subviewSnapshot: [UIView] {
    refreshSnapshot()
    return childrenSnapshot
  }

  /// Fills the snapshot of the subviews, which each change empties.
  @inline(__always)
  final func refreshSnapshot() {
    if childrenSnapshot.isEmpty && !children.isEmpty { childrenSnapshot = Array(children) }
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

  /// Returns the index of a subview, searching from both ends at once.
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

// Callbacks run during a change and may change the tree themselves. So whatever was read before a
// callback is read again after it, and nothing is called between the last check and the change.
extension UIView {
  /// Inserts a view at the index that `index` returns once the view has left its old superview.
  final func insert(_ view: UIView, at index: (UIView) -> Int) {
    requireAcyclic(adding: view)
    if view.parent === self { return reorder(view, at: index) }
    view.parent?.willRemoveSubview(view)
    if view.hostWindow !== hostWindow { view.announceMove(to: hostWindow) }
    view.willMove(toSuperview: self)
    while view.hostWindow !== hostWindow, view.quitWindow() {}
    requireAcyclic(adding: view)
    if view.parent === self { return reorder(view, at: index) }
    let oldWindow = view.hostWindow
    view.leaveParent()
    let place = max(0, min(index(self), children.count))
    children.insert(view, at: place)
    childrenSnapshot = []
    view.parent = self
    if oldWindow !== hostWindow { view.finishMove(from: oldWindow, to: hostWindow) }
    view.addDamage()
    markNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Removes this view from its superview and, with its subtree, from the window.
  final func detach() {
    guard let superview = parent else { return }
    superview.willRemoveSubview(self)
    if hostWindow != nil { announceMove(to: nil) }
    guard parent === superview else { return }
    willMove(toSuperview: nil)
    while quitWindow() {}
    guard parent === superview else { return }
    withExtendedLifetime(self) {
      let oldWindow = hostWindow
      leaveParent()
      if oldWindow != nil { finishMove(from: oldWindow, to: nil) }
      didMoveToSuperview()
    }
  }

  /// Moves a subview to the index that `index` returns for the siblings without it.
  final func reorder(_ view: UIView, at index: (UIView) -> Int) {
    guard let old = indexOfChild(view) else { return }
    children.remove(at: old)
    let place = max(0, min(index(self), children.count))
    children.insert(view, at: place)
    if place == old { return }
    childrenSnapshot = []
    view.addDamage()
  }

  private final func requireAcyclic(adding view: UIView) {
    precondition(
      view !== self && (view.children.isEmpty || !isDescendant(of: view)),
      "Can't add \(view.routingName) as a subview of \(routingName): it is that view or holds it. "
        + "Remove the inner view from its superview first."
    )
  }

  private final func leaveParent() {
    guard let superview = parent else { return }
    addDamage()
    if let index = superview.indexOfChild(self) {
      // The children own the view: it must outlive its own removal.
      withExtendedLifetime(superview.children[index]) {
        Leavers.keep(self)
        _ = superview.children.remove(at: index)
        superview.childrenSnapshot = []
        parent = nil
        superview.markNeedsLayout()
      }
    }
  }

  // MARK: Windows

  /// Prepares the subtree for another window: cancels its touches, drops its first responder.
  final func announceMove(to newWindow: UIWindow?) {
    _ = quitWindow()
    for view in subtree {
      view.willMove(toWindow: newWindow)
      view.extras?.controller?.viewMayAppear(in: newWindow)
    }
  }

  /// Ends what involves the subtree in its window: a motion, first responder and touches.
  ///
  /// - Returns: Whether a responder was notified that a motion or touches were cancelled. Client
  ///   code may have moved other touched views into the subtree, so a caller that needs all to be
  ///   ended calls again until nothing is notified.
  private final func quitWindow() -> Bool {
    guard let hostWindow else { return false }
    let application = hostWindow.application
    let hadMotion = application?.cancelMotion(inSubtreeOf: self) ?? false
    hostWindow.releaseFirstResponder(inSubtreeOf: self)
    let hadTouches = application?.touchRouter.cancelTouches(inSubtreeOf: self) ?? false
    return hadMotion || hadTouches
  }

  /// Enters the window that `announceMove(to:)` announced.
  private final func finishMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    let views = subtree
    for view in views {
      oldWindow?.application?.forgetLayout(view)
      view.hostWindow = newWindow
    }
    for view in views {
      if view.state.needsLayout { view.hostWindow?.application?.needsLayout(view) }
      view.didMoveToWindow()
      view.extras?.controller?.viewDidAppear(in: view.hostWindow)
    }
  }

  /// Releases the subtree without recursion, so that a tree of any depth can be deallocated.
  final func dismantle() {
    if let list = extras?.recognizerList {
      Leavers.keep(list)
      for recognizer in list.items { recognizer.host = nil }
    }
    var orphans = releaseChildren()
    while var view = orphans.popLast() {
      if isKnownUniquelyReferenced(&view) { orphans.append(contentsOf: view.releaseChildren()) }
    }
    extras = nil
  }

  private final func releaseChildren() -> [UIView] {
    let orphans = Array(children)
    children.removeAll()
    childrenSnapshot = []
    for view in orphans {
      Leavers.keep(view)
      view.parent = nil
      if view.hostWindow != nil { view.forgetWindow() }
    }
    return orphans
  }

  /// Removes the subtree from a window that is being deallocated and can no longer be notified.
  private final func forgetWindow() { for view in subtree { view.hostWindow = nil } }
}
