extension UIControl {
  /// Where a control puts its content in its width.
  ///
  /// > Source: UIKit, `UIControl.ContentHorizontalAlignment`. Differs: leading is left.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at an edge, over the whole width, or at the edge where reading begins or ends.
    case center, left, right, fill, leading, trailing
  }

  /// Where a control puts its content in its height.
  ///
  /// > Source: UIKit, `UIControl.ContentVerticalAlignment`.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at an edge, or over the whole height.
    case center, top, bottom, fill
  }
}
