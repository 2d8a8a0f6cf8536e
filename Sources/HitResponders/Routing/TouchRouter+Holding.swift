internal import Foundation

// What recognizers keep back from views: rules G16 to G18.
extension TouchRouter {
  /// The fingers that are down and those of which something is kept from their views, in the order
  /// in which views are told: rule T6.
  var touchesByFinger: [UITouch] {
    if lingering.isEmpty { return downTouches }
    // A finger that landed again after a lift that is kept back comes after that.
    return (lingering + downTouches).sorted {
      ($0.facts.finger, $0.facts.startTime) < ($1.facts.finger, $1.facts.startTime)
    }
  }

  /// Keeps lifts from a view while a recognizer that delays them may recognize: rule G18.
  func holdLifts(from view: UIView, in window: UIWindow) {
    for touch in downTouches
    where touch.facts.view === view && touch.facts.window === window {
      holdLift(touch)
    }
  }

  func holdLift(_ touch: UITouch) {
    guard touch.delivery.isDelivered, touch.delivery.isPending, touch.facts.phase == .ended,
      let holder = touch.endHolder
    else { return }
    touch.delivery.isPending = false
    touch.delivery.isEndHeld = true
    arbiter.ruled(holder, .delaysEnded(finger: touch.facts.finger))
  }

  /// Tells views what no recognizer keeps from them any more: rules G17 and G18.
  @inline(__always)
  func releaseHeld() {
    if hasHeld { releaseAllHeld() }
  }

  private func releaseAllHeld() {
    for touch in touchesByFinger where touch.delivery.isHeld { release(touch) }
    letGoOfLingering()
  }

  /// Forgets the fingers that are up and of which nothing is kept from views any more.
  func letGoOfLingering() {
    if lingering.isEmpty { return }
    // What dies with a touch looks into this list, so it is in order before.
    let gone = lingering.filter { !$0.delivery.isHeld }
    lingering = lingering.filter { $0.delivery.isHeld }
    for touch in gone { letGo(of: touch) }
  }

  @inline(__always)
  private var hasHeld: Bool {
    if !lingering.isEmpty { return true }
    return anyDown { $0.delivery.isHeld }
  }

  func releaseHeld(of view: UIView, in window: UIWindow) {
    if !hasHeld { return }
    for touch in touchesByFinger
    where touch.delivery.isHeld && touch.facts.view === view && touch.facts.window === window {
      release(touch)
    }
  }

  private func release(_ touch: UITouch) {
    let event = touch.delivery.event ?? liveEvent
    // What a view does while it is told late may come back here for the same touch.
    guard !touch.delivery.isTellingLate, let view = touch.facts.view,
      let window = touch.facts.window
    else {
      return
    }
    if touch.delivery.isBeganHeld {
      if touch.beganHolder != nil { return }
      touch.delivery.isBeganHeld = false
      admit(touch, to: view, of: window)
      touch.delivery.isPending = false
      if touch.delivery.isDelivered { tellLate(touch, of: view, event) }
    }
    if touch.delivery.isEndHeld, touch.endHolder == nil {
      touch.delivery.isEndHeld = false
      send(touch.alone, .ended, to: view, event)
    }
  }

  /// Tells a view that a touch began, where and when it did, and one move if it moved since.
  private func tellLate(_ touch: UITouch, of view: UIView, _ event: UIEvent?) {
    let (phase, time) = (touch.facts.phase, touch.facts.timestamp)
    let (location, previous) = (touch.facts.locationInWindow, touch.facts.previousLocationInWindow)
    let start = touch.facts.startInWindow
    touch.delivery.isTellingLate = true
    touch.show(.began, at: start, from: start, time: touch.facts.startTime)
    send(touch.alone, .began, to: view, event)
    if touch.delivery.isDelivered, location != start {
      touch.show(.moved, at: location, from: start, time: time)
      send(touch.alone, .moved, to: view, event)
    }
    touch.show(phase, at: location, from: previous, time: time)
    touch.delivery.isTellingLate = false
    guard touch.delivery.isDelivered else { return }
    if phase == .ended { touch.delivery.isEndHeld = true }
    if phase == .cancelled { send(touch.alone, .cancelled, to: view, event) }
  }
}

extension UITouch {
  /// The first recognizer that keeps this touch's began from its view: rule G16.
  final var beganHolder: UIGestureRecognizer? { firstHolder { $0.delaysTouchesBegan } }

  /// The first recognizer that keeps this touch's lift from its view: rule G18.
  final var endHolder: UIGestureRecognizer? { firstHolder { $0.delaysTouchesEnded } }

  /// Whether the view is to be told something now: a change it follows, or what nobody keeps back
  /// any more.
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

  fileprivate func show(
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
