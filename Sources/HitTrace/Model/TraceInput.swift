/// One change of one finger, key or other source: the truth that a replay feeds.
///
/// Fingers that changed at once are records of their own with one frame number.
public struct TraceInput: Hashable, Sendable {
  /// Where an input came from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The core protocol of an X server.
    case x11
    /// The X Input extension: touches, and a pointer in fractions of a pixel.
    case xi2
    /// A simulation, such as the second finger of a pointer.
    case sim
    /// A script.
    case script
    /// A program.
    case api
  }

  /// What happened.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    // A finger; the first four.
    case began, moved, ended, cancelled
    /// A pointer that presses nothing is at a place, or left where there is none.
    case hover
    /// A wheel turned.
    case scroll
    /// A key or a button; its own stage stands in `stage`.
    case key
    /// A shake; its stage stands in `stage`.
    case shake
    /// A command of a remote control, which stands in `subtype`.
    case remote
    /// The window was hidden.
    case unmap
    /// A finger that is down and told of without a change.
    case stationary
  }

  /// The stage of a key or a shake.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    case began, changed, stationary, ended, cancelled
  }

  /// The number of the input, from 1.
  public var number: Int
  /// The number of the frame; inputs of one frame are one batch.
  public var frame: Int
  /// When, in microseconds since the recording began.
  public var time: Int64
  /// Where it came from.
  public var source: Source
  /// What happened.
  public var phase: Phase
  /// The number of the finger; 0 for what is no finger.
  public var finger: Int = 0
  /// Where, in screen points; nothing for a pointer that left, and for what has no place.
  public var x: Double?
  /// Where, in screen points; nothing for a pointer that left, and for what has no place.
  public var y: Double?
  /// The buttons that are down, one bit each.
  public var buttons: Int = 0
  /// The modifiers held, as `UIKeyModifierFlags` has them.
  public var modifiers: Int = 0
  /// How far a wheel turned, in notches.
  public var dx: Double = 0
  /// How far a wheel turned, in notches.
  public var dy: Double = 0
  /// How hard, from 0 to 1, where that is known.
  public var force: Double?
  /// The key or button.
  public var key: TraceKey?
  /// The stage of a key or a shake; began unless said.
  public var stage = Stage.began
  /// The word of a remote control's command.
  public var subtype: String?

  /// Makes an input.
  public init(number: Int, frame: Int, time: Int64, source: Source, phase: Phase) {
    self.number = number
    self.frame = frame
    self.time = time
    self.source = source
    self.phase = phase
  }
}

/// A key of a keyboard or a button of a remote control.
public struct TraceKey: Hashable, Sendable {
  /// The raw value of `UIPress.PressType`; 2040 is a keyboard's key.
  public var type: Int = 2040
  /// The number of the place on the keyboard, as USB has it; 0 where characters are hidden.
  public var usage: Int = 0
  /// What the key types; nothing for a button.
  ///
  /// Where characters are not recorded it is their kind: `char`, `digit`, `space` or `mark`.
  public var characters: String?
  /// What the key types without modifiers, where that differs.
  public var plainCharacters: String?

  /// Makes a key.
  public init(type: Int = 2040, usage: Int = 0, characters: String? = nil) {
    self.type = type
    self.usage = usage
    self.characters = characters
  }
}
