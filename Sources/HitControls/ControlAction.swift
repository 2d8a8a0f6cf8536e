internal import Foundation
internal import HitResponders

/// One thing a control does for some of its events: an action for a target, or a closure.
struct ControlAction {
  enum Deed {
    /// An action for the responder chain.
    case chain(Selector)
    /// An action for one object, referenced weakly.
    case target(Target, Selector)
    case closure(UIAction)
  }

  struct Target {
    weak var object: AnyObject?
  }

  var deed: Deed
  var events: UIControl.Event

  /// Whether the target is gone.
  var isDead: Bool {
    if case .target(let target, _) = deed { target.object == nil } else { false }
  }

  var selector: Selector? {
    switch deed {
    case .chain(let selector), .target(_, let selector): selector
    case .closure: nil
    }
  }

  /// Whether it was registered with this target and selector; no target means the responder chain.
  func isFor(_ target: AnyObject?, _ selector: Selector) -> Bool {
    switch deed {
    case .chain(let own): target == nil && own == selector
    case .target(let own, let ownSelector): own.object === target && ownSelector == selector
    case .closure: false
    }
  }

  /// Whether a removal of this target and selector includes it; `nil` matches any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    if let selector, self.selector != selector { return false }
    guard let target else { return true }
    if case .target(let own, _) = deed { return own.object === target }
    return false
  }
}

/// The actions of a control, in the order in which they were registered.
struct ControlActions {
  private(set) var all: [ControlAction] = []

  /// Adds events to what is registered for them already, or a new entry at the end: rule C15.
  mutating func add(_ selector: Selector, for target: AnyObject?, _ events: UIControl.Event) {
    all.removeAll(where: \.isDead)
    if let index = all.firstIndex(where: { $0.isFor(target, selector) }) {
      all[index].events.formUnion(events)
      return
    }
    let deed: ControlAction.Deed =
      target.map { .target(ControlAction.Target(object: $0), selector) } ?? .chain(selector)
    all.append(ControlAction(deed: deed, events: events))
  }

  /// Adds a closure, in the place of one of the same identifier.
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    if let index = index(of: action.identifier) {
      all[index].deed = .closure(action)
      all[index].events.formUnion(events)
    } else {
      all.append(ControlAction(deed: .closure(action), events: events))
    }
  }

  /// Removes events from the actions that a target and a selector match.
  mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
    for index in all.indices where all[index].matches(target, selector) {
      all[index].events.subtract(events)
    }
    all.removeAll { $0.events.isEmpty || $0.isDead }
  }

  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    guard let index = index(of: identifier) else { return }
    all[index].events.subtract(events)
    if all[index].events.isEmpty { all.remove(at: index) }
  }

  private func index(of identifier: UIAction.Identifier) -> Int? {
    all.firstIndex {
      if case .closure(let action) = $0.deed { action.identifier == identifier } else { false }
    }
  }
}
