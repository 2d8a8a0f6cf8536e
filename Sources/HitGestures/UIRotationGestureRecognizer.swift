public import Foundation
public import HitResponders

/// Recognizes two fingers that turn about each other, and follows them.
///
/// > Source: UIKit, `UIRotationGestureRecognizer`; rule G28.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the start, or since it was set.
  ///
  /// > Units: radians, clockwise; more than a turn counts on.
  open var rotation: CGFloat = 0

  /// How fast the fingers turn.
  ///
  /// > Units: radians a second, over the samples of the last tenth of a second.
  open var velocity: CGFloat { pair.velocity(at: now) }

  private var pair = FingerPair()
  private var angle: CGFloat = 0
  /// How far this pair has turned; setting the rotation keeps it.
  private var turnOfPair: CGFloat = 0

  // MARK: Touches

  /// Adds fingers without a jump of the rotation.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if pair.begin(isUndecided: state == .possible, at: now) { rotation = 0 } else { follow() }
    pairUp()
  }

  /// Begins the gesture once the fingers have turned enough, and follows them afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow()
    if state != .possible { return move(to: .changed, because: .followed) }
    guard pair.touches != nil else { return }
    let needed = tuning.rotationAngle
    let turn = abs(turnOfPair)
    if turn.reaches(needed) { move(to: .began, because: .turned(turn, needed: needed)) }
  }

  /// Continues while one finger is left, and ends with the last one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow()
    pairUp()
    endWithLastFinger()
  }

  /// Forgets the fingers; rotation and velocity stay readable until the next ones land.
  open override func reset() {
    super.reset()
    pair.release()
    turnOfPair = 0
  }

  // MARK: The pair

  private func pairUp() {
    guard pair.track(fingers) else { return }
    turnOfPair = 0
    if let line = pair.line { angle = Self.angle(of: line) }
  }

  private func follow() {
    // Two fingers on one spot have no line between them; the turn continues when they part.
    guard let line = pair.line, line != .zero else { return }
    let next = Self.angle(of: line)
    let turn = (next - angle).remainder(dividingBy: 2 * .pi)
    angle = next
    turnOfPair += turn
    rotation += turn
    pair.add(turn, at: now)
  }

  private static func angle(of line: CGPoint) -> CGFloat {
    CGFloat(atan2(Double(line.y), Double(line.x)))
  }
}
