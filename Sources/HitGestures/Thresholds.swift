internal import Foundation
internal import HitGeometry
internal import HitResponders

// Thresholds are round numbers such as 10 points. Times and locations are sums with rounding
// errors, so a difference of a billionth is ignored.
nonisolated private let rounding = 1e-9

nonisolated extension CGFloat {
  /// Whether this is at least `needed`.
  func reaches(_ needed: CGFloat) -> Bool { self >= needed - CGFloat(rounding) }

  /// Whether this is more than `limit`.
  func exceeds(_ limit: CGFloat) -> Bool { self > limit + CGFloat(rounding) }
}

nonisolated extension [CGPoint] {
  /// The average of the points; `nil` when there are none.
  var middle: CGPoint? {
    isEmpty ? nil : reduce(.zero, +) / CGFloat(count)
  }
}

extension Set<UITouch> {
  /// The touches by ascending finger, so that nothing depends on the order of a set.
  var inOrder: [UITouch] { count < 2 ? Array(self) : sorted { $0.finger < $1.finger } }
}
