internal import Foundation

/// How progress follows from the share of the duration that has passed.
nonisolated enum AnimationPacing: Hashable, Sendable {
  case cubic(CubicCurve)
  case spring(Spring)

  /// Returns the progress at a share of the duration, both from 0 to 1; a spring overshoots 1.
  ///
  /// > Units: `duration` in seconds.
  func progress(at share: CGFloat, of duration: TimeInterval) -> CGFloat {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return switch self {
    case .cubic(let curve): curve.progress(at: share)
    case .spring(let spring): spring.progress(at: share, of: duration)
    }
  }

  /// Returns the first share at which a progress is reached.
  func share(ofProgress progress: CGFloat, of duration: TimeInterval) -> CGFloat {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if case .cubic(.linear) = self { return progress }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    if case .spring = self {
      // A spring may pass the progress several times: the first time is before its first step
      // beyond.
      let steps = 256
      let first = (1...steps).first {
        self.progress(at: CGFloat($0) / CGFloat(steps), of: duration) >= progress
      }
      high = CGFloat(first ?? steps) / CGFloat(steps)
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// The cubic Bézier from (0, 0) to (1, 1) that paces an animation: x is time, y is progress.
///
/// > Source: Core Animation, `CAMediaTimingFunction`.
nonisolated struct CubicCurve: Hashable, Sendable {
  let first: CGPoint
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

/// A damped oscillation from 0 to 1 that has come to rest when the duration ends.
///
/// > Source: UIKit, `usingSpringWithDamping:initialSpringVelocity:`. How UIKit finds the spring's
/// > frequency is private; here it is the one that is a thousandth from rest at the end.
nonisolated struct Spring: Hashable, Sendable {
  /// The share of critical damping: at 1 nothing overshoots.
  let dampingRatio: CGFloat
  /// The speed at the start, in whole distances a second.
  let initialVelocity: CGFloat

  /// The natural logarithm of a thousand.
  private static let fallToRest: CGFloat = 6.907755278982137

  init(dampingRatio: CGFloat, initialVelocity: CGFloat) {
    self.dampingRatio = min(max(dampingRatio, 0.01), 1)
    self.initialVelocity = initialVelocity
  }

  func progress(at share: CGFloat, of duration: TimeInterval) -> CGFloat {
    let total = CGFloat(duration)
    let time = share * total
    if dampingRatio >= 1 {
      // Critical: (1 + wT) e^-wT is a thousandth where wT is 9.2334.
      let frequency = 9.2334 / total
      let fall = CGFloat(exp(Double(-frequency * time)))
      return 1 - fall * (1 + (frequency - initialVelocity) * time)
    }
    let decay = Self.fallToRest / total
    let frequency = decay / dampingRatio
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let angle = Double(damped * time)
    let fall = CGFloat(exp(Double(-decay * time)))
    let sway = CGFloat(sin(angle)) * (decay - initialVelocity) / damped
    return 1 - fall * (CGFloat(cos(angle)) + sway)
  }
}
