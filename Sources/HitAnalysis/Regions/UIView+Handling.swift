internal import HitResponders

extension UIView {
  /// Whether a touch on the view is handled on its way up to where another view's way joins it.
  ///
  /// Every responder on the way counts, controllers and the window's among them.
  ///
  /// - Parameters:
  ///   - other: A view whose touches this one takes.
  ///   - isPressed: Whether more is known of a view than its class and recognizers say.
  /// - Returns: Whether somebody does something with the touch.
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
