internal import Foundation

/// A motion that began, and the responder that must be notified of its end.
final class OpenMotion {
  let subtype: UIEvent.EventSubtype
  /// The responder to motions when it began; `nil` where there was no key window.
  let receiver: UIResponder?
  let window: UIWindow?
  /// Whether the receiver was notified of the beginning, and not of the end.
  var owesEnd = false

  init(_ subtype: UIEvent.EventSubtype, receiver: UIResponder?, window: UIWindow?) {
    self.subtype = subtype
    self.receiver = receiver
    self.window = window
  }

  nonisolated deinit {}
}

// A responder that was notified of a motion's beginning is notified of its end, whichever responder
// is first then: rule M3.
extension UIApplication {
  /// Sends a stage of a motion; a motion that ends without having begun is dropped.
  final func process(_ phase: MotionPhase, _ subtype: UIEvent.EventSubtype) {
    if phase == .began {
      if let openMotion { process(.cancelled, openMotion.subtype) }
      openMotion = OpenMotion(subtype, receiver: eventReceiver, window: currentKeyWindow)
    }
    guard let motion = openMotion, motion.subtype == subtype else { return }
    if phase != .began { openMotion = nil }
    sendEvent(event(phase, of: motion))
  }

  /// Ends a motion whose receiver is about to leave its window, while the chain above it is intact.
  ///
  /// - Returns: Whether a responder was notified, and so may have changed the tree.
  final func cancelMotion(inSubtreeOf root: UIView) -> Bool {
    guard let motion = openMotion, motion.owesEnd,
      motion.receiver?.placeInTree?.isDescendant(of: root) == true
    else { return false }
    openMotion = nil
    deliverMotion(event(.cancelled, of: motion))
    return true
  }

  private final func event(_ phase: MotionPhase, of motion: OpenMotion) -> UIEvent {
    let event = UIEvent(.motion, subtype: motion.subtype, timestamp: now)
    event.motionPhase = phase
    event.motion = motion
    return event
  }

  final func deliverMotion(_ event: UIEvent) {
    let phase = event.motionPhase
    guard let motion = event.motion, let receiver = motion.receiver,
      phase == .began || motion.owesEnd
    else { return }
    motion.owesEnd = phase == .began
    let (message, tell) =
      switch phase {
      case .began: (ResponderMessage.motionBegan, UIResponder.motionBegan)
      case .ended: (.motionEnded, UIResponder.motionEnded)
      case .cancelled: (.motionCancelled, UIResponder.motionCancelled)
      }
    Routing.note(.responders, .delivered(message, to: receiver))
    tell(receiver)(event.subtype, event)
  }
}
