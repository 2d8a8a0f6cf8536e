public import HitResponders

/// A responder that plays a role; what the role lists, it carries out.
@MainActor
public protocol PlaysRole: ActionPerforming {
  /// What the responder is called and does.
  ///
  /// Not called `role`, because UIKit's buttons have a `role` of their own.
  var part: Role { get }
}

extension PlaysRole {
  /// Whether the role lists the action.
  public func implements(_ action: Selector) -> Bool {
    part.actions.contains(action.description)
  }

  /// Writes down that the action was carried out.
  public func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) {
    part.log.write(.perform, "perform \(action) \(part.name)")
  }
}

extension LoggedButton: PlaysRole {}

extension LoggedControl: PlaysRole {
  /// What the responder is called and does.
  public var part: Role { role }
}

extension LoggedController: PlaysRole {
  /// What the responder is called and does.
  public var part: Role { role }
}

extension LoggedDelegate: PlaysRole {
  /// What the responder is called and does.
  public var part: Role { role }
}

extension LoggedImageView: PlaysRole {
  /// What the responder is called and does.
  public var part: Role { role }
}

extension LoggedLabel: PlaysRole {
  /// What the responder is called and does.
  public var part: Role { role }
}

extension LoggedView: PlaysRole {
  /// What the responder is called and does.
  public var part: Role { role }
}

extension LoggedWindow: PlaysRole {
  /// What the responder is called and does.
  public var part: Role { role }
}
