internal import Foundation

extension TouchRouter {
  /// The windows that own a touch that changed in this frame, front to back: rule D5.
  var windowsWithChanges: [UIWindow] {
    var windows: [UIWindow] = []
    for track in tracks where track.isPending {
      guard let window = track.touch.facts.window, !windows.contains(window) else { continue }
      windows.append(window)
    }
    guard windows.count > 1, let order = application?.windowsFrontToBack else { return windows }
    // A window hidden since its touch began is not in the order any more; it comes last.
    return order.filter(windows.contains) + windows.filter { !order.contains($0) }
  }

  /// The window of the only touch that changed in this frame; none where several did.
  var onlyWindowWithChanges: UIWindow? {
    var only: UIWindow?
    if tracks.count == 1 { return tracks[0].isPending ? tracks[0].touch.facts.window : nil }
    for track in tracks where track.isPending {
      if only != nil { return nil }
      only = track.touch.facts.window
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
    if tracks.count == 1, lingering.isEmpty, tracks[0].touch.facts.window === window {
      deliver(event, of: tracks[0], in: window)
    } else {
      arbiter.deliver(event, in: window)
      deliverToViews(event, in: window)
    }
    if !isInFrame { arbiter.conclude() }
  }

  /// The usual case: one finger is down, of which nothing was kept back so far.
  private func deliver(_ event: UIEvent, of track: Track, in window: UIWindow) {
    arbiter.deliver(event, of: track, in: window)
    // What recognizers did may have made the case an unusual one.
    guard tracks.count == 1, lingering.isEmpty, !track.isHeld else {
      return deliverToViews(event, in: window)
    }
    guard let view = track.touch.facts.view, track.isPending else { return }
    if phases.contains(.began) { admitIfNew(track, to: view, of: window) }
    if phases.contains(.ended) { holdLift(track) }
    guard track.isPending, track.isDelivered else { return }
    track.isPending = false
    send(track.alone, track.touch.facts.phase, to: view, event)
  }

  /// Tells the views of one window what changed, each once for a phase.
  private func deliverToViews(_ event: UIEvent, in window: UIWindow) {
    var views: [UIView] = []
    for track in lingering + tracks where track.touch.facts.window === window {
      guard track.isPending || track.isHeld, let view = track.touch.facts.view else { continue }
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
    for track in tracks
    where track.touch.facts.view === view && track.touch.facts.window === window {
      admitIfNew(track, to: view, of: window)
    }
  }

  private func admitIfNew(_ track: Track, to view: UIView, of window: UIWindow) {
    let touch = track.touch
    guard touch.facts.phase == .began, track.isPending else { return }
    if let holder = touch.beganHolder {
      track.isPending = false
      track.isBeganHeld = true
      arbiter.ruled(holder, .delaysBegan(finger: touch.facts.finger))
    } else {
      admit(track, to: view, of: window)
    }
  }

  private func admit(_ track: Track, to view: UIView, of window: UIWindow) {
    if let reason = track.hasLostView ? .leftWindow : withholding(of: view, in: window) {
      track.isPending = false
      Routing.note(.responders, .withheld(track.touch, reason))
    } else {
      track.isDelivered = true
    }
  }

  /// Why a view is not given another touch now, if it is not.
  private func withholding(of view: UIView, in window: UIWindow) -> Withholding? {
    if !tracks.anyBorrowed({ $0.isDelivered }) { return nil }
    for track in tracks
    where track.isDelivered && track.isLive && track.touch.facts.window === window {
      guard let other = track.touch.facts.view else { continue }
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
    for track in tracks
    where track.touch.facts.view === view && track.touch.facts.window === window {
      holdLift(track)
    }
  }

  private func holdLift(_ track: Track) {
    guard track.isDelivered, track.isPending, track.touch.facts.phase == .ended,
      let holder = track.touch.endHolder
    else { return }
    track.isPending = false
    track.isEndHeld = true
    arbiter.ruled(holder, .delaysEnded(finger: track.touch.facts.finger))
  }

  /// A view that came from another window may still have a touch of that one: it waits for it.
  private func tell(
    _ view: UIView,
    _ phase: UITouch.Phase,
    _ event: UIEvent,
    in window: UIWindow
  ) {
    var only: Track?
    var several: Set<UITouch>?
    for track in tracks
    where track.isPending && track.isDelivered && track.touch.facts.phase == phase
      && track.touch.facts.view === view && track.touch.facts.window === window
    {
      track.isPending = false
      if let first = only {
        if several == nil { several = first.alone }
        several?.insert(track.touch)
      } else {
        only = track
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
    for track in lingering + tracks where track.isHeld { release(track) }
    letGoOfLingering()
  }

  /// Forgets the fingers that are up and of which nothing is kept from views any more.
  func letGoOfLingering() {
    if lingering.isEmpty { return }
    lingering.removeAll { track in
      if track.isHeld { return false }
      letGo(of: track)
      return true
    }
  }

  private var hasHeld: Bool {
    if !lingering.isEmpty { return true }
    return tracks.anyBorrowed { $0.isHeld }
  }

  private func releaseHeld(of view: UIView, in window: UIWindow) {
    if !hasHeld { return }
    for track in lingering + tracks
    where track.isHeld && track.touch.facts.view === view && track.touch.facts.window === window {
      release(track)
    }
  }

  private func release(_ track: Track) {
    let touch = track.touch
    let event = track.event ?? liveEvent
    // What a view does while it is told late may come back here for the same touch.
    guard !track.isTellingLate, let view = touch.facts.view, let window = touch.facts.window else {
      return
    }
    if track.isBeganHeld {
      if touch.beganHolder != nil { return }
      track.isBeganHeld = false
      admit(track, to: view, of: window)
      track.isPending = false
      if track.isDelivered { tellLate(track, of: view, event) }
    }
    if track.isEndHeld, touch.endHolder == nil {
      track.isEndHeld = false
      send(track.alone, .ended, to: view, event)
    }
  }

  /// Tells a view that a touch began, where and when it did, and one move if it moved since.
  private func tellLate(_ track: Track, of view: UIView, _ event: UIEvent?) {
    let touch = track.touch
    let (phase, time) = (touch.facts.phase, touch.facts.timestamp)
    let (location, previous) = (touch.facts.locationInWindow, touch.facts.previousLocationInWindow)
    let start = touch.facts.startInWindow
    track.isTellingLate = true
    touch.show(.began, at: start, from: start, time: touch.facts.startTime)
    send(track.alone, .began, to: view, event)
    if track.isDelivered, location != start {
      touch.show(.moved, at: location, from: start, time: time)
      send(track.alone, .moved, to: view, event)
    }
    touch.show(phase, at: location, from: previous, time: time)
    track.isTellingLate = false
    guard track.isDelivered else { return }
    if phase == .ended { track.isEndHeld = true }
    if phase == .cancelled { send(track.alone, .cancelled, to: view, event) }
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
