internal import HitControls
internal import HitResponders

/// What the controls of a scene send: the actions in the file, or else every event.
enum ControlWiring {
  /// Closures that do nothing; the log shows that they run.
  private static let listeners = UIControl.Event.named.map { entry in
    (event: entry.event, closure: UIAction { _ in })
  }

  static func wire(_ view: UIView, _ settings: [ViewSetting], target: (String) -> UIResponder?) {
    guard let control = view as? UIControl else { return }
    for case .actions(let actions) in settings {
      for action in actions {
        control.addTarget(
          action.target.flatMap(target),
          action: Selector(action.selector),
          for: action.events.reduce(into: UIControl.Event()) { $0.formUnion($1.event) }
        )
      }
      return
    }
    for listener in listeners { control.addAction(listener.closure, for: listener.event) }
  }
}

extension ActionDescription.Event {
  fileprivate var event: UIControl.Event {
    switch self {
    case .allTouchEvents: .allTouchEvents
    case .allEvents: .allEvents
    default: UIControl.Event.named.first { $0.name == rawValue }?.event ?? []
    }
  }
}
