internal import Foundation
internal import HitControls
internal import HitResponders

/// An object whose overrides ask a behaviour.
protocol BehavingObject: DeclaresOverrides, ActionPerforming {
  var behaviour: Behaviour { get set }
}

/// A view whose overrides ask a behaviour.
protocol BehavingView: BehavingObject, RepresentsClass {}

extension BehavingView {
  var representedClass: String? { behaviour.representedClass }
}

extension BehavingObject {
  var mayBecome: Bool? { behaviour.canBecomeFirstResponder }
  var mayResign: Bool? { behaviour.canResignFirstResponder }

  /// Whether its UIKit class consumes touches itself, as controls do.
  private static var keepsTouches: Bool { self is UIControl.Type }

  /// Whether the override of `member` does more than call a `super` that passes on.
  func actsOn(_ member: RoutingMember) -> Bool {
    switch member {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      Self.keepsTouches || behaviour.touches != .forward
    case .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived:
      behaviour.motion != .forward
    case .hitTest: behaviour.hitTest != nil
    case .pointInside: behaviour.pointInside != nil
    default: false
    }
  }

  /// Whether the override of `member` acts and calls a `super` that passes on.
  func passesOn(_ member: RoutingMember) -> Bool {
    switch member {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      !Self.keepsTouches
        && (behaviour.touches == .consumeAndForward || behaviour.touches == .dragAndForward)
    case .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived:
      behaviour.motion == .consumeAndForward
    default: false
    }
  }

  /// Whether the file says that the object implements an action.
  func implements(_ action: Selector) -> Bool { behaviour.handles.contains(action.description) }

  /// Does nothing: the log shows that the action was performed.
  func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) {}
}
