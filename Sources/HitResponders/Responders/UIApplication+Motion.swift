internal import Foundation

/// A motion that began, and who is owed its end.
final class OpenMotion {
  let subtype: UIEvent.EventSubtype
  /// Who motions went to when it began; none where there was no key window.
  let receiver: UIResponder?
  /// The window that sent it on.
  let window: UIWindow?
  /// Whether the receiver was told that it began, and not how it ended.
  var owesEnd = false

  init(_ subtype: UIEvent.EventSubtype, receiver: UIResponder?, window: UIWindow?) {
    self.subtype = subtype
    self.receiver = receiver
    self.window = window
  }

  nonisolated deinit {}
}

// Whoever was told that a motion began is told how it ended, whoever is first responder then: rule
// M3.
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

  /// Ends a motion whose receiver is about to leave its window, while the chain above it stands.
  ///
  /// - Returns: Whether somebody was told, and so may have changed the tree.
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
    Routing.note(.responders, .delivered(phase.message, to: receiver))
    switch phase {
    case .began: receiver.motionBegan(event.subtype, with: event)
    case .ended: receiver.motionEnded(event.subtype, with: event)
    case .cancelled: receiver.motionCancelled(event.subtype, with: event)
    }
  }
}

extension MotionPhase {
  fileprivate var message: ResponderMessage {
    switch self {
    case .began: .motionBegan
    case .ended: .motionEnded
    case .cancelled: .motionCancelled
    }
  }
}
