public import Foundation

/// One input of a script with its time: what a session feeds to an application.
nonisolated public struct InputStep: Hashable, Sendable {
  /// What happens.
  public enum Action: Hashable, Sendable {
    /// One frame of touches.
    case touches([ScriptTouch])
    /// A pointer that presses nothing is at a place, or left where there is none.
    case hover(CGPoint?)
    /// A key goes down or up.
    case key(String, isDown: Bool)
    /// A shake begins or ends.
    case shake(ScriptShake)
    /// A remote control says something.
    case remote(ScriptRemoteCommand)
    /// Time passes.
    case tick
    /// A view changes.
    case set(id: String, [ViewSetting])
    /// A view leaves its superview.
    case remove(id: String)
  }

  /// When it happens.
  ///
  /// > Units: seconds on the virtual clock, whole microseconds.
  public var time: TimeInterval
  /// What happens.
  public var action: Action
  /// The index of the script's step that it comes from.
  public var step: Int
}
