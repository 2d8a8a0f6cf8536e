internal import Foundation
internal import HitResponders

// Thresholds are numbers a person can read, such as 10 points. Places and times are sums that carry
// rounding, and a billionth decides nothing.
nonisolated private let rounding = 1e-9

nonisolated extension CGFloat {
  /// Whether this is as much as is needed.
  func reaches(_ needed: CGFloat) -> Bool { self >= needed - CGFloat(rounding) }

  /// Whether this is more than is allowed.
  func exceeds(_ limit: CGFloat) -> Bool { self > limit + CGFloat(rounding) }
}

nonisolated extension CGPoint {
  /// How far another point is.
  func distance(to other: CGPoint) -> CGFloat {
    let (across, down) = (other.x - x, other.y - y)
    return (across * across + down * down).squareRoot()
  }

  /// How far this is from the origin, as the tip of a way.
  var length: CGFloat { distance(to: .zero) }
}

nonisolated extension [CGPoint] {
  /// The average of the points; none of no points.
  var middle: CGPoint? {
    if isEmpty { return nil }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

extension Set<UITouch> {
  /// The touches by ascending finger, so that nothing depends on the order of a set.
  var inOrder: [UITouch] {
    count < 2 ? Array(self) : sorted { $0.finger < $1.finger }
  }
}
