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

  private var landings = Landings()
  private var liftsInWindow: [CGPoint] = []
  private var finishedTaps = 0
  private var heldSince: TimeInterval = 0

  // MARK: Touches

  /// Starts the press with the last of its fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state != .possible { return }
    landings.keep(followedTouches)
    if landings.areAllLifted { landings.removeAll() }
    for touch in touches.inOrder {
      landings.add(touch)
      failIfFarFromLastTap(touch)
    }
    if landings.count > numberOfTouchesRequired {
      let count = landings.count
      move(to: .failed, because: .tooManyTouches(count, limit: numberOfTouchesRequired))
    } else if landings.downCount == numberOfTouchesRequired {
      hold()
    } else {
      stopTimer()
    }
  }

  /// Fails the gesture when a finger strays before it begins, and follows the fingers afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible { failIfStrayed(touches) } else { move(to: .changed, because: .followed) }
  }

  /// Ends the gesture with the first finger that is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state != .possible { return move(to: .ended, because: .released) }
    failIfStrayed(touches)
    for touch in touches { landings.lift(touch) }
    let together = landings.mostTogether
    if together < numberOfTouchesRequired {
      move(to: .failed, because: .tooFewTouches(together, needed: numberOfTouchesRequired))
    } else if finishedTaps >= numberOfTapsRequired {
      let time = now - heldSince
      // The press lasted long enough, but the recognizer it waited for has not failed in time.
      let isLate = CGFloat(time).exceeds(CGFloat(minimumPressDuration))
      let early = GestureCause.liftedEarly(after: time, needed: minimumPressDuration)
      move(to: .failed, because: isLate ? .released : early)
    } else if landings.areAllLifted {
      finishTap()
    }
  }

  /// Starts the timer that begins the gesture, or the one that fails a tap that lasts too long.
  private func hold() {
    heldSince = now
    if finishedTaps < numberOfTapsRequired {
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

  private func finishTap() {
    finishedTaps += 1
    liftsInWindow = landings.liftsInWindow
    let limit = tuning.multiTapInterval
    startTimer(limit) { [weak self] in
      self?.move(to: .failed, because: .noNextTap(within: limit))
    }
  }

  private func failIfStrayed(_ touches: Set<UITouch>) {
    for touch in touches {
      let distance = landings.distance(of: touch)
      if distance.exceeds(allowableMovement) {
        move(to: .failed, because: .strayed(distance, limit: allowableMovement))
      }
    }
  }

  private func failIfFarFromLastTap(_ touch: UITouch) {
    let place = touch.location(in: nil)
    let limit = tuning.multiTapDistance
    guard finishedTaps > 0, let distance = liftsInWindow.lazy.map({ $0.distance(to: place) }).min(),
      distance.exceeds(limit)
    else { return }
    move(to: .failed, because: .nextTapTooFar(distance, limit: limit))
  }

  /// Forgets the fingers and the taps that were counted.
  open override func reset() {
    super.reset()
    landings.removeAll()
    finishedTaps = 0
  }
}
