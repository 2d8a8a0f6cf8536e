import HitGestures
import HitResponders

/// A pan that may refuse events.
final class ScrolledPan: UIPanGestureRecognizer {
  var refuses = false

  override func shouldReceive(_ event: UIEvent) -> Bool {
    !refuses && super.shouldReceive(event)
  }
}

/// A view that lets no recognizer begin.
final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// A delegate that writes down what it is asked.
final class ScrollJudge: UIGestureRecognizerDelegate {
  var asked: [String] = []
  var answer = true
  var allowsBoth = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    asked.append("event \(event.type.rawValue)")
    return answer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("touch")
    return answer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }
}

/// Writes down which events are sent on, and by whom.
final class SentEvents: RoutingObserver {
  private(set) var types: [Int] = []
  private(set) var names: [String] = []
  private(set) var events: Set<ObjectIdentifier> = []

  var interests: RoutingInterests { .responders }

  func routing(_ step: RoutingStep) {
    guard case .sent(let event, let sender) = step else { return }
    types.append(event.type.rawValue)
    names.append(sender.routingName)
    events.insert(ObjectIdentifier(event))
  }
}
