public import HitResponders

/// An application delegate that is a responder and writes down what it is told.
public final class LoggedDelegate: UIResponder, UIApplicationDelegate, NamedForRouting {
  /// What the delegate is called and does.
  public let role: Role

  /// Makes a delegate that plays a role.
  public init(_ role: Role) {
    self.role = role
    super.init()
  }

  package var routingIdentifier: String? { role.name }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    role.take(.began, touches, event, by: self) { super.touchesBegan(touches, with: event) }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    role.take(.moved, touches, event, by: self) { super.touchesMoved(touches, with: event) }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    role.take(.ended, touches, event, by: self) { super.touchesEnded(touches, with: event) }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    role.take(.cancelled, touches, event, by: self) { super.touchesCancelled(touches, with: event) }
  }

  public override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    role.take("motion began") { super.motionBegan(motion, with: event) }
  }

  public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    role.take("motion ended") { super.motionEnded(motion, with: event) }
  }

  public override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    role.take("motion cancelled") { super.motionCancelled(motion, with: event) }
  }

  public override func remoteControlReceived(with event: UIEvent?) {
    role.take("remote play") { super.remoteControlReceived(with: event) }
  }
}
