internal import Foundation

extension UITouch {
  /// How far views and recognizers were told of a touch.
  struct Delivery {
    /// The touch as a set of one; it keeps the touch until the router releases it.
    var lone: LoneTouch?
    /// The window the view was in when the finger landed; an override may have answered a view of
    /// another one.
    var windowOfView: ObjectIdentifier?
    /// Whether the view was told of the touch's began and is owed its end.
    var isDelivered = false
    /// Whether the touch changed in this frame and its view was not told yet.
    var isPending = true
    /// Whether the touch changed in this frame and recognizers were not told yet.
    var isNewToRecognizers = true
    /// Whether a recognizer keeps the touch's began from the view: rule G16.
    var isBeganHeld = false
    /// Whether a recognizer keeps the touch's lift from the view: rule G18.
    var isEndHeld = false
    /// Whether the view is being told late of the touch's began and what followed.
    var isTellingLate = false
    /// The event the finger was lifted in, while its lift is held.
    var event: UIEvent?

    /// Whether something is kept from the view for now.
    var isHeld: Bool { isBeganHeld || isEndHeld || isTellingLate }
  }

  /// Begins the touch of a finger that landed in a window, where it has a view.
  final func land(at location: CGPoint, time: TimeInterval) {
    facts.locationInWindow = location
    facts.previousLocationInWindow = location
    facts.startInWindow = location
    facts.startTime = time
    if delivery.lone == nil { delivery.lone = LoneTouch(self) }
    delivery.windowOfView = facts.view?.windowIdentity
  }

  /// The set of this touch; empty unless a router keeps the touch.
  final var alone: Set<UITouch> { delivery.lone?.touches ?? [] }

  /// Whether the view is not in the window it was in when the finger landed, or was in none.
  final var hasLostView: Bool {
    guard let window = facts.view?.windowIdentity else { return true }
    return window != delivery.windowOfView
  }

  /// Whether the view was told of the touch and not yet of its end.
  final var owesEnd: Bool {
    delivery.isDelivered && (isDown || delivery.isPending || delivery.isEndHeld)
  }

  final func concernsRecognizers(of window: UIWindow) -> Bool {
    delivery.isNewToRecognizers && facts.window === window && !acceptances.isEmpty
  }

  /// Makes the touch one that did not change in the frame that begins.
  @inline(__always)
  final func rest() {
    facts.phase = .stationary
    if !earlierSamples.isEmpty { earlierSamples = [] }
    delivery.isPending = false
    delivery.isNewToRecognizers = false
  }

  /// Records a change of the finger that is still to be delivered.
  final func change(to phase: Phase, at location: CGPoint, time: TimeInterval) {
    // The first change of a frame starts from where the finger was when the view was told last;
    // later ones, of merged frames, must not hide the way from there.
    if delivery.isPending {
      keepSample()
    } else {
      facts.previousLocationInWindow = facts.locationInWindow
    }
    facts.locationInWindow = location
    facts.phase = phase
    facts.timestamp = time
    delivery.isPending = true
    delivery.isNewToRecognizers = true
  }

  /// Reads as it did at another time, while its view is told late.
  final func show(
    _ phase: Phase,
    at location: CGPoint,
    from previous: CGPoint,
    time: TimeInterval
  ) {
    facts.phase = phase
    facts.locationInWindow = location
    facts.previousLocationInWindow = previous
    facts.timestamp = time
  }
}

// MARK: - Recognizers that keep something back

extension UITouch {
  /// The first recognizer that keeps this touch's began from its view: rule G16.
  final var beganHolder: UIGestureRecognizer? { firstHolder { $0.delaysTouchesBegan } }

  /// The first recognizer that keeps this touch's lift from its view: rule G18.
  final var endHolder: UIGestureRecognizer? { firstHolder { $0.delaysTouchesEnded } }

  /// Whether the view is to be told something now: a change it follows, or what no recognizer keeps
  /// back any more.
  final var hasNewsForView: Bool {
    if delivery.isBeganHeld { return beganHolder == nil }
    if delivery.isEndHeld { return endHolder == nil }
    return delivery.isPending && (delivery.isDelivered || facts.phase == .began)
  }

  @inline(__always)
  private final func firstHolder(where holds: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer?
  {
    var holder: UIGestureRecognizer?
    forEachAcceptance { index, recognizer in
      if holder == nil, holds(recognizer), acceptances[index].mayRecognize { holder = recognizer }
    }
    return holder
  }
}
