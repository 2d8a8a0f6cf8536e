public import Foundation
public import HitResponders

extension Explainer {
  /// Returns every view whose bounds contain a point, front to back, windows last.
  ///
  /// Views that are hidden, transparent or switched off count, what ancestors cut off does not.
  /// Overrides are not asked.
  ///
  /// > Coordinates: `point` is in screen points.
  ///
  /// - Complexity: The views of the screen once.
  public func views(at point: CGPoint) -> [UIView] {
    application.windows.reversed().flatMap { window -> [UIView] in
      var found: [UIView] = []
      var pending: [(view: UIView, point: CGPoint)] = [(window, point)]
      while let (view, outer) = pending.popLast() {
        guard view.hasInvertibleHitTransform else { continue }
        let inner = view.hitPoint(fromSuperview: outer)
        let isInside = view.hitBounds.contains(inner)
        if isInside { found.append(view) }
        if !isInside, view.clipsToBounds || view is UIWindow { continue }
        for subview in view.subviews.reversed() { pending.append((subview, inner)) }
      }
      // They were found back to front, each before its subviews.
      return found.reversed()
    }
  }
}
