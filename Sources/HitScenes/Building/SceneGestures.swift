internal import Foundation
internal import HitGestures
internal import HitResponders

/// The recognizers of a scene file, attached to its views.
///
/// A delegate is held here, because recognizers hold theirs weakly.
struct SceneGestures {
  /// The recognizers that have ids, by their ids.
  private(set) var recognizers: [String: UIGestureRecognizer] = [:]
  private var delegates: [GestureAnswers] = []

  /// Makes the recognizers of views and attaches them in the order of the document.
  ///
  /// - Parameters:
  ///   - descriptions: What the document says of its views.
  ///   - views: The views, in the same order.
  init(_ descriptions: [ViewDescription], views: [UIView]) {
    var waiting: [(UIGestureRecognizer, requirements: [String])] = []
    for (view, description) in zip(views, descriptions) {
      for case .gestures(let gestures) in description.settings {
        for gesture in gestures {
          let recognizer = gesture.recognizer()
          if let answers = gesture.delegate { giveDelegate(answers, to: recognizer) }
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

  /// Makes an empty collection, for a scene in Swift.
  init() {}

  private mutating func giveDelegate(
    _ answers: GestureDescription.Delegate,
    to recognizer: UIGestureRecognizer
  ) {
    let delegate = GestureAnswers(answers)
    delegates.append(delegate)
    recognizer.delegate = delegate
  }
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
    let recognizer = ofKind()
    recognizer.name = id
    recognizer.cancelsTouchesInView = cancelsTouchesInView ?? recognizer.cancelsTouchesInView
    recognizer.delaysTouchesBegan = delaysTouchesBegan ?? recognizer.delaysTouchesBegan
    recognizer.delaysTouchesEnded = delaysTouchesEnded ?? recognizer.delaysTouchesEnded
    recognizer.isEnabled = enabled ?? recognizer.isEnabled
    return recognizer
  }

  private func ofKind() -> UIGestureRecognizer {
    switch kind {
    case .tap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps ?? tap.numberOfTapsRequired
      tap.numberOfTouchesRequired = fingers ?? tap.numberOfTouchesRequired
      return tap
    case .longPress:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = taps ?? press.numberOfTapsRequired
      press.numberOfTouchesRequired = fingers ?? press.numberOfTouchesRequired
      press.minimumPressDuration = duration ?? press.minimumPressDuration
      return press
    case .pan:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = fingers ?? pan.minimumNumberOfTouches
      return pan
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = fingers ?? swipe.numberOfTouchesRequired
      if let directions { swipe.direction = directions.map(\.option).reduce([]) { $0.union($1) } }
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    }
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
