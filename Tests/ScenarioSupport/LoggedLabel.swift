public import Foundation
public import HitControls
public import HitResponders

/// A label that writes down what it is asked and told.
public final class LoggedLabel: UILabel {
  /// What the view is called and does.
  public let role: Role

  /// Makes a view that plays a role.
  public init(_ role: Role, frame: CGRect) {
    self.role = role
    super.init(frame: frame)
    accessibilityIdentifier = role.name
  }

  /// Decodes nothing: a role is needed.
  public required init?(coder: NSCoder) { return nil }

  public override var canBecomeFirstResponder: Bool { role.canBecomeFirst }
  public override var canResignFirstResponder: Bool { role.canResign }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    role.hit(point, event, in: self) { super.hitTest($0, with: $1) }
  }

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    role.inside(point) { super.point(inside: point, with: event) }
  }

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
