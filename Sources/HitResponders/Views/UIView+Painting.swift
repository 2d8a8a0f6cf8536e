package import Foundation
internal import HitGeometry

/// What a painter reads of a view.
///
/// It comes from the stored state, without overrides: UIKit draws layers, which never ask a view's
/// getters, and painting must not run client code but `draw(_:)`.
package struct PaintedState {
  package let bounds: CGRect
  package let alpha: CGFloat
  package let isHidden: Bool
  package let clipsToBounds: Bool
  package let backgroundColor: UIColor?
  package let caption: String?
  package let cornerRadius: CGFloat
  package let roundCorners: CACornerMask
  package let border: (width: CGFloat, color: UIColor)?
}

extension UIView {
  /// How the view looks, without overrides.
  package final var paintedState: PaintedState {
    let shown = shownAppearance
    return PaintedState(
      bounds: shown.bounds,
      alpha: shown.alpha,
      isHidden: state.isHidden,
      clipsToBounds: state.clipsToBounds,
      backgroundColor: shown.backgroundColor,
      caption: extras?.caption,
      cornerRadius: shown.style.cornerRadius,
      roundCorners: shown.style.maskedCorners,
      border: shown.style.border
    )
  }

  /// Whether the view has no subviews and none of it is drawn in a rectangle.
  ///
  /// It costs much less than a ``paintedState``, and rules out most views where only a small part
  /// of a large scene is painted.
  ///
  /// > Coordinates: the superview's space.
  package final func isPaintedBeside(_ rect: CGRect) -> Bool {
    guard children.isEmpty else { return false }
    return !paintedBounds.applying(paintedTransformToSuperview).overlaps(rect)
  }

  /// The subviews as they are drawn, back to front, without overrides.
  ///
  /// > Order: by `zPosition` of their layers, else as in `subviews`.
  package final var paintedSubviews: [UIView] {
    let views = subviewSnapshot
    func height(_ view: UIView) -> CGFloat { view.extras?.style.zPosition ?? 0 }
    for view in views where height(view) != 0 {
      return views.enumerated()
        .sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }
        .map(\.element)
    }
    return views
  }
}
