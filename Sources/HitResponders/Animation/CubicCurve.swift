internal import Foundation

/// The cubic Bézier from (0, 0) to (1, 1) that paces an animation: x is time, y is progress.
///
/// > Source: Core Animation, `CAMediaTimingFunction`.
nonisolated struct CubicCurve: Hashable, Sendable {
  /// The first control point.
  let first: CGPoint
  /// The second control point.
  let second: CGPoint

  /// Makes a curve; time must not run backwards, so both x are clamped to 0 through 1.
  init(_ first: CGPoint, _ second: CGPoint) {
    self.first = CGPoint(x: min(max(first.x, 0), 1), y: first.y)
    self.second = CGPoint(x: min(max(second.x, 0), 1), y: second.y)
  }

  static let linear = CubicCurve(.zero, CGPoint(x: 1, y: 1))
  static let easeIn = CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = CubicCurve(.zero, CGPoint(x: 0.58, y: 1))
  static let easeInOut = CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))

  /// Returns the progress at a share of the duration.
  func progress(at time: CGFloat) -> CGFloat {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == .linear { return time }
    return Self.value(first.y, second.y, at: parameter(ofTime: time))
  }

  /// Finds the curve's parameter at a time: Newton's steps, kept inside a shrinking bracket.
  private func parameter(ofTime time: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var guess = time
    for _ in 0..<64 {
      let error = Self.value(first.x, second.x, at: guess) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = guess } else { low = guess }
      let next = guess - error / Self.slope(first.x, second.x, at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func value(_ first: CGFloat, _ second: CGFloat, at t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: CGFloat, _ second: CGFloat, at t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
