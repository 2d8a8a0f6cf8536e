import HitResponders

/// Writes down the actions of recognizers, and why their states changed.
final class GestureWatch: RoutingObserver {
  private var actions: [String] = []

  /// The causes of the changes, as `name state: words`, while something runs watched.
  private(set) var changes: [String] = []

  var interests: RoutingInterests { .gestures }

  func routing(_ step: RoutingStep) {
    guard case .moved(let recognizer, _, let state, let cause) = step else { return }
    changes.append("\(recognizer.name ?? "?") \(state.word): \(cause.words)")
  }

  /// Attaches a recognizer and writes down its actions.
  func follow(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    recognizer.addAction { [weak self] in self?.actions.append("\(name) \($0.state.word)") }
  }

  /// Returns the actions so far and starts anew.
  func take() -> [String] {
    defer { actions = [] }
    return actions
  }

  /// Returns why states changed in what runs.
  func causes(_ body: () -> Void) -> [String] {
    changes = []
    Routing.watched(by: self, body)
    return changes
  }
}
