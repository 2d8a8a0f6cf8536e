internal import Foundation

/// Offers touches to recognizers and tells them what changed.
///
/// While they are told, what they want is only collected; `GestureArbiter` settles it afterwards.
final class RecognizerDelivery {
  private let live: LiveTouches
  private let down: TouchList
  private let arbiter: GestureArbiter
  private let views: ViewDelivery

  init(_ live: LiveTouches, _ arbiter: GestureArbiter, _ views: ViewDelivery) {
    self.live = live
    down = live.down
    self.arbiter = arbiter
    self.views = views
  }

  nonisolated deinit {}

  // MARK: Offering

  /// Offers a new touch to the recognizers of its view and of every superview: rule G1.
  func offer(_ touch: UITouch, of event: UIEvent) {
    let window = touch.facts.view?.windowIdentity
    touch.facts.view?.forEachUpward { view in
      view.forEachRecognizer { recognizer in
        guard recognizer.host === view, isReady(recognizer, for: touch, of: event) else { return }
        // Client code that was asked may have removed the recognizer or its view.
        guard recognizer.isFree, recognizer.host === view, view.windowIdentity == window else {
          return
        }
        arbiter.engage(recognizer)
        recognizer.tracking.touches.append(touch)
        touch.acceptances.append(UITouch.Acceptance(recognizer: recognizer))
      }
    }
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
    GestureArbiter.consulted(recognizer, .shouldReceive(finger: touch.facts.finger), answer)
    return answer
  }

  // MARK: Telling

  /// Tells the recognizers of one window what changed, then settles what they want: rule G2.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard tellOnly(event, in: window) ?? tellAll(event, in: window) else { return }
    arbiter.settle()
    if live.hasNewTouches { takeJoining(in: window) }
  }

  /// Tells the recognizers of the only finger that changed: they are in order and need no lists.
  ///
  /// - Returns: True; nothing where another number of fingers changed.
  @inline(__always)
  private func tellOnly(_ event: UIEvent, in window: UIWindow) -> Bool? {
    down.withOnly(where: { $0.concernsRecognizers(of: window) }) { touch in
      touch.delivery.isNewToRecognizers = false
      arbiter.collecting {
        touch.withAlone { touches in
          touch.forEachAcceptance { index, recognizer in
            let phase = touch.facts.phase
            if hears(recognizer, index, of: touch, in: phase) {
              arbiter.telling(recognizer) { send(touches, phase, to: recognizer, event) }
            }
          }
        }
      }
      return true
    }
  }

  /// Tells each recognizer of all its fingers that changed.
  ///
  /// - Returns: Whether any changed.
  private func tellAll(_ event: UIEvent, in window: UIWindow) -> Bool {
    if !down.contains(where: { $0.concernsRecognizers(of: window) }) { return false }
    arbiter.collecting { tell(event, of: down.all.filter { $0.concernsRecognizers(of: window) }) }
    return true
  }

  private func tell(_ event: UIEvent, of changed: [UITouch]) {
    var list: [UIGestureRecognizer] = []
    for touch in changed {
      touch.delivery.isNewToRecognizers = false
      for case let recognizer? in touch.acceptances.lazy.map(\.recognizer)
      where !list.contains(recognizer) {
        list.append(recognizer)
      }
    }
    GestureRivals.sort(&list)
    for recognizer in list {
      for phase in LiveTouches.Phases.order {
        var touches: Set<UITouch> = []
        for touch in changed where touch.facts.phase == phase {
          guard
            let index = touch.acceptances.firstIndex(where: { $0.recognizer === recognizer }),
            hears(recognizer, index, of: touch, in: phase)
          else { continue }
          touches.insert(touch)
        }
        if !touches.isEmpty { send(touches, phase, to: recognizer, event) }
      }
    }
  }

  /// Whether a recognizer hears of a change: it follows the touch, and was told that it began.
  private func hears(
    _ recognizer: UIGestureRecognizer,
    _ index: Int,
    of touch: UITouch,
    in phase: UITouch.Phase
  ) -> Bool {
    let acceptance = touch.acceptances[index]
    if !acceptance.isCurrent || recognizer.tracking.state.isTerminal { return false }
    if phase != .began { return acceptance.isTold }
    touch.acceptances[index].isTold = true
    recognizer.tracking.isInPlay = true
    return true
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
      arbiter.endByForce(recognizer, because: .touchesCancelled)
    }
  }

  /// Takes new touches of recognizers that go on already from their views: rule G35.
  private func takeJoining(in window: UIWindow) {
    guard arbiter.engaged.contains(where: { $0.tracking.state.isGoingOn }) else { return }
    for touch in down.all
    where touch.facts.phase == .began && touch.facts.window === window {
      for acceptance in touch.acceptances where acceptance.isTold && acceptance.isCurrent {
        guard let recognizer = acceptance.recognizer, recognizer.tracking.state.isGoingOn,
          recognizer.cancelsTouchesInView
        else { continue }
        views.take([touch], for: recognizer)
      }
    }
  }

  // MARK: The end of touches

  /// Takes a touch that began from those who took it and were not told: their window kept it.
  func forgetUntold(_ touch: UITouch) {
    touch.forEachAcceptance { index, recognizer in
      if touch.acceptances[index].isTold { return }
      let isCurrent = touch.acceptances[index].isCurrent
      touch.acceptances[index].isWithdrawn = true
      if isCurrent { recognizer.tracking.touches.remove(touch) }
    }
  }

  /// Keeps where the fingers were, for when those that are up are gone.
  func noteCentroids(of touch: UITouch) {
    touch.forEachAcceptance { index, recognizer in
      if !touch.acceptances[index].isCurrent { return }
      recognizer.tracking.lastCentroidInWindow = recognizer.centroidInWindow
    }
  }

  /// Releases a touch that is over; a recognizer that was not told so loses it: rule G4.
  func drop(_ touch: UITouch, wasTold: Bool) {
    touch.forEachAcceptance { index, recognizer in
      if !touch.acceptances[index].isCurrent { return }
      recognizer.tracking.touches.remove(touch)
      if !touch.acceptances[index].isTold { return }
      // A recognizer that failed needs its touches no more.
      if recognizer.tracking.state != .failed { recognizer.tracking.lifted.append(touch) }
      if !wasTold { arbiter.endByForce(recognizer, because: .touchesLost) }
    }
  }
}
