public import Foundation
internal import HitResponders

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
    /// A single input, which the script gives as it is.
    case action(InputStep.Action)
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
    /// A touchpad that scrolls at a place, by notches in equal parts.
    case scroll(CGPoint, by: CGSize, steps: Int, duration: TimeInterval)
    /// A key pressed and released after a time.
    case key(String, duration: TimeInterval = InputScript.pressDuration)
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

  /// Makes a step that is a single input.
  public init(at time: TimeInterval, _ action: InputStep.Action) {
    self.init(at: time, .action(action))
  }
}

/// One finger's change in a frame.
nonisolated public struct ScriptTouch: Hashable, Sendable {
  /// What the finger does, in UIKit's words.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// A phase of `UITouch`.
    case began, moved, ended, cancelled

    var touchPhase: UITouch.Phase {
      switch self {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
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

/// The commands of a remote control, in UIKit's words.
nonisolated public enum ScriptRemoteCommand: String, Hashable, Sendable, CaseIterable {
  /// The event subtype of UIKit with this name, such as `remoteControlPlay`.
  case play, pause, stop, togglePlayPause, nextTrack, previousTrack
  /// The beginning or end of a seeking, such as `remoteControlBeginSeekingBackward`.
  case beginSeekingBackward, endSeekingBackward, beginSeekingForward, endSeekingForward
}
