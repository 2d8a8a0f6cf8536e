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
    /// A wheel turned, in traces of minor versions below 2, which did not route it; none wrote it.
    case scroll
    /// A wheel turned or a touchpad scrolls; how far it has come stands in `stage`.
    case wheel
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

    /// Whether a finger did it, which then has a number and a place.
    package var isOfFinger: Bool {
      switch self {
      case .began, .moved, .ended, .cancelled, .stationary: true
      case .hover, .scroll, .wheel, .key, .shake, .remote, .unmap: false
      }
    }

    /// Whether it is at a place.
    package var hasPlace: Bool { isOfFinger || self == .wheel }
  }

  /// The stage of a key, a shake or a scroll.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    case began, changed, stationary, ended, cancelled
    /// A turn of a wheel, which is a scroll of its own.
    case notch
  }

  /// What few inputs have; kept apart, so that handing on a move copies little.
  private struct Extra: Hashable {
    var dx: Double = 0
    var dy: Double = 0
    var force: Double?
    var key: TraceKey?
    var subtype: String?
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
  /// The stage of a key, a shake or a scroll; began unless said.
  public var stage = Stage.began
  /// The number of the finger; 0 for what is no finger.
  public var finger = 0
  /// Where, in screen points; nothing for a pointer that left, and for what has no place.
  public var x: Double?
  /// Where, in screen points; nothing for a pointer that left, and for what has no place.
  public var y: Double?
  /// The buttons that are down, one bit each.
  public var buttons = 0
  /// The modifiers held, as `UIKeyModifierFlags` has them.
  public var modifiers = 0
  /// Empty, or one element that says anything.
  private var extra: [Extra] = []

  /// Makes an input.
  public init(number: Int, frame: Int, time: Int64, source: Source, phase: Phase) {
    (self.number, self.frame, self.time) = (number, frame, time)
    (self.source, self.phase) = (source, phase)
  }

  /// How far a wheel turned, in notches; towards the content's end is positive.
  public var dx: Double {
    get { extra.first?.dx ?? 0 }
    set { if newValue != dx { change { $0.dx = newValue } } }
  }

  /// How far a wheel turned, in notches; towards the content's end is positive.
  public var dy: Double {
    get { extra.first?.dy ?? 0 }
    set { if newValue != dy { change { $0.dy = newValue } } }
  }

  /// How hard, from 0 to 1, where that is known.
  public var force: Double? {
    get { extra.first?.force }
    set { if newValue != force { change { $0.force = newValue } } }
  }

  /// The key or button.
  public var key: TraceKey? {
    get { extra.first?.key }
    set { if newValue != key { change { $0.key = newValue } } }
  }

  /// The word of a remote control's command.
  public var subtype: String? {
    get { extra.first?.subtype }
    set { if newValue != subtype { change { $0.subtype = newValue } } }
  }

  /// Whether the input has anything that most inputs of fingers lack.
  package var hasRest: Bool {
    !extra.isEmpty || buttons != 0 || modifiers != 0 || stage != .began
  }

  private mutating func change(_ body: (inout Extra) -> Void) {
    var changed = extra.first ?? Extra()
    body(&changed)
    extra = changed == Extra() ? [] : [changed]
  }
}

/// A key of a keyboard or a button of a remote control.
public struct TraceKey: Hashable, Sendable {
  /// The raw value of `UIPress.PressType`; 2040 is a keyboard's key.
  public var type: Int = 2040
  /// The place on the keyboard, as `UIKeyboardHIDUsage` numbers it; 0 where characters are hidden.
  public var usage: Int = 0
  /// What the key types; nothing for a button.
  ///
  /// Where characters are not recorded it is their kind: `char`, `digit`, `space`, `mark` or
  /// `dead`.
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

/// What is recorded of a key in place of its characters: of what kind they are.
///
/// Code treats letters, digits, spaces and other marks differently, so a replay needs the kind to
/// route alike; it gets a character that stands for all of its kind.
package enum HiddenKey: String, CaseIterable {
  /// A letter.
  case letter = "char"
  /// A digit or another number.
  case digit
  /// A space.
  case space
  /// A punctuation mark, a symbol, and whatever else is none of the other kinds.
  case mark
  /// Nothing: a dead key, or one that a compose sequence took.
  case dead
}
