internal import Foundation
internal import HitGeometry
internal import HitResponders

/// The two fingers that a pinch or a rotation looks at: the first two that are down.
///
/// It also sums up what the gesture measures of them, which goes on where other fingers take over.
struct FingerPair {
  private(set) var touches: (lower: UITouch, higher: UITouch)?
  private var sum: CGFloat = 0
  private var meter = VelocityMeter()
  private var isFresh = true

  /// Follows the first two of some fingers, in order of arrival.
  ///
  /// - Returns: Whether these are other fingers than before.
  mutating func track(_ fingers: [UITouch]) -> Bool {
    let old = touches
    if fingers.count < 2 {
      touches = nil
    } else if fingers[0].finger < fingers[1].finger {
      touches = (fingers[0], fingers[1])
    } else {
      touches = (fingers[1], fingers[0])
    }
    return old?.lower !== touches?.lower || old?.higher !== touches?.higher
  }

  /// Begins to measure where fingers come down for a new gesture.
  ///
  /// - Returns: Whether it is a new one.
  mutating func begin(isUndecided: Bool, at time: TimeInterval) -> Bool {
    guard isFresh || isUndecided else { return false }
    isFresh = false
    meter.restart(at: CGPoint(x: sum, y: 0), time: time)
    return true
  }

  /// Adds a change of what is measured.
  mutating func add(_ change: CGFloat, at time: TimeInterval) {
    sum += change
    meter.add(CGPoint(x: sum, y: 0), time: time)
  }

  /// How fast that changes, a second.
  func velocity(at now: TimeInterval) -> CGFloat { meter.velocity(at: now).x }

  /// Forgets the fingers; the velocity stays until the next ones land.
  mutating func release() {
    touches = nil
    isFresh = true
  }

  /// The vector from the finger with the lower number to the other, in window space.
  var line: CGPoint? {
    guard let touches else { return nil }
    return touches.higher.location(in: nil) - touches.lower.location(in: nil)
  }
}

extension UIGestureRecognizer {
  /// Goes on with the fingers that are left, and ends where none is.
  func endWithLastFinger() {
    guard unliftedTouches.isEmpty else { return }
    move(to: state == .possible ? .failed : .ended, because: .released)
  }
}
