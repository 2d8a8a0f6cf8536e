internal import Foundation
internal import HitControls
public import HitGeometry
public import HitResponders

/// How far beyond its bounds a view can be hit, by the overrides in its scene file.
public enum BehaviourExtent {
  /// Returns how far beyond its edges a view may answer; `nil` where that is unknown or unbounded.
  ///
  /// > Units: points of the bounds space; positive is outwards, and no side is negative.
  public static func of(_ view: UIView) -> UIEdgeInsets? {
    guard let behaviour = (view as? any BehavingObject)?.behaviour,
      let inside = behaviour.pointExtent(view.bounds)
    else { return nil }
    switch behaviour.hitTest {
    case nil, .selfIfInside, .nilIfSelf: return inside
    case .prefer: return nil
    case .childrenOutside:
      // An overriding view may answer anywhere, other views only within their frames.
      let isPlain = !view.subviews.contains { $0.overrides(.hitTest) || $0.overrides(.pointInside) }
      if !isPlain { return nil }
      let held = view.subviews.reduce(view.bounds) { $0.union($1.frame) }
      let children = Behaviour.extent(to: held, from: view.bounds)
      return UIEdgeInsets(
        top: max(inside.top, children.top),
        left: max(inside.left, children.left),
        bottom: max(inside.bottom, children.bottom),
        right: max(inside.right, children.right)
      )
    }
  }
}

extension Behaviour {
  /// How far beyond each edge of its bounds a point is inside; `nil` where all points are.
  fileprivate func pointExtent(_ bounds: CGRect) -> UIEdgeInsets? {
    switch pointInside {
    case nil, .never: return .zero
    case .always: return nil
    case .circle(let centre, let radius):
      let box = CGRect(
        x: centre.x - radius,
        y: centre.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
      return Self.extent(to: box, from: bounds)
    case .inset(let insets): return Self.extent(to: bounds.inset(by: insets), from: bounds)
    }
  }

  /// How far a rectangle extends beyond each edge of another one.
  fileprivate static func extent(to outer: CGRect, from bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, bounds.minY - outer.minY),
      left: max(0, bounds.minX - outer.minX),
      bottom: max(0, outer.maxY - bounds.maxY),
      right: max(0, outer.maxX - bounds.maxX)
    )
  }
}
