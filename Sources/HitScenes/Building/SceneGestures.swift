internal import Foundation
internal import HitGestures
internal import HitResponders

/// The recognizers of a scene file, attached to its views.
///
/// A delegate is held here, because recognizers hold theirs weakly.
struct SceneGestures {
  private(set) var recognizers: [String: UIGestureRecognizer] = [:]
  private var delegates: [GestureAnswers] = []

  /// Makes the recognizers of views and attaches them in the order of the document.
  init(_ descriptions: [ViewDescription], views: [UIView]) {
    var waiting: [(UIGestureRecognizer, requirements: [String])] = []
    for (view, description) in zip(views, descriptions) {
      for case .gestures(let gestures) in description.settings {
        for gesture in gestures {
          let recognizer = gesture.recognizer()
          if let answers = gesture.delegate {
            let delegate = GestureAnswers(answers)
            delegates.append(delegate)
            recognizer.delegate = delegate
          }
          if let id = gesture.id { recognizers[id] = recognizer }
          waiting.append((recognizer, gesture.requiresFailureOf))
          view.addGestureRecognizer(recognizer)
        }
      }
    }
    for (recognizer, requirements) in waiting {
      for id in requirements {
        if let required = recognizers[id] { recognizer.require(toFail: required) }
      }
    }
  }

  init() {}
}

/// A delegate of a recognizer that answers as its scene file says.
private final class GestureAnswers: UIGestureRecognizerDelegate {
  private let answers: GestureDescription.Delegate

  init(_ answers: GestureDescription.Delegate) { self.answers = answers }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answers.shouldBegin ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let id = touch.view?.accessibilityIdentifier else { return true }
    return !answers.refuseTouchesOn.contains(id)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let id = otherGestureRecognizer.name else { return false }
    return answers.simultaneousWith.contains(id)
  }
}

extension GestureDescription {
  /// Makes the recognizer, without delegate and requirements; missing keys keep UIKit's defaults.
  fileprivate func recognizer() -> UIGestureRecognizer {
    let recognizer = plainRecognizer
    recognizer.name = id
    set(cancelsTouchesInView, \.cancelsTouchesInView, of: recognizer)
    set(delaysTouchesBegan, \.delaysTouchesBegan, of: recognizer)
    set(delaysTouchesEnded, \.delaysTouchesEnded, of: recognizer)
    set(enabled, \.isEnabled, of: recognizer)
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      set(taps, \.numberOfTapsRequired, of: tap)
      set(fingers, \.numberOfTouchesRequired, of: tap)
    case let press as UILongPressGestureRecognizer:
      set(taps, \.numberOfTapsRequired, of: press)
      set(fingers, \.numberOfTouchesRequired, of: press)
      set(duration, \.minimumPressDuration, of: press)
    case let pan as UIPanGestureRecognizer: set(fingers, \.minimumNumberOfTouches, of: pan)
    case let swipe as UISwipeGestureRecognizer:
      set(fingers, \.numberOfTouchesRequired, of: swipe)
      set(directions?.reduce(into: []) { $0.formUnion($1.option) }, \.direction, of: swipe)
    default: break
    }
    return recognizer
  }

  private var plainRecognizer: UIGestureRecognizer {
    switch kind {
    case .tap: UITapGestureRecognizer()
    case .longPress: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    }
  }

  private func set<Recognizer, Value>(
    _ value: Value?,
    _ property: ReferenceWritableKeyPath<Recognizer, Value>,
    of recognizer: Recognizer
  ) {
    if let value { recognizer[keyPath: property] = value }
  }
}

extension GestureDescription.Direction {
  fileprivate var option: UISwipeGestureRecognizer.Direction {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}
