public import Foundation
public import HitResponders

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

extension InputStep {
  /// The input for an application's queue; `nil` for a step of time or a change to a view.
  public var applicationInput: ApplicationInput? {
    switch action {
    case .touches(let touches):
      let samples = touches.map {
        TouchSample(
          finger: $0.finger,
          phase: UITouch.Phase($0.phase),
          locationOnScreen: $0.location
        )
      }
      return ApplicationInput(.touches(samples), at: time)
    case .key(let name, let isDown):
      return ApplicationInput(
        .presses([PressSample(word: name, phase: isDown ? .began : .ended)]),
        at: time
      )
    case .shake(let shake):
      return ApplicationInput(.motion(MotionPhase(shake), .motionShake), at: time)
    case .hover(let location): return ApplicationInput(.hover(location), at: time)
    case .remote(let command):
      return ApplicationInput(.remoteControl(UIEvent.EventSubtype(command)), at: time)
    case .tick, .set, .remove: return nil
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: ScriptTouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension MotionPhase {
  fileprivate init(_ shake: ScriptShake) {
    self =
      switch shake {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension UIEvent.EventSubtype {
  fileprivate init(_ command: ScriptRemoteCommand) {
    self =
      switch command {
      case .play: .remoteControlPlay
      case .pause: .remoteControlPause
      case .stop: .remoteControlStop
      case .togglePlayPause: .remoteControlTogglePlayPause
      case .nextTrack: .remoteControlNextTrack
      case .previousTrack: .remoteControlPreviousTrack
      case .beginSeekingBackward: .remoteControlBeginSeekingBackward
      case .endSeekingBackward: .remoteControlEndSeekingBackward
      case .beginSeekingForward: .remoteControlBeginSeekingForward
      case .endSeekingForward: .remoteControlEndSeekingForward
      }
  }
}
