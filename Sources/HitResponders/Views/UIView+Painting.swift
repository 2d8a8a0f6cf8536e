package import Foundation

/// What a painter reads of a view.
///
/// It comes from the stored state, past any override: UIKit draws layers, which never ask a view's
/// getters, and painting must not run user code but `draw(_:)`.
package struct PaintedState {
  package var bounds: CGRect
  package var alpha: CGFloat
  package var isHidden: Bool
  package var clipsToBounds: Bool
  package var backgroundColor: UIColor?
  package var caption: String?
  package var cornerRadius: CGFloat
  package var border: (width: CGFloat, color: UIColor)?
}

extension UIView {
  /// How the view looks, whatever its class overrides.
  package final var paintedState: PaintedState {
    let extras = extras
    return PaintedState(
      bounds: boundsRect,
      alpha: CGFloat(state.alpha),
      isHidden: state.isHidden,
      clipsToBounds: state.clipsToBounds,
      backgroundColor: extras?.backgroundColor,
      caption: extras?.caption,
      cornerRadius: cornerRadius,
      border: border
    )
  }

  /// The subviews back to front, whatever the class overrides.
  package final var paintedSubviews: [UIView] { subviewSnapshot }
}
