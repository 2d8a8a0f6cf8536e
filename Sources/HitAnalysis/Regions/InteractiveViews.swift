public import HitResponders

/// Which views people expect a press to do something on.
///
/// This is the one definition of an interactive view; verdicts, regions and lint all ask here.
public struct InteractiveViews {
  private let hint: (UIView) -> Bool?

  /// Makes the definition.
  ///
  /// - Parameter hint: What is known of a view that its class does not show, such as a hint in a
  ///   scene file: whether it is interactive, or nothing.
  public init(hint: @escaping (UIView) -> Bool? = { _ in nil }) { self.hint = hint }

  /// Whether people expect a press on a view to do something.
  ///
  /// An enabled control, a view with a handler of its own for touches or with a recognizer that is
  /// switched on; a hint decides against both. A disabled control never counts. Controls need no case
  /// of their own: their handler is an override like any other.
  public func contains(_ view: UIView) -> Bool {
    if view.isDisabledControl { return false }
    return hint(view) ?? (view.overrides(.touchesBegan) || view.hasEnabledRecognizers)
  }
}

extension UIView {
  /// Whether a recognizer of the view is switched on.
  var hasEnabledRecognizers: Bool {
    gestureRecognizers?.contains { $0.isEnabled && !$0.isInternal } ?? false
  }
}
