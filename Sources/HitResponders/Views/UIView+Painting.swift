package import Foundation

/// What a painter reads of a view.
///
/// It comes from the stored state, without overrides: UIKit draws layers, which never ask a view's
/// getters, and painting must not run client code but `draw(_:)`.
package struct PaintedState {
  package var bounds: CGRect
  package var alpha: CGFloat
  package var isHidden: Bool
  package var clipsToBounds: Bool
  package var backgroundColor: UIColor?
  package var caption: String?
  package var cornerRadius: CGFloat
  package var roundCorners: CACornerMask
  package var border: (width: CGFloat, color: UIColor)?
}

extension PaintedState {
  /// Uses the values of a view that is being animated.
  fileprivate mutating func use(_ appearance: Appearance) {
    bounds = appearance.bounds
    alpha = appearance.alpha
    backgroundColor = appearance.backgroundColor
    cornerRadius = appearance.style.cornerRadius
    border = appearance.style.border
  }
}

extension UIView {
  /// How the view looks, without overrides.
  package final var paintedState: PaintedState {
    let extras = extras
    var painted = PaintedState(
      bounds: boundsRect,
      alpha: CGFloat(state.alpha),
      isHidden: state.isHidden,
      clipsToBounds: state.clipsToBounds,
      backgroundColor: extras?.backgroundColor,
      caption: extras?.caption,
      cornerRadius: cornerRadius,
      roundCorners: extras?.style.maskedCorners ?? .all,
      border: border
    )
    if state.isAnimated { painted.use(shownAppearance) }
    return painted
  }

  /// The subviews as they are drawn, back to front, without overrides.
  ///
  /// > Order: by `zPosition` of their layers, else as in `subviews`.
  package final var paintedSubviews: [UIView] {
    let views = subviewSnapshot
    guard views.contains(where: { $0.extras.map { $0.style.zPosition != 0 } ?? false }) else {
      return views
    }
    func height(_ view: UIView) -> CGFloat { view.extras?.style.zPosition ?? 0 }
    return views.enumerated()
      .sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }
      .map(\.element)
  }
}
