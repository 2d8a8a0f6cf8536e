internal import HitResponders

extension UIView {
  /// Whether a touch on the view is handled before its responder chain joins another view's.
  ///
  /// Every responder on the way counts, controllers and the window's among them.
  ///
  /// - Parameters:
  ///   - other: A view whose touches this one takes.
  ///   - isPressed: Whether a view is known to be pressed, beyond its class and recognizers.
  /// - Returns: Whether some responder does something with the touch.
  func isHandled(upTo other: UIView, isPressed: (UIView) -> Bool = { _ in false }) -> Bool {
    var next: UIResponder? = self
    var steps = 0
    while let responder = next, steps < 10_000 {
      if responder.overrides(.touchesBegan) { return true }
      if let view = responder as? UIView {
        if view.hasEnabledRecognizers || isPressed(view) { return true }
        if other.isDescendant(of: view) { return false }
      }
      next = responder.next
      steps += 1
    }
    return false
  }
}
