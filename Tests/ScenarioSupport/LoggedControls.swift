public import Foundation
public import HitControls
public import HitResponders

/// A control that writes down what it is asked, tracking included; its touches are its own.
public final class LoggedControl: UIControl {
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

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    role.log.write(.tracking, "tracking \(role.name) begin")
    return role.begins && super.beginTracking(touch, with: event)
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    role.log.write(.tracking, "tracking \(role.name) continue")
    return role.continues && super.continueTracking(touch, with: event)
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    role.log.write(.tracking, "tracking \(role.name) end")
    super.endTracking(touch, with: event)
  }

  public override func cancelTracking(with event: UIEvent?) {
    role.log.write(.tracking, "tracking \(role.name) cancel")
    super.cancelTracking(with: event)
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

/// A button that writes down what it is asked; its touches are its own.
public final class LoggedButton: UIButton {
  /// What the view is called and does.
  public let part: ScenarioSupport.Role

  /// Makes a view that plays a role.
  public init(_ role: ScenarioSupport.Role, frame: CGRect) {
    part = role
    super.init(frame: frame)
    accessibilityIdentifier = role.name
  }

  /// Decodes nothing: a role is needed.
  public required init?(coder: NSCoder) { return nil }

  public override var canBecomeFirstResponder: Bool { part.canBecomeFirst }
  public override var canResignFirstResponder: Bool { part.canResign }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    part.hit(point, event, in: self) { super.hitTest($0, with: $1) }
  }

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    part.inside(point) { super.point(inside: point, with: event) }
  }

  public override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    part.take("motion began") { super.motionBegan(motion, with: event) }
  }

  public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    part.take("motion ended") { super.motionEnded(motion, with: event) }
  }

  public override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    part.take("motion cancelled") { super.motionCancelled(motion, with: event) }
  }

  public override func remoteControlReceived(with event: UIEvent?) {
    part.take("remote play") { super.remoteControlReceived(with: event) }
  }
}
