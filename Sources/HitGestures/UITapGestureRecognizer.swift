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

  /// The fingers of the current tap, or of the last one.
  private var landings = Landings()
  /// Where the fingers of the last full tap were lifted, in order of arrival.
  private var liftsInWindow: [CGPoint] = []
  private var finishedTaps = 0

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
    landings.keep(followedTouches)
    if landings.areAllLifted {
      landings.removeAll()
      let tuning = tuning
      startTimer(tuning.tapDuration) { [weak self] in
        self?.move(to: .failed, because: .heldTooLong(limit: tuning.tapDuration))
      }
    }
    for touch in touches.inOrder {
      landings.add(touch)
      if finishedTaps > 0, let distance = distanceFromLastTap(of: touch.location(in: nil)),
        distance.exceeds(tuning.multiTapDistance)
      {
        move(to: .failed, because: .nextTapTooFar(distance, limit: tuning.multiTapDistance))
      }
    }
    if landings.count > numberOfTouchesRequired {
      move(to: .failed, because: .tooManyTouches(landings.count, limit: numberOfTouchesRequired))
    }
  }

  /// Fails the gesture when a finger strays.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    failIfStrayed(touches)
  }

  /// Finishes a tap with its last finger, and the gesture with its last tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    failIfStrayed(touches)
    for touch in touches { landings.lift(touch) }
    if landings.mostTogether < numberOfTouchesRequired {
      let count = landings.mostTogether
      move(to: .failed, because: .tooFewTouches(count, needed: numberOfTouchesRequired))
    } else if landings.areAllLifted {
      finishTap()
    }
  }

  private func finishTap() {
    finishedTaps += 1
    liftsInWindow = landings.liftsInWindow
    if finishedTaps >= numberOfTapsRequired {
      // The gesture is complete: it may wait for others to fail without a time limit.
      stopTimer()
      return move(to: .ended, because: .lifted)
    }
    let limit = tuning.multiTapInterval
    startTimer(limit) { [weak self] in
      self?.move(to: .failed, because: .noNextTap(within: limit))
    }
  }

  private func failIfStrayed(_ touches: Set<UITouch>) {
    let limit = tuning.tapMovement
    for touch in touches {
      let distance = landings.distance(of: touch)
      if distance.exceeds(limit) { move(to: .failed, because: .strayed(distance, limit: limit)) }
    }
  }

  private func distanceFromLastTap(of point: CGPoint) -> CGFloat? {
    liftsInWindow.lazy.map { $0.distance(to: point) }.min()
  }

  /// Forgets the taps that were counted.
  open override func reset() {
    super.reset()
    finishedTaps = 0
    landings.removeAll()
  }

  // MARK: Places

  /// The number of fingers that are down; once recognized, of those that tapped.
  open override var numberOfTouches: Int {
    state == .ended ? liftsInWindow.count : super.numberOfTouches
  }

  /// Returns the middle of the fingers that are down; once recognized, of where they were lifted.
  ///
  /// > Coordinates: the bounds space of `view`; window space for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard state == .ended, let middle = liftsInWindow.middle else {
      return super.location(in: view)
    }
    return convertFromWindow(middle, to: view)
  }

  /// Returns where one of the fingers is; once recognized, where it was lifted.
  ///
  /// > Coordinates: the bounds space of `view`; window space for `nil`.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard state == .ended, liftsInWindow.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convertFromWindow(liftsInWindow[touchIndex], to: view)
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
