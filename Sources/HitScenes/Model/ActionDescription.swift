public import Foundation

/// A control's target and action as a scene file describes them.
nonisolated public struct ActionDescription: Hashable, Sendable {
  /// The control events that a file can name.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The event of `UIControl` with this name.
    case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter
    /// The event of `UIControl` with this name.
    case touchDragExit, touchUpInside, touchUpOutside, touchCancel, valueChanged
    /// The event of `UIControl` with this name.
    case primaryActionTriggered, allTouchEvents, allEvents
  }

  /// The events that send the action.
  public var events: [Event]
  /// The name of the responder that performs it; `nil` searches the responder chain.
  public var target: String?
  /// The action's name.
  public var selector: String
}

/// An animation that starts when the scene is loaded.
nonisolated public struct AnimationDescription: Hashable, Sendable {
  /// How far the view moves to the right, in points.
  public var dx: CGFloat
  /// How far the view moves down, in points.
  public var dy: CGFloat
  /// How long it takes, in seconds.
  public var duration: TimeInterval
  /// How long it waits before it starts, in seconds.
  public var delay: TimeInterval = 0
  /// Whether the view takes touches meanwhile.
  public var allowsInteraction = false
}

/// A finding that a scene file switches off for a view, with its reason.
nonisolated public struct LintSuppression: Hashable, Sendable {
  /// The rule, such as `HS201`.
  public var rule: String
  /// Why it is off.
  public var reason: String
}
