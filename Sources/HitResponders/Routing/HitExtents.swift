internal import Foundation
internal import HitGeometry

/// The boxes around everything that a hit test may find in the views of some windows, so that views
/// that are elsewhere need not be asked one by one.
///
/// They hold while no view changes.
///
/// > Complexity: O(views) to make, O(1) to ask.
@MainActor
package struct HitExtents {
  /// The boxes of a view.
  private struct Boxes {
    /// Around the view and everything below it, in its superview's space.
    var all: CGRect
    /// Around everything below it, in its own space.
    var below: CGRect
  }

  private var boxes: [ObjectIdentifier: Boxes] = [:]

  /// Reads where views lie.
  ///
  /// - Parameter windows: The windows whose views are read; others are never ruled out.
  package init(of windows: [UIWindow]) {
    for window in windows {
      let views = window.subtree
      boxes.reserveCapacity(boxes.count + views.count)
      // Superviews come before subviews, so backwards each view is read after what is below it.
      for view in views.reversed() {
        let identity = ObjectIdentifier(view)
        let below = boxes[identity]?.below ?? .null
        let all = Self.box(of: view, holding: below)
        boxes[identity] = Boxes(all: all, below: below)
        guard let parent = view.parent.map({ ObjectIdentifier($0) }) else { continue }
        boxes[parent, default: Boxes(all: .null, below: .null)].below.formUnion(all)
      }
    }
  }

  /// Whether a point is outside a view and everything below it, so that none of them contains it.
  ///
  /// > Coordinates: the space of the view's superview.
  func isElsewhere(_ view: UIView, from point: CGPoint) -> Bool {
    guard let box = boxes[ObjectIdentifier(view)] else { return false }
    return !box.all.contains(point)
  }

  /// Whether a point is outside everything below a view.
  ///
  /// > Coordinates: the view's space.
  func isNothingBelow(_ view: UIView, at point: CGPoint) -> Bool {
    guard let box = boxes[ObjectIdentifier(view)] else { return false }
    return !box.below.contains(point)
  }

  /// The box around a view and what is below it, in its superview's space.
  private static func box(of view: UIView, holding below: CGRect) -> CGRect {
    // Nobody is asked about a point that has no place in the view's space.
    guard view.hasInvertibleHitTransform else { return .null }
    // Code of one's own may find a point inside that is anywhere.
    if view.overrides(.pointInside) { return .infinite }
    let whole = view.hitBounds.standardized.union(below)
    if whole.isInfinite { return .infinite }
    // A point that is computed may be off by a rounding error, so the box is a little larger.
    let box = whole.applying(view.hitTransformToSuperview).insetBy(dx: -1, dy: -1)
    let isExact = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)) < Self.farthest
    return isExact ? box : .infinite
  }

  /// How far from the origin rounding errors are sure to be below a point.
  private static let farthest: CGFloat = 1e9
}

extension CGRect {
  fileprivate mutating func formUnion(_ other: CGRect) { self = union(other) }
}
