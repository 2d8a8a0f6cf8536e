internal import Foundation

/// Tells hover recognizers about a pointer that presses nothing.
///
/// The view under the pointer is the one that a touch would reach there, and the recognizers are
/// its own and those of its superviews. No view is asked while no such recognizer was ever made, so
/// a pointer that merely moves calls no override of a program that does not care.
final class HoverRouter {
  private var hovered: [WeakRecognizer] = []

  /// Whether the pointer is over no view that follows it.
  var isIdle: Bool { hovered.isEmpty }

  func move(to pointOnScreen: CGPoint?, in application: UIApplication) {
    guard UIGestureRecognizer.someFollowPointer else { return }
    let target = pointOnScreen.flatMap { application.pointerTarget(at: $0, with: nil) }
    let reached = target.map { recognizers(above: $0.view) } ?? []
    for recognizer in hovered.compactMap(\.recognizer) where !reached.contains(recognizer) {
      if recognizer.tracking.state.isGoingOn { recognizer.move(to: .ended, because: .pointerLeft) }
    }
    hovered = reached.map(WeakRecognizer.init)
    guard let target else { return }
    for recognizer in reached {
      recognizer.tracking.pointer = .hover(target.window)
      recognizer.tracking.lastCentroidInWindow = target.pointInWindow
      if recognizer.tracking.state.isGoingOn {
        recognizer.move(to: .changed, because: .pointerMoved)
      } else {
        recognizer.move(to: .began, because: .pointerEntered)
      }
    }
  }

  private func recognizers(above view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      found += (view.extras?.recognizers ?? []).filter { $0.followsPointer && $0.isEnabled }
      next = view.parent
    }
    return found
  }
}
