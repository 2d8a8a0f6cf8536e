import Foundation
import HitGestures
public import HitResponders

extension ScenarioRunner {
  /// Makes and attaches a scenario's recognizers, then says which wait for which.
  func buildGestures() throws(ScenarioError) {
    let described = scenario.gestures ?? []
    for gesture in described {
      guard let recognizer = recognizer(gesture) else {
        throw error(.malformed("gesture type \(gesture.type)"))
      }
      recognizer.name = gesture.name
      recognizer.cancelsTouchesInView = gesture.cancelsTouchesInView ?? true
      recognizer.delaysTouchesBegan = gesture.delaysTouchesBegan ?? false
      recognizer.delaysTouchesEnded = gesture.delaysTouchesEnded ?? true
      recognizer.isEnabled = gesture.enabled ?? true
      if let answers = gesture.delegate { desk.giveDelegate(answers, to: recognizer) }
      desk.log(recognizer)
      try view(gesture.view).addGestureRecognizer(recognizer)
    }
    for gesture in described {
      let waiting = try recognizer(named: gesture.name)
      for name in gesture.requiresFailureOf ?? [] {
        waiting.require(toFail: try recognizer(named: name))
      }
    }
  }

  /// The recognizer with a name.
  func recognizer(named name: String) throws(ScenarioError) -> UIGestureRecognizer {
    guard let recognizer = desk.recognizers[name] else { throw error(.unknownName(name)) }
    return recognizer
  }

  private func recognizer(_ gesture: Scenario.Gesture) -> UIGestureRecognizer? {
    switch gesture.type {
    case "tap":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = gesture.taps ?? 1
      tap.numberOfTouchesRequired = gesture.fingers ?? 1
      return tap
    case "longPress":
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = gesture.taps ?? 0
      press.numberOfTouchesRequired = gesture.fingers ?? 1
      press.minimumPressDuration = gesture.duration ?? press.minimumPressDuration
      return press
    case "pan":
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = gesture.fingers ?? 1
      return pan
    case "swipe":
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = gesture.fingers ?? 1
      if let words = gesture.direction {
        swipe.direction = words.compactMap(\.name).reduce(into: []) { directions, word in
          directions.formUnion(Self.directions[word] ?? [])
        }
      }
      return swipe
    case "pinch": return UIPinchGestureRecognizer()
    case "rotation": return UIRotationGestureRecognizer()
    default: return nil
    }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}

extension Desk {
  /// Writes down a recognizer's actions, and lets it be found by its name.
  public func log(_ recognizer: UIGestureRecognizer) {
    let name = recognizer.name ?? "?"
    recognizers[name] = recognizer
    recognizer.addAction { [log] in log.write(.action, "action \(name) \($0.state.word)") }
  }

  func giveDelegate(_ answers: Scenario.Gesture.Delegate, to recognizer: UIGestureRecognizer) {
    let delegate = ScenarioGestureDelegate(answers)
    gestureDelegates.append(delegate)
    recognizer.delegate = delegate
  }
}

/// A delegate of recognizers that answers as a scenario says.
final class ScenarioGestureDelegate: UIGestureRecognizerDelegate {
  private let answers: Scenario.Gesture.Delegate

  init(_ answers: Scenario.Gesture.Delegate) { self.answers = answers }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answers.shouldBegin ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let name = touch.view?.accessibilityIdentifier else { return true }
    return answers.refuseTouchesOn?.contains(name) != true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let name = otherGestureRecognizer.name else { return false }
    return answers.simultaneousWith?.contains(name) == true
  }
}

/// Writes down the changes of recognizers' states as they happen.
final class GestureStateLog: RoutingObserver {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  var interests: RoutingInterests { .gestures }

  func routing(_ step: RoutingStep) {
    guard case .moved(let recognizer, let from, let to, _) = step, from != to else { return }
    log.write(.gesture, "gesture \(recognizer.name ?? "?") \(from.word)>\(to.word)")
  }
}
