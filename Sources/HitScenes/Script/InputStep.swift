public import Foundation

/// One input of a script with its time, as a session routes it.
nonisolated public struct InputStep: Hashable, Sendable {
  /// What happens.
  public enum Action: Hashable, Sendable {
    /// One frame of touches.
    case touches([ScriptTouch])
    /// The pointer hovers at a place; `nil` when it leaves.
    case hover(CGPoint?)
    /// A key goes down or up.
    case key(String, isDown: Bool)
    /// A shake begins or ends.
    case shake(ScriptShake)
    /// A command of a remote control.
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
