public import Foundation

// MARK: - Containment

/// Which parts of a shape with crossing outlines lie inside it.
nonisolated public enum FillRule: Hashable, Sendable {
  /// Inside is where the outlines wind around a point at all.
  case winding
  /// Inside is where a ray from a point crosses the outlines an odd number of times.
  case evenOdd
}

nonisolated extension Path {
  /// Returns whether a point lies inside the shape; open outlines count as closed.
  ///
  /// Curves are followed to a hundredth of a point.
  public func contains(_ point: CGPoint, using rule: FillRule = .winding) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var count = 0
    forEachSegment { from, to in
      // Half-open in y, so that a ray through a corner counts it once.
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { count += to.y > from.y ? 1 : -1 }
    }
    return rule == .winding ? count != 0 : count % 2 != 0
  }

  /// Calls `body` with each straight piece of the closed outlines, curves cut into pieces.
  private func forEachSegment(_ body: (CGPoint, CGPoint) -> Void) {
    var start: CGPoint?
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        if let start { body(last, start) }
        start = point
        last = point
      case .line(let point):
        body(last, point)
        last = point
      case .curve(let point, let control1, let control2):
        let from = last
        let pieces = Self.pieces(from, control1, control2, point)
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          let next =
            piece == pieces ? point : Self.point(at: t, from: from, control1, control2, to: point)
          body(last, next)
          last = next
        }
      case .close:
        if let start {
          body(last, start)
          last = start
        }
      }
    }
    if let start { body(last, start) }
  }

  /// Returns how many straight pieces follow a curve to a hundredth of a point.
  private static func pieces(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> Int {
    // A chord of n pieces strays by at most |second difference| * 3 / 4 / n².
    let bend = max(
      abs(p0.x - 2 * p1.x + p2.x) + abs(p0.y - 2 * p1.y + p2.y),
      abs(p1.x - 2 * p2.x + p3.x) + abs(p1.y - 2 * p2.y + p3.y)
    )
    let count = (bend * 75).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 1000)) : 1
  }
}
