package import Foundation

/// What is under a pointer that presses nothing.
package struct PointerTarget {
  package let window: UIWindow
  /// The view that a touch would reach there.
  package let view: UIView
  package let pointInWindow: CGPoint
}

extension UIApplication {
  /// Returns what is under a point of the screen; the views are asked as for a touch, unobserved.
  package final func pointerTarget(
    at pointOnScreen: CGPoint,
    with event: UIEvent?
  ) -> PointerTarget? {
    for window in windowsFrontToBack {
      let point = window.hitPoint(fromSuperview: pointOnScreen)
      if let view = Routing.unwatched({ window.ask(point, with: event) }) {
        let place = window.pointFromSuperview(pointOnScreen)
        return PointerTarget(window: window, view: view, pointInWindow: place)
      }
    }
    return nil
  }
}
