internal import HitResponders

/// The subclasses that stand for what a scene file says is overridden, one for each class of UIKit.
///
/// They are nested here under UIKit's own names because a responder without an identifier is known
/// by the name of its class, and what a file calls a `UIView` is to be called so everywhere.
enum Behaving {}

/// An object whose overrides ask a behaviour.
protocol BehavingObject: DeclaresOverrides {
  /// What it overrides.
  var behaviour: Behaviour { get set }
}

extension BehavingObject {
  /// Whether the override of `member` does more than call `super`.
  func actsOn(_ member: RoutingMember) -> Bool { behaviour.actsOn(member) }
}
