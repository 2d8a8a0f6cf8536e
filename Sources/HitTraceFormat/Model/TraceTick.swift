/// A timer fired and something followed.
public struct TraceTick: Hashable, Sendable {
  /// The number of the input it follows; 0 before the first.
  public var of: Int
  /// When, in microseconds since the recording began.
  public var time: Int64
  /// What kind of thing followed first: `gesture`, `message`, `action` or `hit`.
  public var timer: String
  /// The recognizer, where it is one's.
  public var gesture: TraceName?
  /// The view, where it is one's.
  public var view: TraceName?

  /// Makes a record.
  public init(
    of: Int,
    time: Int64,
    timer: String,
    gesture: TraceName? = nil,
    view: TraceName? = nil
  ) {
    self.of = of
    self.time = time
    self.timer = timer
    self.gesture = gesture
    self.view = view
  }
}

/// A note for people.
public struct TraceMark: Hashable, Sendable {
  /// When, in microseconds since the recording began.
  public var time: Int64
  /// The note.
  public var text: String

  /// Makes a note.
  public init(time: Int64, text: String) {
    self.time = time
    self.text = text
  }
}

/// The hash of the routing state after an input: the first wrong one tells where to look.
public struct TraceCheck: Hashable, Sendable {
  /// The number of the input it follows.
  public var of: Int
  /// When, in microseconds since the recording began.
  public var time: Int64
  /// FNV-1a 64, 16 hexadecimal digits in a file.
  public var hash: UInt64
  /// The hash of what controls are set to; nothing where there are none, and in older traces.
  public var values: UInt64?

  /// Makes a record.
  public init(of: Int, time: Int64, hash: UInt64, values: UInt64? = nil) {
    self.of = of
    self.time = time
    self.hash = hash
    self.values = values
  }
}

/// The last line of a recording that was ended; without it the recording ended early.
public struct TraceTail: Hashable, Sendable {
  /// When it was ended, in microseconds since the recording began; the last timers fire till then.
  public var time: Int64
  /// How many `in` and `mut` records there are.
  public var inputs: Int
  /// How many derived records there are.
  public var derived: Int
  /// The hash of the routing state, 16 hexadecimal digits in a file.
  public var hash: UInt64
  /// The hash of what controls are set to; nothing where there are none, and in older traces.
  public var values: UInt64?
  /// Whether everything was recorded.
  public var isComplete: Bool

  /// Makes a record.
  public init(
    time: Int64,
    inputs: Int,
    derived: Int,
    hash: UInt64,
    values: UInt64? = nil,
    isComplete: Bool
  ) {
    self.time = time
    self.inputs = inputs
    self.derived = derived
    self.hash = hash
    self.values = values
    self.isComplete = isComplete
  }
}
