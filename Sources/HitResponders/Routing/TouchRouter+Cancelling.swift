internal import Foundation

extension TouchRouter {
  /// Cancels the live touches of a subtree that is about to leave its window: rule T15.
  ///
  /// - Returns: Whether somebody was told, and so may have changed the tree.
  func cancelTouches(inSubtreeOf root: UIView) -> Bool {
    if downTouches.isEmpty && lingering.isEmpty && !arbiter.hasEngaged { return false }
    var told = false
    for touch in touchesByFinger where touch.delivery.isBeganHeld && isInside(root, touch) {
      touch.delivery.isBeganHeld = false
    }
    if arbiter.withdrawRecognizers(inSubtreeOf: root) { told = true }
    let leaving = touchesByFinger.filter { $0.owesEnd && isInside(root, $0) }
    cancel(leaving, of: nil)
    if told { arbiter.conclude() }
    return told || !leaving.isEmpty
  }

  private func isInside(_ root: UIView, _ touch: UITouch) -> Bool {
    touch.facts.view?.isDescendant(of: root) == true
  }

  /// Takes the touches of a recognized gesture from their views: rules G8, G10 and G16.
  ///
  /// A gesture that leaves views their touches keeps those it has delayed: nobody was told of them.
  func takeTouches(of recognizer: UIGestureRecognizer) {
    let takesAll = recognizer.cancelsTouchesInView
    if !takesAll && !recognizer.delaysTouchesBegan { return }
    let taken = touchesByFinger.filter { touch in
      (takesAll || !touch.delivery.isDelivered)
        && touch.acceptances.contains {
          $0.recognizer === recognizer && $0.isCurrent && $0.isTold
        }
    }
    take(taken, for: recognizer)
  }

  /// Takes a touch that joined a gesture from its view: rule G35.
  func take(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    take([touch], for: recognizer)
  }

  private func take(_ touches: [UITouch], for recognizer: UIGestureRecognizer) {
    let owing = touches.filter(\.owesEnd)
    for touch in touches {
      let isNews =
        owing.contains { $0 === touch } || touch.delivery.isBeganHeld || touch.delivery.isPending
      touch.delivery.isBeganHeld = false
      if !touch.delivery.isDelivered { touch.delivery.isPending = false }
      if isNews { arbiter.ruled(recognizer, .takesTouch(finger: touch.facts.finger)) }
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
    letGoOfLingering()
  }

  private func cancel(_ touches: [UITouch], in view: UIView, of event: UIEvent?) {
    if touches.isEmpty { return }
    let phases = touches.map(\.facts.phase)
    let event = event ?? liveEvent ?? touches.lazy.compactMap(\.delivery.event).first
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
