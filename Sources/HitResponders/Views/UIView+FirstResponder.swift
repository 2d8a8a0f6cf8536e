extension UIView {
  /// Makes the first responder resign if it is this view, or a view or controller in it.
  ///
  /// - Parameter force: Whether it must resign even where it refuses.
  /// - Returns: Whether none of them is the first responder afterwards.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window = hostWindow, let responder = window.firstResponder else { return true }
    guard responder.placeInTree?.isDescendant(of: self) == true else { return true }
    if responder.resignFirstResponder() { return true }
    if force, window.firstResponder === responder { window.firstResponder = nil }
    return force
  }
}

extension UIResponder {
  /// The view that determines the responder's window: itself, or a controller's.
  final var placeInTree: UIView? { (self as? UIViewController)?.viewIfLoaded ?? self as? UIView }
}
