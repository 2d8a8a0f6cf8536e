internal import Foundation

extension TouchRouter {
  /// The windows that own a touch that changed in this frame, front to back: rule D5.
  var windowsWithChanges: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in downTouches where touch.delivery.isPending {
      guard let window = touch.facts.window, !windows.contains(window) else { continue }
      windows.append(window)
    }
    guard windows.count > 1, let order = application?.windowsFrontToBack else { return windows }
    // A window hidden since its touch began is not in the order any more; it comes last.
    return order.filter(windows.contains) + windows.filter { !order.contains($0) }
  }

  /// The window of the only touch that changed in this frame; none where several did.
  ///
  /// The touch keeps the window, and the router the touch.
  var onlyWindowWithChanges: Unmanaged<UIWindow>? {
    var only: Unmanaged<UIWindow>?
    if let onlyTouch {
      return onlyTouch.borrowed { $0.delivery.isPending ? $0.unmanagedWindow : nil }
    }
    for touch in downTouches where touch.delivery.isPending {
      if only != nil { return nil }
      only = touch.unmanagedWindow
    }
    return only
  }

  /// Tells the recognizers, then the views of one window what changed: rules D6 and T4 to T6.
  ///
  /// Views are served by their lowest finger; each gets began, moved, ended, cancelled in this order,
  /// with all touches of a phase in one message. What a handler changes counts at once: a touch
  /// whose view has left, or that was cancelled meanwhile, is not told of again.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    // A recognizer that sends the event it is told of would have views told before its peers.
    if arbiter.isCollecting { return }
    if let onlyTouch, lingering.isEmpty, onlyTouch.borrowed({ $0.facts.window === window }) {
      onlyTouch.borrowed { deliver(event, of: $0, in: window) }
    } else {
      arbiter.deliver(event, in: window)
      deliverToViews(event, in: window)
    }
    if !isInFrame { arbiter.conclude() }
  }

  /// The usual case: one finger is down, of which nothing was kept back so far.
  private func deliver(_ event: UIEvent, of touch: UITouch, in window: UIWindow) {
    guard let lone = touch.unmanagedLone else { return }
    arbiter.deliver(event, of: touch, lone, in: window)
    // What recognizers did may have made the case an unusual one.
    guard onlyTouch != nil, lingering.isEmpty, !touch.delivery.isHeld else {
      return deliverToViews(event, in: window)
    }
    guard let view = touch.unmanagedView, touch.delivery.isPending else { return }
    view.borrowed { view in
      if phases.contains(.began) { admitIfNew(touch, to: view, of: window) }
      if phases.contains(.ended) { holdLift(touch) }
      guard touch.delivery.isPending, touch.delivery.isDelivered else { return }
      touch.delivery.isPending = false
      lone.borrowed { send($0.touches, touch.facts.phase, to: view, event) }
    }
  }

  /// Tells the views of one window what changed, each once for a phase.
  private func deliverToViews(_ event: UIEvent, in window: UIWindow) {
    var views: [UIView] = []
    for touch in lingering + downTouches where touch.facts.window === window {
      guard touch.delivery.isPending || touch.delivery.isHeld, let view = touch.facts.view else {
        continue
      }
      if !views.contains(view) { views.append(view) }
    }
    for view in views { deliver(event, to: view, in: window) }
  }

  private func deliver(_ event: UIEvent, to view: UIView, in window: UIWindow) {
    releaseHeld(of: view, in: window)
    admit(in: view, of: window)
    holdLifts(from: view, in: window)
    for phase in Self.order where phases.contains(phase) {
      tell(view, phase, event, in: window)
    }
  }

  /// Decides for life which of a view's new touches it is given: rules T7 to T11.
  private func admit(in view: UIView, of window: UIWindow) {
    for touch in downTouches
    where touch.facts.view === view && touch.facts.window === window {
      admitIfNew(touch, to: view, of: window)
    }
  }

  private func admitIfNew(_ touch: UITouch, to view: UIView, of window: UIWindow) {
    guard touch.facts.phase == .began, touch.delivery.isPending else { return }
    if let holder = touch.beganHolder {
      touch.delivery.isPending = false
      touch.delivery.isBeganHeld = true
      arbiter.ruled(holder, .delaysBegan(finger: touch.facts.finger))
    } else {
      admit(touch, to: view, of: window)
    }
  }

  private func admit(_ touch: UITouch, to view: UIView, of window: UIWindow) {
    if let reason = touch.hasLostView ? .leftWindow : withholding(of: view, in: window) {
      touch.delivery.isPending = false
      Routing.note(.responders, .withheld(touch, reason))
    } else {
      touch.delivery.isDelivered = true
    }
  }

  /// Why a view is not given another touch now, if it is not.
  private func withholding(of view: UIView, in window: UIWindow) -> Withholding? {
    if !anyDown({ $0.delivery.isDelivered }) { return nil }
    for touch in downTouches
    where touch.delivery.isDelivered && touch.isDown && touch.facts.window === window {
      guard let other = touch.facts.view else { continue }
      if other === view {
        if !view.isMultipleTouchEnabled { return .singleTouch }
      } else if other.isExclusiveTouch {
        return .exclusive(view: other.routingName)
      } else if view.isExclusiveTouch {
        return .wantsExclusive
      }
    }
    return nil
  }

  /// Keeps lifts from a view while a recognizer that delays them may recognize: rule G18.
  private func holdLifts(from view: UIView, in window: UIWindow) {
    for touch in downTouches
    where touch.facts.view === view && touch.facts.window === window {
      holdLift(touch)
    }
  }

  private func holdLift(_ touch: UITouch) {
    guard touch.delivery.isDelivered, touch.delivery.isPending, touch.facts.phase == .ended,
      let holder = touch.endHolder
    else { return }
    touch.delivery.isPending = false
    touch.delivery.isEndHeld = true
    arbiter.ruled(holder, .delaysEnded(finger: touch.facts.finger))
  }

  /// A view that came from another window may still have a touch of that one: it waits for it.
  private func tell(
    _ view: UIView,
    _ phase: UITouch.Phase,
    _ event: UIEvent,
    in window: UIWindow
  ) {
    var only: UITouch?
    var several: Set<UITouch>?
    for touch in downTouches
    where touch.delivery.isPending && touch.delivery.isDelivered && touch.facts.phase == phase
      && touch.facts.view === view && touch.facts.window === window
    {
      touch.delivery.isPending = false
      if let first = only {
        if several == nil { several = first.alone }
        several?.insert(touch)
      } else {
        only = touch
      }
    }
    if let touches = several ?? only?.alone { send(touches, phase, to: view, event) }
  }

  func send(
    _ touches: Set<UITouch>,
    _ phase: UITouch.Phase,
    to view: UIView,
    _ event: UIEvent?
  ) {
    Routing.note(.responders, .delivered(Self.message(for: phase), to: view))
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved, .stationary: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    }
  }

  private static func message(for phase: UITouch.Phase) -> ResponderMessage {
    switch phase {
    case .began: .touchesBegan
    case .moved, .stationary: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}

// MARK: - What recognizers keep back

extension TouchRouter {
  /// Tells views what no recognizer keeps from them any more: rules G17 and G18.
  func releaseHeld() {
    if !hasHeld { return }
    for touch in lingering + downTouches where touch.delivery.isHeld { release(touch) }
    letGoOfLingering()
  }

  /// Forgets the fingers that are up and of which nothing is kept from views any more.
  func letGoOfLingering() {
    if lingering.isEmpty { return }
    lingering.removeAll { touch in
      if touch.delivery.isHeld { return false }
      letGo(of: touch)
      return true
    }
  }

  private var hasHeld: Bool {
    if !lingering.isEmpty { return true }
    return anyDown { $0.delivery.isHeld }
  }

  private func releaseHeld(of view: UIView, in window: UIWindow) {
    if !hasHeld { return }
    for touch in lingering + downTouches
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
  fileprivate final var beganHolder: UIGestureRecognizer? { firstHolder { $0.delaysTouchesBegan } }

  /// The first recognizer that keeps this touch's lift from its view: rule G18.
  fileprivate final var endHolder: UIGestureRecognizer? { firstHolder { $0.delaysTouchesEnded } }

  @inline(__always)
  private final func firstHolder(where holds: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer?
  {
    var holder: UIGestureRecognizer?
    forEachAcceptance { index, recognizer in
      if holder == nil, acceptances[index].mayRecognize, holds(recognizer) { holder = recognizer }
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
