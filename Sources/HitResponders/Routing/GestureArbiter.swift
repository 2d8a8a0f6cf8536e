internal import Foundation

/// Offers touches to recognizers, tells them of changes, and settles what they make of them.
///
/// Each frame has two phases: first all recognizers look at it and say what they want, then their
/// wishes are settled, failures first (`GestureArbiter+Settling.swift`). Who excludes whom stands in
/// `GestureArbiter+Peers.swift`.
final class GestureArbiter {
  /// Runs `body` with the router that owns the arbiter, counting no references.
  @inline(__always)
  func withRouter<Result>(_ body: (TouchRouter) -> Result) -> Result {
    guard let owner else { preconditionFailure("An arbiter works for a router.") }
    return owner.borrowed(body)
  }

  @exclusivity(unchecked)
  var owner: Unmanaged<TouchRouter>?

  /// The way back to the application, for recognizers that die.
  @exclusivity(unchecked)
  var link: ApplicationLink?

  /// Runs `body` with the application kept, of which code that it calls may let the last reference go.
  ///
  /// In a frame whoever routes it keeps the application already.
  func keepingApplication(_ body: () -> Void) {
    withExtendedLifetime(link?.application) { body() }
  }

  /// The first and the last of the recognizers that follow a touch, wait, go on or have a deadline.
  ///
  /// Each knows its neighbours, so that joining and leaving cost the same however many there are.
  /// Their views keep them; one that dies takes itself out.
  @exclusivity(unchecked)
  var engaged: (first: Unmanaged<UIGestureRecognizer>?, last: Unmanaged<UIGestureRecognizer>?)

  /// The recognizers that asked for a state, in the order they did.
  @exclusivity(unchecked)
  var wishers: [UIGestureRecognizer] = []

  /// Storage for a list of wishers that is being settled, kept for the next time.
  @exclusivity(unchecked)
  var spareWishers: [UIGestureRecognizer] = []

  /// The actions that run when the frame is over: `gestureActionTiming`.
  @exclusivity(unchecked)
  var postponed: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

  /// Whether recognizers are looking at a frame, so that what they want is only collected.
  @exclusivity(unchecked)
  var isCollecting = false

  /// Whether something failed since waiting recognizers were last looked at.
  @exclusivity(unchecked)
  var mayFreeWaiting = false

  /// Whether a state changed since held touches were last looked at.
  @exclusivity(unchecked)
  var hasNews = false

  /// Whether everything that follows from a frame or a timer is being settled.
  @exclusivity(unchecked)
  var isConcluding = false

  @exclusivity(unchecked)
  var isRunningPostponed = false

  /// The recognizer that is being told of the only change of a frame; only compared.
  @exclusivity(unchecked)
  var told: UnsafeMutableRawPointer?

  @exclusivity(unchecked)
  private var concerned: [UIGestureRecognizer] = []

  // MARK: Offering

  /// Offers a new touch to the recognizers of its view and of every superview: rule G1.
  func offer(_ touch: UITouch, of event: UIEvent) {
    var next = touch.unmanagedView
    let window = next?.borrowed { $0.hosting?.toOpaque() }
    while let view = next {
      if view.borrowed({ $0.state.mayHaveRecognizers }) {
        // Whoever is asked may let go of the view and take recognizers from it.
        let kept = view.borrowed { $0.isSureToStay } ? nil : view.takeUnretainedValue()
        // Those that were there are asked; their list is kept as long as the views are.
        view.borrowed({ $0.recognizersOrNone })?.borrowed {
          $0.items.forEachBorrowed { offer(touch, of: event, to: $0, of: view, in: window) }
        }
        if let kept { next = kept.upper } else { next = view.borrowed { $0.upper } }
      } else {
        next = view.borrowed { $0.upper }
      }
    }
  }

  private func offer(
    _ touch: UITouch,
    of event: UIEvent,
    to recognizer: UIGestureRecognizer,
    of view: Unmanaged<UIView>,
    in window: UnsafeMutableRawPointer?
  ) {
    guard recognizer.isHeld(by: view), isReady(recognizer, for: touch, of: event) else { return }
    // Whoever was asked may have taken the recognizer or its view away.
    guard recognizer.isFree, recognizer.isHeld(by: view),
      view.borrowed({ $0.hosting?.toOpaque() }) == window
    else { return }
    engage(recognizer)
    recognizer.tracking.touches.append(touch)
    touch.acceptances.append(UITouch.Acceptance(recognizer: recognizer))
  }

  private func isReady(
    _ recognizer: UIGestureRecognizer,
    for touch: UITouch,
    of event: UIEvent
  ) -> Bool {
    guard recognizer.isFree else { return false }
    if !recognizer.takesAllTouchTypes {
      let raw = touch.type.rawValue
      guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == raw }) else {
        return false
      }
    }
    guard recognizer.shouldReceive(event) else { return false }
    guard recognizer.mayHaveDelegate, let delegate = recognizer.delegate else { return true }
    let answer =
      delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    consulted(recognizer, .shouldReceive(finger: touch.facts.finger), answer)
    return answer
  }

  // MARK: A frame

  /// Tells the recognizers of one window what changed, then settles what they want: rule G2.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    var only: UITouch?
    var count = 0
    withRouter { router in
      for touch in router.downTouches where touch.concernsRecognizers(of: window) {
        only = touch
        count += 1
      }
    }
    guard let lone = only?.unmanagedLone, let only else { return }
    if count == 1 { return deliver(event, of: only, lone, in: window) }
    collecting { tellAll(event, in: window) }
    settle()
    if withRouter({ $0.hasNewTouches }) { takeJoining(in: window) }
  }

  /// The usual case: one finger changed, whose list of recognizers is in order already.
  func deliver(
    _ event: UIEvent,
    of touch: UITouch,
    _ lone: Unmanaged<LoneTouch>,
    in window: UIWindow
  ) {
    guard touch.delivery.isNewToRecognizers else { return }
    touch.delivery.isNewToRecognizers = false
    if touch.acceptances.isEmpty { return }
    let isOuter = isCollecting
    isCollecting = true
    var index = 0
    while index < touch.acceptances.count {
      let phase = touch.facts.phase
      if let recognizer = listener(index, of: touch, in: phase) {
        told = recognizer.toOpaque()
        recognizer.borrowed { recognizer in
          lone.borrowed { send($0.touches, phase, to: recognizer, event) }
        }
      }
      index += 1
    }
    told = nil
    isCollecting = isOuter
    settle()
    if touch.facts.phase == .began, touch.joinsGesture { takeJoining(in: window) }
  }

  private func tellAll(_ event: UIEvent, in window: UIWindow) {
    var list = concerned
    concerned = []
    let changed = withRouter { $0.downTouches }.filter { $0.concernsRecognizers(of: window) }
    for touch in changed {
      touch.delivery.isNewToRecognizers = false
      for case let recognizer? in touch.acceptances.lazy.map(\.recognizer)
      where !list.contains(recognizer) {
        list.append(recognizer)
      }
    }
    sortIfNeeded(&list)
    for recognizer in list {
      for phase in TouchRouter.order {
        var touches: Set<UITouch> = []
        for touch in changed where touch.facts.phase == phase {
          guard
            let index = touch.acceptances.firstIndex(where: { $0.recognizer === recognizer }),
            listener(index, of: touch, in: phase) != nil
          else { continue }
          touches.insert(touch)
        }
        if !touches.isEmpty { send(touches, phase, to: recognizer, event) }
      }
    }
    list.removeAll(keepingCapacity: true)
    concerned = list
  }

  /// The recognizer at a place if it hears of a change: it follows the touch, and was told that it
  /// began.
  @inline(__always)
  private func listener(
    _ index: Int,
    of touch: UITouch,
    in phase: UITouch.Phase
  ) -> Unmanaged<UIGestureRecognizer>? {
    let acceptance = touch.acceptances[index]
    guard acceptance.isCurrent, let recognizer = acceptance.unmanaged,
      recognizer.borrowed({ !$0.tracking.state.isTerminal })
    else { return nil }
    if phase != .began { return acceptance.isTold ? recognizer : nil }
    touch.acceptances[index].isTold = true
    recognizer.borrowed { $0.tracking.isInPlay = true }
    return recognizer
  }

  private func send(
    _ touches: Set<UITouch>,
    _ phase: UITouch.Phase,
    to recognizer: UIGestureRecognizer,
    _ event: UIEvent
  ) {
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled:
      recognizer.touchesCancelled(touches, with: event)
      endByForce(recognizer, because: .touchesCancelled)
    }
  }

  /// Runs `body` while what recognizers want is only collected.
  func collecting(_ body: () -> Void) {
    let isOuter = isCollecting
    isCollecting = true
    body()
    isCollecting = isOuter
  }

  /// Takes new touches of recognizers that go on already from their views: rule G35.
  private func takeJoining(in window: UIWindow) {
    guard anyEngaged({ $0.tracking.state.isGoingOn }) else { return }
    for touch in withRouter({ $0.downTouches })
    where touch.facts.phase == .began && touch.facts.window === window {
      for acceptance in touch.acceptances where acceptance.isTold && acceptance.isCurrent {
        guard let recognizer = acceptance.recognizer, recognizer.tracking.state.isGoingOn,
          recognizer.cancelsTouchesInView
        else { continue }
        withRouter { $0.take(touch, for: recognizer) }
      }
    }
  }
}
