public import Foundation
public import HitResponders

/// Recognizes fingers that are held in place, and then follows them.
///
/// > Source: UIKit, `UILongPressGestureRecognizer`; rules G22 and G23.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0

  /// How many fingers the press has.
  open var numberOfTouchesRequired = 1

  /// How long the fingers are held before the gesture begins.
  ///
  /// > Units: seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far a finger may move before the gesture begins.
  ///
  /// > Units: points.
  open var allowableMovement: CGFloat = 10

  private var taps = TapRun()
  private var heldSince: TimeInterval = 0

  // MARK: Touches

  /// Starts the press with the last of its fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state != .possible { return }
    taps.landings.keep(followedTouches)
    if taps.landings.areAllLifted { taps.landings.removeAll() }
    for touch in touches.inOrder {
      if let cause = taps.land(touch, within: tuning.multiTapDistance) {
        move(to: .failed, because: cause)
      }
    }
    if let cause = taps.landings.excess(over: numberOfTouchesRequired) {
      move(to: .failed, because: cause)
    } else if taps.landings.downCount == numberOfTouchesRequired {
      hold()
    } else {
      stopTimer()
    }
  }

  /// Fails the gesture when a finger strays before it begins, and follows the fingers afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state != .possible { return move(to: .changed, because: .followed) }
    failIfStrayed(touches, in: taps, limit: allowableMovement)
  }

  /// Ends the gesture with the first finger that is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state != .possible { return move(to: .ended, because: .released) }
    failIfStrayed(touches, in: taps, limit: allowableMovement)
    for touch in touches { taps.landings.lift(touch) }
    if let cause = taps.landings.lack(of: numberOfTouchesRequired) {
      move(to: .failed, because: cause)
    } else if taps.count >= numberOfTapsRequired {
      let time = now - heldSince
      // The press lasted long enough, but the recognizer it waited for has not failed in time.
      let isLate = CGFloat(time).exceeds(CGFloat(minimumPressDuration))
      let early = GestureCause.liftedEarly(after: time, needed: minimumPressDuration)
      move(to: .failed, because: isLate ? .released : early)
    } else if taps.landings.areAllLifted {
      taps.finishTap()
      awaitNextTap()
    }
  }

  /// Starts the timer that begins the gesture, or the one that fails a tap that lasts too long.
  private func hold() {
    heldSince = now
    if taps.count < numberOfTapsRequired {
      let limit = tuning.tapDuration
      startTimer(limit) { [weak self] in
        self?.move(to: .failed, because: .heldTooLong(limit: limit))
      }
    } else if minimumPressDuration > 0 {
      let duration = minimumPressDuration
      startTimer(duration) { [weak self] in self?.move(to: .began, because: .held(duration)) }
    } else {
      move(to: .began, because: .held(0))
    }
  }

  /// Forgets the fingers and the taps that were counted.
  open override func reset() {
    super.reset()
    taps.reset()
  }
}
