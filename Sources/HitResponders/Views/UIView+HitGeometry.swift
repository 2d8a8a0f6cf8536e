package import Foundation
package import HitGeometry

// Where a hit test finds a view: at the values in force (rule H17), unless a property animator
// makes it be hit where it is drawn (rule A9). Only animated views need the closer look.
extension UIView {
  /// Returns a point of the superview's bounds space in this view's own, as a hit test does.
  @inline(__always)
  package final func hitPoint(fromSuperview point: CGPoint) -> CGPoint {
    state.isAnimated ? animatedHitPoint(fromSuperview: point) : pointFromSuperview(point)
  }

  /// The rectangle whose points a hit test counts as inside the view.
  ///
  /// > Coordinates: the view's bounds space, as `hitPoint(fromSuperview:)` gives points of it.
  package final var hitBounds: CGRect { isHitAsShown ? shownAppearance.bounds : boundsRect }

  /// Whether a point is in that rectangle.
  @inline(__always)
  final func isInHitBounds(_ point: CGPoint) -> Bool {
    state.isAnimated ? isInAnimatedHitBounds(point) : boundsRect.holds(point)
  }

  /// Whether points of the superview's space can be converted into this view's: rule X16.
  package final var hasInvertibleHitTransform: Bool {
    isHitAsShown ? shownAppearance.transform.isInvertible : hasInvertibleTransform
  }

  /// The map from this view's bounds space to its superview's, or to the screen, for a hit test.
  package final var hitTransformToSuperview: CGAffineTransform {
    isHitAsShown ? paintedTransformToSuperview : transformToSuperview
  }

  /// The map from this view's bounds space to the screen, for a hit test.
  package final var hitTransformToScreen: CGAffineTransform {
    lineage.reduce(.identity) { $0.concatenating($1.hitTransformToSuperview) }
  }

  /// Whether a property animator makes the view be hit where it is drawn: rule A9.
  final var isHitAsShown: Bool {
    guard state.isAnimated, let parts = extras?.animations else { return false }
    return parts.contains { part in
      part.property.isGeometric && !part.isSuperseded && part.run?.hitsAsShown == true
    }
  }

  @inline(never)
  private final func animatedHitPoint(fromSuperview point: CGPoint) -> CGPoint {
    isHitAsShown ? shownPoint(fromSuperview: point) : pointFromSuperview(point)
  }

  @inline(never)
  private final func isInAnimatedHitBounds(_ point: CGPoint) -> Bool { hitBounds.holds(point) }

  /// Returns a point of the superview's bounds space in this view's own, as it is drawn.
  package final func shownPoint(fromSuperview point: CGPoint) -> CGPoint {
    HitTestFacts(shownAppearance, anchor: storedAnchor).pointFromSuperview(point)
  }

  /// The facts that a hit test reads of the view.
  @inline(never)
  package final var hitFacts: HitTestFacts {
    HitTestFacts(isHitAsShown ? shownAppearance : appearance, anchor: storedAnchor)
  }

  /// The facts of the view as if it were hit where it is drawn.
  package final var drawnFacts: HitTestFacts {
    let shown = shownAppearance
    var facts = HitTestFacts(shown, anchor: storedAnchor)
    // A view of negative size contains no point, and is drawn all the same.
    facts.read(shown.bounds.standardized)
    return facts
  }
}

extension AnimatedProperty {
  /// Whether the property is part of the view's geometry.
  fileprivate var isGeometric: Bool { self == .center || self == .bounds || self == .transform }
}

extension HitTestFacts {
  /// Makes the facts of a view; `anchor` is where the center is, in fractions of the size.
  fileprivate init(_ appearance: Appearance, anchor: CGPoint) {
    let bounds = appearance.bounds
    read(bounds)
    center = appearance.center
    self.anchor = bounds.point(at: anchor)
    isTurned = !appearance.transform.isIdentity
    if isTurned { inverse = appearance.transform.inverted() }
  }
}
