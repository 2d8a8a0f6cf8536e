import HitControls
import HitResponders

/// The actions with which a control in a scenario writes its events down.
enum LoggedEvents {
  /// The events that a control logs unless it says which, in the order of registration.
  private static let order: [UIControl.Event] = [
    .touchDown, .touchDownRepeat, .touchDragEnter, .touchDragExit, .touchDragInside,
    .touchDragOutside, .touchUpInside, .touchUpOutside, .touchCancel, .primaryActionTriggered,
  ]

  /// Returns the event of a name, as UIKit writes it.
  static func event(named name: String) -> UIControl.Event? {
    switch name {
    case "allTouchEvents": .allTouchEvents
    case "allEvents": .allEvents
    default: UIControl.Event.named.first { $0.name == name }?.event
    }
  }

  /// Gives a control an action for each of its events, in the order of the format.
  static func register(
    _ events: [UIControl.Event]?,
    of control: UIControl,
    named name: String,
    log: EventLog
  ) {
    let events = events ?? order
    for event in order + events.filter({ !order.contains($0) }) where events.contains(event) {
      let word = event.firstName ?? ""
      control.addAction(
        UIAction { _ in log.write(.control, "control \(name) \(word)") },
        for: event
      )
    }
  }
}
