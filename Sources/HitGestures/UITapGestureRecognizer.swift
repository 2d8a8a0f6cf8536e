public import Foundation
public import HitResponders

/// Recognizes one or more taps with one or more fingers.
///
/// It counts taps itself: a single tap is recognized however soon it follows another.
///
/// > Source: UIKit, `UITapGestureRecognizer`; rule G21.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps the gesture has.
  open var numberOfTapsRequired = 1 {
    didSet { updateRequirements() }
  }

  /// How many fingers each tap has.
  open var numberOfTouchesRequired = 1 {
    didSet { updateRequirements() }
  }

  private var taps = TapRun()

  /// Makes a recognizer of one tap, with a target and an action where both are given.
  ///
  /// > Source: UIKit, `init(target:action:)`. Differs: see `Selector`.
  public override init(target: Any? = nil, action: Selector? = nil) {
    super.init(target: target, action: action)
    updateRequirements()
  }

  private func updateRequirements() {
    tapsRequired = numberOfTapsRequired
    isSingleTapOfOneFinger = numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }

  // MARK: Touches

  /// Starts a tap, or adds a finger to it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    taps.landings.keep(followedTouches)
    if taps.landings.areAllLifted {
      taps.landings.removeAll()
      let tuning = tuning
      startTimer(tuning.tapDuration) { [weak self] in
        self?.move(to: .failed, because: .heldTooLong(limit: tuning.tapDuration))
      }
    }
    for touch in touches.inOrder {
      if let cause = taps.land(touch, within: tuning.multiTapDistance) {
        move(to: .failed, because: cause)
      }
    }
    if let cause = taps.landings.excess(over: numberOfTouchesRequired) {
      move(to: .failed, because: cause)
    }
  }

  /// Fails the gesture when a finger strays.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    failIfStrayed(touches, in: taps, limit: tuning.tapMovement)
  }

  /// Finishes a tap with its last finger, and the gesture with its last tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    failIfStrayed(touches, in: taps, limit: tuning.tapMovement)
    for touch in touches { taps.landings.lift(touch) }
    if let cause = taps.landings.lack(of: numberOfTouchesRequired) {
      return move(to: .failed, because: cause)
    }
    guard taps.landings.areAllLifted else { return }
    taps.finishTap()
    guard taps.count >= numberOfTapsRequired else { return awaitNextTap() }
    // The gesture is complete: it may wait for others to fail without a time limit.
    stopTimer()
    move(to: .ended, because: .lifted)
  }

  /// Forgets the taps that were counted.
  open override func reset() {
    super.reset()
    taps.reset()
  }

  // MARK: Places

  /// The number of fingers that are down; once recognized, of those that tapped.
  open override var numberOfTouches: Int {
    state == .ended ? taps.liftsInWindow.count : super.numberOfTouches
  }

  /// Returns the middle of the fingers that are down; once recognized, of where they were lifted.
  ///
  /// > Coordinates: the bounds space of `view`; window space for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard state == .ended, let middle = taps.liftsInWindow.middle else {
      return super.location(in: view)
    }
    return convertFromWindow(middle, to: view)
  }

  /// Returns where one of the fingers is; once recognized, where it was lifted.
  ///
  /// > Coordinates: the bounds space of `view`; window space for `nil`.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard state == .ended, taps.liftsInWindow.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convertFromWindow(taps.liftsInWindow[touchIndex], to: view)
  }

  // MARK: Other recognizers

  /// Whether recognition makes another recognizer fail; never a tap that needs more taps.
  ///
  /// > Source: UIKit, `canPrevent(_:)`; rule G31.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }
}
