extension UIView {
  /// Makes the first responder resign if it is this view, or a view or controller in it.
  ///
  /// - Parameter force: Whether it has to, although it does not want to.
  /// - Returns: Whether none of them is the first responder afterwards.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window = hostWindow, let responder = window.firstResponder else { return true }
    let place = (responder as? UIViewController)?.viewIfLoaded ?? responder as? UIView
    guard place?.isDescendant(of: self) == true else { return true }
    if responder.resignFirstResponder() { return true }
    if force, window.firstResponder === responder { window.firstResponder = nil }
    return force
  }
}
