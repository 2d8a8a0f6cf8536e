internal import Foundation

// Presses, motion and remote-control events have no location: they start at the key window's first
// responder, else at the key window, and climb the chain from there. Neither the conditions of the
// hit test nor windows in front affect them (rules M1 to M6).
extension UIApplication {
  final func process(_ samples: [PressSample]) {
    let event = UIPressesEvent(timestamp: now)
    for press in presses { press.phase = .stationary }
    var late: [PressSample] = []
    for sample in samples {
      let press = presses.first { $0.type == sample.type && $0.key?.keyCode == sample.key?.keyCode }
      if press != nil && (press?.phase != .stationary || sample.phase == .began) {
        // A change of a key after it went down is delivered after that; a key that is already down
        // cannot go down, so its earlier press is cancelled first.
        if press?.phase == .stationary { press?.phase = .cancelled }
        late.append(sample)
      } else if let press {
        press.phase = sample.phase
        press.timestamp = now
      } else if sample.phase == .began, let receiver = eventReceiver {
        if let key = sample.key, performCommand(for: key, from: receiver, event) { continue }
        let press = UIPress(sample, timestamp: now)
        press.responder = receiver
        press.window = keyWindow
        presses.append(press)
      }
    }
    event.allPresses = Set(presses)
    if presses.contains(where: { $0.phase != .stationary }) { sendEvent(event) }
    presses.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    if !late.isEmpty { process(late) }
  }

  final func deliverPresses(_ event: UIEvent) {
    let event = event as? UIPressesEvent
    for (phase, message) in Self.pressMessages {
      for responder in presses.filter({ $0.phase == phase }).compactMap(\.responder).uniqued() {
        let changed = Set(presses.filter { $0.phase == phase && $0.responder === responder })
        Routing.note(.responders, .delivered(message, to: responder))
        switch phase {
        case .began: responder.pressesBegan(changed, with: event)
        case .changed: responder.pressesChanged(changed, with: event)
        case .ended: responder.pressesEnded(changed, with: event)
        default: responder.pressesCancelled(changed, with: event)
        }
      }
    }
  }

  private static let pressMessages: [(UIPress.Phase, ResponderMessage)] = [
    (.began, .pressesBegan), (.changed, .pressesChanged), (.ended, .pressesEnded),
    (.cancelled, .pressesCancelled),
  ]

  /// Sends a remote command, if the application asked for such events: rule M4.
  final func processRemoteControl(_ subtype: UIEvent.EventSubtype) {
    guard receivesRemoteControl else { return }
    sendEvent(UIEvent(.remoteControl, subtype: subtype, timestamp: now))
  }

  final func deliverRemoteControl(_ event: UIEvent) {
    guard let receiver = eventReceiver else { return }
    Routing.note(.responders, .delivered(.remoteControlReceived, to: receiver))
    receiver.remoteControlReceived(with: event)
  }
}
