package import Foundation
package import HitGeometry

extension UIView {
  /// The view's stored values that can be animated.
  final var appearance: Appearance {
    Appearance(
      center: centerInSuperview,
      bounds: boundsRect,
      transform: transforms?.transform ?? .identity,
      alpha: CGFloat(state.alpha),
      backgroundColor: extras?.backgroundColor,
      style: extras?.style ?? LayerStyle()
    )
  }

  /// The drawn values: the stored ones, unless the view is being animated.
  final var shownAppearance: Appearance {
    var shown = appearance
    guard state.isAnimated, let parts = extras?.animations else { return shown }
    var turning: AnimationPart?
    for part in parts where !part.isSuperseded {
      if part.property != .transform {
        part.shift(&shown)
      } else if turning == nil || part.hasBegun {
        turning = part
      }
    }
    if let turning { shown.transform = turning.transform }
    return shown
  }

  /// Stores values without setters and without damage, where an animator ends.
  final func store(_ appearance: Appearance, _ property: AnimatedProperty) {
    switch property {
    case .center: centerInSuperview = appearance.center
    case .bounds: setBounds(appearance.bounds)
    case .transform: transforms = TransformPair(appearance.transform, anchor: storedAnchor)
    case .alpha: state.alpha = Double(appearance.alpha)
    case .backgroundColor: withExtras { $0.backgroundColor = appearance.backgroundColor }
    case .cornerRadius: withExtras { $0.style.cornerRadius = appearance.style.cornerRadius }
    case .borderWidth: withExtras { $0.style.borderWidth = appearance.style.borderWidth }
    case .borderColor: withExtras { $0.style.borderColor = appearance.style.borderColor }
    }
  }

  /// Removes the parts of a run, so that the stored values are drawn.
  final func leave(_ run: AnimationRun) {
    guard let extras else { return }
    extras.animations.removeAll { $0.run === run || $0.run == nil }
    state.isAnimated = !extras.animations.isEmpty
  }

  /// Whether a running animation takes the view out of the hit test: rules A1 and A6.
  ///
  /// Only asked of animated views, so it costs other views nothing.
  @inline(never)
  final var isBlockedByAnimation: Bool {
    extras?.animations.contains { part in
      guard let run = part.run, let application = run.application else { return false }
      return run.blocksTouches(at: application.now)
    } ?? false
  }

  /// The bounds as they are drawn, without overrides.
  package final var paintedBounds: CGRect { state.isAnimated ? shownAppearance.bounds : boundsRect }

  /// The alpha with which the view is drawn, without overrides; 0 of one that is hidden.
  package final var shownAlpha: Double { state.isHidden ? 0 : paintedAlpha }

  final var paintedAlpha: Double { state.isAnimated ? Double(shownAppearance.alpha) : state.alpha }

  /// The map from the view's bounds space to its superview's, or to the screen, as it is drawn.
  package final var paintedTransformToSuperview: CGAffineTransform {
    if !state.isAnimated { return transformToSuperview }
    return transformToSuperview(drawing: shownAppearance)
  }

  /// The map from the bounds space to the superview's, or to the screen, under other values.
  final func transformToSuperview(drawing appearance: Appearance) -> CGAffineTransform {
    let (anchor, center) = (appearance.bounds.point(at: storedAnchor), appearance.center)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(appearance.transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  package final var isAnimated: Bool { state.isAnimated }

  /// Whether the view is drawn in another place or shape than it is hit.
  package final var isDrawnElsewhere: Bool {
    guard state.isAnimated, !isHitAsShown else { return false }
    let (stored, shown) = (appearance, shownAppearance)
    return stored.center != shown.center || stored.bounds != shown.bounds
      || stored.transform != shown.transform
  }
}
