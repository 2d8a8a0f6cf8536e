internal import Foundation
internal import HitInspector
internal import HitResponders

/// What is around a view that is dragged: its superview, and the siblings that are shown.
///
/// > Coordinates: the superview's bounds space.
struct EditSurroundings {
  let bounds: CGRect
  let boxes: [CGRect]

  /// The most siblings that are looked at.
  private static let mostSiblings = 200

  /// Reads what is around a view; nothing of one without a superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    bounds = superview.bounds
    boxes = superview.subviews.prefix(Self.mostSiblings)
      .filter { $0 !== view && !$0.isHidden }.map(\.frame)
  }
}

/// How far a view that is dragged is from the edges of its superview and from its nearest siblings.
///
/// > Coordinates: the superview's bounds space.
struct EditDistances {
  typealias Axis = EditSnapping.Axis

  /// A distance along an axis.
  struct Distance {
    /// The other end, and the view's edge.
    var start: CGPoint
    var end: CGPoint
    /// Below 0 where the view sticks out.
    var length: CGFloat
    /// Whether another distance along the axis is as long.
    var isEqual = false
  }

  private let surroundings: EditSurroundings

  init(_ surroundings: EditSurroundings) { self.surroundings = surroundings }

  /// Where along a side the distance to the superview is drawn, as a part of the side.
  private static let ownPlace: CGFloat = 0.2
  /// How far beside the view it is drawn where the view sticks out, in points.
  private static let outside: CGFloat = 16
  /// How wide a side must be for the distance to a sibling and that to the superview behind it.
  private static let roomy: CGFloat = 40

  /// Measures a rectangle; distances of one axis that are alike are marked as such.
  func distances(of rect: CGRect) -> [Distance] {
    Axis.allCases.flatMap { axis -> [Distance] in
      var found: [Distance] = []
      /// How far a sibling is from the one behind it.
      var behind: [Distance] = []
      for isLow in [true, false] {
        let near = neighbour(of: rect, along: axis, isLow)
        if let near {
          found.append(distance(from: near, to: rect, along: axis, isLow))
          if let next = neighbour(of: near, along: axis, isLow) {
            behind.append(distance(from: next, to: near, along: axis, isLow))
          }
        }
        let side = axis.other.extent(of: rect)
        if near == nil || side.upperBound - side.lowerBound >= Self.roomy {
          found.append(edge(of: rect, along: axis, isLow))
        }
      }
      found = found.filter { abs($0.length) >= 0.05 }
      behind = behind.filter { gap in found.contains { $0.isAlike(gap) } }
      let all = found + behind
      return all.indices.map { index in
        var distance = all[index]
        distance.isEqual = all.indices.contains { $0 != index && all[$0].isAlike(distance) }
        return distance
      }
    }
  }

  /// The sibling that is nearest to a rectangle on one side of it and beside it.
  private func neighbour(of rect: CGRect, along axis: Axis, _ isLow: Bool) -> CGRect? {
    let (range, side) = (axis.extent(of: rect), axis.other.extent(of: rect))
    let beside = surroundings.boxes.filter { box in
      let (own, across) = (axis.extent(of: box), axis.other.extent(of: box))
      return across.lowerBound < side.upperBound && side.lowerBound < across.upperBound
        && (isLow ? own.upperBound <= range.lowerBound : own.lowerBound >= range.upperBound)
    }
    return isLow
      ? beside.max { axis.extent(of: $0).upperBound < axis.extent(of: $1).upperBound }
      : beside.min { axis.extent(of: $0).lowerBound < axis.extent(of: $1).lowerBound }
  }

  /// The distance between two rectangles that are beside each other, in the middle of what they
  /// have in common.
  private func distance(
    from box: CGRect,
    to rect: CGRect,
    along axis: Axis,
    _ isLow: Bool
  ) -> Distance {
    let (own, other) = (axis.extent(of: rect), axis.extent(of: box))
    let (side, across) = (axis.other.extent(of: rect), axis.other.extent(of: box))
    let common =
      max(side.lowerBound, across.lowerBound) + min(side.upperBound, across.upperBound)
    let (start, end) =
      isLow ? (other.upperBound, own.lowerBound) : (other.lowerBound, own.upperBound)
    return Distance(
      start: axis.point(start, common / 2),
      end: axis.point(end, common / 2),
      length: abs(end - start)
    )
  }

  /// The distance to an edge of the superview.
  private func edge(of rect: CGRect, along axis: Axis, _ isLow: Bool) -> Distance {
    let (own, outer) = (axis.extent(of: rect), axis.extent(of: surroundings.bounds))
    let side = axis.other.extent(of: rect)
    let (start, end) =
      isLow ? (outer.lowerBound, own.lowerBound) : (outer.upperBound, own.upperBound)
    let length = isLow ? end - start : start - end
    let place =
      length < 0
      ? side.upperBound + Self.outside
      : side.lowerBound + (side.upperBound - side.lowerBound) * Self.ownPlace
    return Distance(
      start: axis.point(start, place),
      end: axis.point(end, place),
      length: length
    )
  }
}

extension EditDistances.Distance {
  /// Whether another distance is as long, and neither is one of sticking out.
  fileprivate func isAlike(_ other: Self) -> Bool {
    length > 0 && other.length > 0 && abs(length - other.length) < 0.05
  }
}
