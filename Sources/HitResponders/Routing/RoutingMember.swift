/// A member whose override changes routing, or what is seen of it.
nonisolated package enum RoutingMember: Int, CaseIterable, Sendable {
  case next
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived
  case targetForAction
  case hitTest, pointInside
  case isHidden, isUserInteractionEnabled, alpha
  case draw
}

/// A class that overrides members in its body and decides at run time which overrides act.
///
/// Behaviours read from a scene file are such classes: one subclass serves every combination.
/// What the class says is used for words, hints and maps; routing always calls the overrides.
package protocol DeclaresOverrides: AnyObject {
  /// Whether the override of `member` does more than call `super`.
  func actsOn(_ member: RoutingMember) -> Bool

  /// Whether the override of `member` acts and also passes the message to the next responder.
  func passesOn(_ member: RoutingMember) -> Bool

  /// Returns an object of the class as one, which is quicker than to ask what it conforms to.
  static func declaring(_ responder: UIResponder) -> Self?
}

extension DeclaresOverrides {
  package static func declaring(_ responder: UIResponder) -> Self? { responder as? Self }
}

extension UIResponder {
  /// The responder as one that decides which of its overrides act, if it is one.
  final var declaring: (any DeclaresOverrides)? { ClassFacts.of(self).declaring?.declaring(self) }

  /// Whether this responder's class replaces the framework's implementation of `member`.
  package final func overrides(_ member: RoutingMember) -> Bool {
    if let declaring { return declaring.actsOn(member) }
    return OverrideMap.replaces(member, in: self)
  }

  /// Whether this responder's override of `member` is known to pass the message on as well.
  ///
  /// What an override in Swift does is known only when it runs, so it counts as the end of the way.
  package final func isKnownToPassOn(_ member: RoutingMember) -> Bool {
    declaring?.passesOn(member) ?? false
  }
}
