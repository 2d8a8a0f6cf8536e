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
  @inline(__always)
  var onlyWindowWithChanges: Unmanaged<UIWindow>? {
    if let onlyTouch {
      return onlyTouch.borrowed { $0.delivery.isPending ? $0.unmanagedWindow : nil }
    }
    return onlyWindowOfSeveralWithChanges
  }

  private var onlyWindowOfSeveralWithChanges: Unmanaged<UIWindow>? {
    var only: Unmanaged<UIWindow>?
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
    if isInFrame { return tell(event, in: window) }
    // A program sends an event it kept: frames may follow from what it does when it is told.
    let kept = downTouches.map { ($0, $0.delivery.lone) }
    Leavers.keeping {
      tell(event, in: window)
      arbiter.conclude()
    }
    withExtendedLifetime(kept) {}
  }

  @inline(__always)
  private func tell(_ event: UIEvent, in window: UIWindow) {
    if let onlyTouch, lingering.isEmpty, onlyTouch.borrowed({ $0.facts.window === window }) {
      onlyTouch.borrowed { deliver(event, of: $0, in: window) }
    } else {
      arbiter.deliver(event, in: window)
      deliverToViews(event, in: window)
    }
  }

  /// The usual case: one finger is down, of which nothing was kept back so far.
  @inline(__always)
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
    for touch in touchesByFinger where touch.facts.window === window {
      guard touch.hasNewsForView, let view = touch.facts.view else { continue }
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

  func admit(_ touch: UITouch, to view: UIView, of window: UIWindow) {
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
