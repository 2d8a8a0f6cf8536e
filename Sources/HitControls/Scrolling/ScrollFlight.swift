internal import Foundation

/// A drag of a scroll view's content; its start is kept so that rounding errors do not add up.
struct ScrollDrag {
  /// The offset when the drag began.
  var start: CGPoint
  /// The one direction that is followed; both when `nil`.
  var axis: Axis?

  enum Axis { case horizontal, vertical }
}

/// A movement of a scroll view's content by itself, as a function of time.
///
/// Positions are computed from the beginning, never from the last step, so that the times of the
/// steps do not change the path.
struct ScrollFlight {
  /// A movement along one axis.
  private enum Course {
    case rest(at: CGFloat)
    /// A flick that loses speed by friction, and beyond an edge is caught by a spring.
    case glide(from: CGFloat, speed: CGFloat, friction: CGFloat, until: TimeInterval, then: Spring)
    case spring(Spring)
    /// A movement that starts and ends slowly.
    case ease(from: CGFloat, to: CGFloat, duration: TimeInterval)
  }

  /// A critically damped spring towards a place.
  private struct Spring {
    var target: CGFloat
    var displacement: CGFloat
    var speed: CGFloat

    static let stiffness: CGFloat = 10.9

    func position(after time: TimeInterval) -> CGFloat {
      let k = Self.stiffness
      let t = CGFloat(time)
      return target + (displacement + (speed + k * displacement) * t) * exp(-k * t)
    }

    /// The time after which its movement is no longer visible.
    var duration: TimeInterval {
      let size = abs(displacement) + abs(speed) / Self.stiffness
      return size < 0.5 ? 0 : TimeInterval(log(size / 0.25) / Self.stiffness) + 0.35
    }
  }

  private let begin: TimeInterval
  private let x: Course
  private let y: Course

  /// Whether it decelerates after a drag, rather than being requested.
  let isDeceleration: Bool

  /// When the content is at rest.
  let end: TimeInterval

  /// Where the content comes to rest.
  let target: CGPoint

  /// Makes a movement from one offset to another that starts and ends slowly.
  init(from: CGPoint, gliding target: CGPoint, at time: TimeInterval, followsDrag: Bool = false) {
    begin = time
    x = .ease(from: from.x, to: target.x, duration: 0.3)
    y = .ease(from: from.y, to: target.y, duration: 0.3)
    isDeceleration = followsDrag
    end = time + 0.3
    self.target = target
  }

  /// Makes the movement of content that was released.
  ///
  /// The speed is in points a second; the rate is the share of it that is left after a millisecond.
  init(from: CGPoint, speed: CGPoint, rate: CGFloat, range: ScrollRange, at time: TimeInterval) {
    begin = time
    let friction = -1000 * log(rate)
    let (x, xTime, xEnd) = Self.course(from.x, speed.x, friction, range.minX...range.maxX)
    let (y, yTime, yEnd) = Self.course(from.y, speed.y, friction, range.minY...range.maxY)
    self.x = x
    self.y = y
    isDeceleration = true
    end = time + max(xTime, yTime)
    target = CGPoint(x: xEnd, y: yEnd)
  }

  /// The speed below which a flick counts as over, in points a second.
  private static let slowest: CGFloat = 10

  private static func course(
    _ from: CGFloat,
    _ speed: CGFloat,
    _ friction: CGFloat,
    _ range: ClosedRange<CGFloat>
  ) -> (Course, TimeInterval, rest: CGFloat) {
    let edge = min(max(from, range.lowerBound), range.upperBound)
    if edge != from {
      let spring = Spring(target: edge, displacement: from - edge, speed: speed)
      return (.spring(spring), spring.duration, edge)
    }
    guard abs(speed) > slowest else { return (.rest(at: from), 0, from) }
    let time = log(abs(speed) / slowest) / friction
    let rest = from + speed / friction * (1 - exp(-friction * time))
    let stop = min(max(rest, range.lowerBound), range.upperBound)
    // Where an edge is reached on the way, the spring continues with the speed left there.
    let reached = stop == rest ? time : -log(1 - (stop - from) * friction / speed) / friction
    let left = stop == rest ? 0 : speed * exp(-friction * reached)
    let spring = Spring(target: stop, displacement: 0, speed: left)
    let end = TimeInterval(reached)
    let course = Course.glide(
      from: from,
      speed: speed,
      friction: friction,
      until: end,
      then: spring
    )
    return (course, end + spring.duration, stop)
  }

  /// Returns where the content is at a time.
  func position(at time: TimeInterval) -> CGPoint {
    if time >= end { return target }
    let passed = max(0, time - begin)
    return CGPoint(x: Self.position(x, after: passed), y: Self.position(y, after: passed))
  }

  private static func position(_ course: Course, after time: TimeInterval) -> CGFloat {
    switch course {
    case .rest(let place): return place
    case .spring(let spring): return spring.position(after: time)
    case .glide(let from, let speed, let friction, let until, let spring):
      if time > until { return spring.position(after: time - until) }
      return from + speed / friction * (1 - exp(-friction * CGFloat(time)))
    case .ease(let from, let to, let duration):
      let share = CGFloat(min(1, time / duration))
      return from + (to - from) * share * share * (3 - 2 * share)
    }
  }
}

/// The offsets at which content may come to rest.
struct ScrollRange {
  var minX: CGFloat
  var maxX: CGFloat
  var minY: CGFloat
  var maxY: CGFloat

  func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, minX), maxX), y: min(max(offset.y, minY), maxY))
  }
}
