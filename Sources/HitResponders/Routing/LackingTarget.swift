/// The target of an action that does not implement it, and who above it does.
nonisolated public struct LackingTarget: Hashable, Sendable {
  /// The target's name.
  public var name: String
  /// The name of the first responder above it that implements the action, if one does.
  public var higher: String?
  /// How many responders up that one is.
  public var distance = 0
}

/// Tells a target that declined its action from a search along the chain that goes on.
struct DeclinedAction {
  private weak var target: UIResponder?
  private var action: Selector?

  /// Takes the next step.
  ///
  /// - Returns: The target of the action before, if that was sent to it alone and it declined.
  mutating func next(_ step: RoutingStep) -> LackingTarget? {
    if case .declined(let action, let object) = step {
      // The second one that is asked shows a search.
      let isFirst = self.action == nil
      target = isFirst ? object as? UIResponder : nil
      self.action = action
      return nil
    }
    if case .performed = step { clear() }
    return end()
  }

  /// Ends the action that was sent last.
  ///
  /// - Returns: Its target, if it was sent to that alone and it declined.
  mutating func end() -> LackingTarget? {
    guard let action else { return nil }
    defer { clear() }
    // A search would have gone on with the next one.
    guard let target, target.next != nil else { return nil }
    var found = LackingTarget(name: target.routingName)
    var steps = 0
    var next = target.next
    while let responder = next, steps < Self.longestChain {
      steps += 1
      if action.isImplemented(by: responder) {
        (found.higher, found.distance) = (responder.routingName, steps)
        break
      }
      next = responder.next
    }
    return found
  }

  private mutating func clear() { (target, action) = (nil, nil) }

  /// The most responders that are asked, so that a cycle of `next` comes to an end.
  private static let longestChain = 10_000
}
