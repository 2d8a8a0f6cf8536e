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
    /// A wheel turns or a touchpad scrolls.
    case scroll(ScrollSample)
    /// A key goes down or up.
    case key(String, isDown: Bool)
    /// A shake begins or ends.
    case shake(MotionPhase)
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
    content.map { ApplicationInput($0, at: time) }
  }

  /// What that input holds.
  package var content: ApplicationInput.Content? {
    switch action {
    case .touches(let touches):
      // Most frames have one finger; their lists are made faster as a literal.
      .touches(touches.count == 1 ? [touches[0].sample] : touches.map(\.sample))
    case .key(let name, let isDown):
      .presses([PressSample(word: name, phase: isDown ? .began : .ended)])
    case .shake(let phase): .motion(phase, .motionShake)
    case .hover(let location): .hover(location)
    case .scroll(let sample): .scroll(sample)
    case .remote(let command):
      UIEvent.EventSubtype(command: command.rawValue).map { .remoteControl($0) }
    case .tick, .set, .remove: nil
    }
  }
}

extension ScriptTouch {
  fileprivate var sample: TouchSample {
    TouchSample(finger: finger, phase: phase.touchPhase, locationOnScreen: location)
  }
}

nonisolated extension UIEvent.EventSubtype {
  /// Makes the command of a remote control that scripts and traces call by a word.
  package init?(command word: String) {
    let commands: [Self] = [
      .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
      .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
      .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
      .remoteControlEndSeekingForward,
    ]
    guard let command = commands.first(where: { $0.word == word }) else { return nil }
    self = command
  }
}
