public import Foundation

/// Input without a mouse: what happens to a scene by fingers, keys and changes, and when.
///
/// A script is independent of scenes; ``faults(in:)`` returns the names that a scene lacks.
nonisolated public struct InputScript: Sendable {
  /// The most inputs that a script may expand to.
  public static let mostInputs = 1_000_000

  /// The file as the caller named it.
  public var path: String
  /// The steps in the order of the file, which is the order of their times.
  public var steps: [ScriptStep]

  /// Makes a script from steps, without a file.
  public init(steps: [ScriptStep], path: String = "script") {
    self.path = path
    self.steps = steps
  }
}

/// One step of a script.
nonisolated public struct ScriptStep: Hashable, Sendable {
  /// What a step does.
  public enum Kind: Hashable, Sendable {
    /// One frame of touches, all at one time.
    case touches([ScriptTouch])
    /// A finger down and up at one place, 0.1 s apart.
    case tap(CGPoint)
    /// A finger down, moved in equal parts, and up at the end.
    case drag(from: CGPoint, to: CGPoint, steps: Int, duration: TimeInterval)
    /// Two fingers beside a centre, their distance changed in equal parts.
    case pinch(centre: CGPoint, from: CGFloat, to: CGFloat, steps: Int, duration: TimeInterval)
    /// Two fingers at a radius about a centre, turned clockwise in equal parts.
    case rotate(
      centre: CGPoint,
      radius: CGFloat,
      degrees: Double,
      steps: Int,
      duration: TimeInterval
    )
    /// The pointer hovers at a place; `nil` when it leaves.
    case hover(CGPoint?)
    /// A key pressed and released after a time.
    case key(String, duration: TimeInterval = InputScript.pressDuration)
    /// A shake that begins or ends.
    case shake(ScriptShake)
    /// A command of a remote control.
    case remote(ScriptRemoteCommand)
    /// Time passes.
    case tick
    /// A change to a view.
    case set(id: String, [ViewSetting])
    /// A view taken out of its superview.
    case remove(id: String)
  }

  /// When it happens.
  ///
  /// > Units: seconds on the virtual clock.
  public var time: TimeInterval
  /// What it does.
  public var kind: Kind
  /// Its position in the file, if it comes from one.
  public var position: SourcePosition?

  /// Makes a step.
  public init(at time: TimeInterval, _ kind: Kind, position: SourcePosition? = nil) {
    self.time = time
    self.kind = kind
    self.position = position
  }
}

/// One finger's change in a frame.
nonisolated public struct ScriptTouch: Hashable, Sendable {
  /// What the finger does.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It comes down.
    case began
    /// It moves.
    case moved
    /// It goes up.
    case ended
    /// The system cancels the touch.
    case cancelled
  }

  /// The finger's number.
  public var finger: Int
  /// What the finger does.
  public var phase: Phase
  /// Where it is.
  ///
  /// > Coordinates: the screen, in points.
  public var location: CGPoint

  /// Makes a change.
  public init(finger: Int, phase: Phase, location: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}

/// The stages of a shake.
nonisolated public enum ScriptShake: String, Hashable, Sendable, CaseIterable {
  /// The shake begins.
  case began
  /// The shake ends.
  case ended
  /// The shake is cancelled.
  case cancelled
}

/// The commands of a remote control, in UIKit's words.
nonisolated public enum ScriptRemoteCommand: String, Hashable, Sendable, CaseIterable {
  /// `remoteControlPlay`.
  case play
  /// `remoteControlPause`.
  case pause
  /// `remoteControlStop`.
  case stop
  /// `remoteControlTogglePlayPause`.
  case togglePlayPause
  /// `remoteControlNextTrack`.
  case nextTrack
  /// `remoteControlPreviousTrack`.
  case previousTrack
  /// `remoteControlBeginSeekingBackward`.
  case beginSeekingBackward
  /// `remoteControlEndSeekingBackward`.
  case endSeekingBackward
  /// `remoteControlBeginSeekingForward`.
  case beginSeekingForward
  /// `remoteControlEndSeekingForward`.
  case endSeekingForward
}
