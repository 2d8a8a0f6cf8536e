internal import Foundation

extension UIView {
  final func markNeedsLayout() {
    LayoutFacts.version &+= 1
    if state.needsLayout { return }
    state.needsLayout = true
    hostWindow?.application?.needsLayout(self)
  }

  /// Lays out every view of the subtree that asked, superviews first.
  ///
  /// Layout code may ask for more layout below itself; that is done in the same pass.
  final func layoutSubtree() {
    if LayoutSystem.isInUse { topmostView.solveConstraints() }
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      view.layoutOnce()
      pending.append(contentsOf: view.children.reversed())
    }
  }

  /// Runs the view's own layout if it asked for it.
  final func layoutOnce() {
    guard state.needsLayout else { return }
    state.needsLayout = false
    let controller = extras?.controller
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
}
