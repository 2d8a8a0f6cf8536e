internal import HitResponders

/// The subclasses that stand for what a scene file says is overridden, one for each class of UIKit.
///
/// They are nested here under UIKit's own names because a responder without an identifier is known
/// by the name of its class, and what a file calls a `UIView` is to be called so everywhere.
enum Behaving {}

/// An object whose overrides ask a behaviour.
protocol BehavingObject: DeclaresOverrides, ActionPerforming {
  /// Whether the class of UIKit it comes from keeps touches itself, as controls do.
  static var keepsTouches: Bool { get }
  /// What it overrides.
  var behaviour: Behaviour { get set }
}

extension BehavingObject where Self: UIView {
  /// The class of the view in a dump that it stands for.
  var classStoodFor: String? { behaviour.standsFor }
}

extension BehavingObject {
  /// Views, windows and controllers forward.
  static var keepsTouches: Bool { false }

  /// Whether the override of `member` does more than call a `super` that passes on.
  func actsOn(_ member: RoutingMember) -> Bool {
    switch member {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      Self.keepsTouches || behaviour.actsOn(member)
    default: behaviour.actsOn(member)
    }
  }

  /// Whether the override of `member` acts and calls a `super` that passes on.
  func passesOn(_ member: RoutingMember) -> Bool {
    switch member {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      !Self.keepsTouches && behaviour.passesOn(member)
    default: behaviour.passesOn(member)
    }
  }
}

extension BehavingObject {
  /// Whether the file says that the object implements an action.
  func implements(_ action: Selector) -> Bool { behaviour.handles.contains(action.description) }

  /// Does nothing more: that it was performed is what there is to see.
  func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) {}
}
