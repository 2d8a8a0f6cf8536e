internal import Foundation

/// Tells views of their touches: what changed, what recognizers kept back, and what is cancelled.
///
/// Whether a view is *given* a touch is settled once, at the touch's began: a touch that was
/// withheld stays withheld.
final class ViewDelivery {
  private let live: LiveTouches
  private let down: TouchList
  private let lingering: TouchList

  init(_ live: LiveTouches) {
    self.live = live
    (down, lingering) = (live.down, live.lingering)
  }

  nonisolated deinit {}

  /// Tells the views of one window what changed: rules T4 to T6.
  ///
  /// Views are served by their lowest finger; each gets began, moved, ended, cancelled in this
  /// order, with all touches of a phase in one message. What a handler changes counts at once: a
  /// touch whose view has left, or that was cancelled meanwhile, is not told of again.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    if down.withOnly({ deliver(event, of: $0, in: window) }) != true {
      deliverToAll(event, in: window)
    }
  }

  /// Tells the view of the only finger that is down; it needs no lists.
  ///
  /// - Returns: Whether that is all there is to tell.
  @inline(__always)
  private func deliver(_ event: UIEvent, of touch: UITouch, in window: UIWindow) -> Bool {
    guard lingering.isEmpty, touch.facts.window === window, !touch.delivery.isHeld else {
      return false
    }
    touch.uncountedView?.with { view in
      if live.phases.contains(.began) { admitIfNew(touch, to: view, of: window) }
      if live.phases.contains(.ended) { holdLift(touch) }
      guard touch.delivery.isPending, touch.delivery.isDelivered else { return }
      touch.delivery.isPending = false
      touch.withAlone { send($0, touch.facts.phase, to: view, event) }
    }
    return true
  }

  private func deliverToAll(_ event: UIEvent, in window: UIWindow) {
    var views: [UIView] = []
    for touch in live.byFinger where touch.facts.window === window {
      guard touch.hasNewsForView, let view = touch.facts.view else { continue }
      if !views.contains(view) { views.append(view) }
    }
    for view in views {
      releaseHeld { $0.facts.view === view && $0.facts.window === window }
      let touches = down.all.filter { $0.facts.view === view && $0.facts.window === window }
      for touch in touches { admitIfNew(touch, to: view, of: window) }
      for touch in touches { holdLift(touch) }
      for phase in LiveTouches.Phases.order where live.phases.contains(phase) {
        tell(view, phase, event, in: window)
      }
    }
  }

  /// Tells a view of its touches of one window; one of another window waits for that one's turn.
  private func tell(
    _ view: UIView,
    _ phase: UITouch.Phase,
    _ event: UIEvent,
    in window: UIWindow
  ) {
    var touches: Set<UITouch> = []
    for touch in down.all
    where touch.delivery.isPending && touch.delivery.isDelivered && touch.facts.phase == phase
      && touch.facts.view === view && touch.facts.window === window
    {
      touch.delivery.isPending = false
      touches.insert(touch)
    }
    if !touches.isEmpty { send(touches, phase, to: view, event) }
  }

  private func send(
    _ touches: Set<UITouch>,
    _ phase: UITouch.Phase,
    to view: UIView,
    _ event: UIEvent?
  ) {
    Routing.note(.responders, .delivered(ResponderMessage(phase), to: view))
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved, .stationary: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    }
  }

  // MARK: Giving

  /// Decides for life whether a view is given a new touch, once no recognizer delays it: rules T7
  /// to T11.
  private func admitIfNew(_ touch: UITouch, to view: UIView, of window: UIWindow) {
    guard touch.facts.phase == .began, touch.delivery.isPending else { return }
    if let holder = touch.beganHolder {
      touch.delivery.isPending = false
      touch.delivery.isBeganHeld = true
      GestureArbiter.ruled(holder, .delaysBegan(finger: touch.facts.finger))
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
    if !down.contains(where: { $0.delivery.isDelivered }) { return nil }
    for touch in down.all
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

  // MARK: What recognizers keep back: rules G16 to G18

  private func holdLift(_ touch: UITouch) {
    guard touch.delivery.isDelivered, touch.delivery.isPending, touch.facts.phase == .ended,
      let holder = touch.endHolder
    else { return }
    touch.delivery.isPending = false
    touch.delivery.isEndHeld = true
    GestureArbiter.ruled(holder, .delaysEnded(finger: touch.facts.finger))
  }

  /// Tells views what no recognizer keeps from them any more: rules G17 and G18.
  func releaseHeld() {
    if !hasHeld { return }
    releaseHeld { _ in true }
    live.letGoOfLingering()
  }

  private var hasHeld: Bool {
    !lingering.isEmpty || down.contains { $0.delivery.isHeld }
  }

  private func releaseHeld(where isMeant: (UITouch) -> Bool) {
    if !hasHeld { return }
    for touch in live.byFinger where touch.delivery.isHeld && isMeant(touch) { release(touch) }
  }

  private func release(_ touch: UITouch) {
    let event = touch.delivery.event ?? live.event
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
    let facts = touch.facts
    touch.delivery.isTellingLate = true
    touch.show(.began, at: facts.startInWindow, from: facts.startInWindow, time: facts.startTime)
    send(touch.alone, .began, to: view, event)
    if touch.delivery.isDelivered, facts.locationInWindow != facts.startInWindow {
      touch.show(
        .moved,
        at: facts.locationInWindow,
        from: facts.startInWindow,
        time: facts.timestamp
      )
      send(touch.alone, .moved, to: view, event)
    }
    touch.show(
      facts.phase,
      at: facts.locationInWindow,
      from: facts.previousLocationInWindow,
      time: facts.timestamp
    )
    touch.delivery.isTellingLate = false
    guard touch.delivery.isDelivered else { return }
    if facts.phase == .ended { touch.delivery.isEndHeld = true }
    if facts.phase == .cancelled { send(touch.alone, .cancelled, to: view, event) }
  }

  // MARK: Cancelling

  /// Takes the touches of a recognized gesture from their views: rules G8, G10 and G16.
  ///
  /// A gesture that leaves views their touches keeps those it has delayed: no view was told of
  /// them.
  func takeTouches(of recognizer: UIGestureRecognizer) {
    let takesAll = recognizer.cancelsTouchesInView
    if !takesAll && !recognizer.delaysTouchesBegan { return }
    let taken = live.byFinger.filter { touch in
      (takesAll || !touch.delivery.isDelivered) && touch.isTold(to: recognizer)
    }
    take(taken, for: recognizer)
  }

  /// Takes touches from their views for a gesture: rules G8 and G35.
  func take(_ touches: [UITouch], for recognizer: UIGestureRecognizer) {
    let owing = touches.filter(\.owesEnd)
    for touch in touches {
      let isNews =
        owing.contains { $0 === touch } || touch.delivery.isBeganHeld || touch.delivery.isPending
      touch.delivery.isBeganHeld = false
      if !touch.delivery.isDelivered { touch.delivery.isPending = false }
      if isNews { GestureArbiter.ruled(recognizer, .takesTouch(finger: touch.facts.finger)) }
    }
    cancel(owing, of: nil)
  }

  /// Gives views `touchesCancelled` for touches they were told of; nothing follows for them.
  ///
  /// The touch reads cancelled while its view is told and has its finger's phase again afterwards.
  /// What a view does when it is told may tell another one of an end, which is not told again.
  func cancel(_ touches: [UITouch], of event: UIEvent?) {
    let owing = touches.filter(\.owesEnd)
    var views: [UIView] = []
    for case let view? in owing.lazy.map(\.facts.view) where !views.contains(view) {
      views.append(view)
    }
    for view in views {
      cancel(owing.filter { $0.facts.view === view && $0.owesEnd }, in: view, of: event)
    }
    live.letGoOfLingering()
  }

  private func cancel(_ touches: [UITouch], in view: UIView, of event: UIEvent?) {
    if touches.isEmpty { return }
    let phases = touches.map(\.facts.phase)
    let event = event ?? live.event ?? touches.lazy.compactMap(\.delivery.event).first
    for touch in touches {
      touch.delivery.isDelivered = false
      touch.delivery.isPending = false
      touch.delivery.isEndHeld = false
      touch.facts.phase = .cancelled
    }
    send(Set(touches), .cancelled, to: view, event)
    for (touch, phase) in zip(touches, phases) { touch.facts.phase = phase }
  }
}

extension ResponderMessage {
  /// The message that tells of touches of a phase.
  fileprivate init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved, .stationary: self = .touchesMoved
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    }
  }
}
