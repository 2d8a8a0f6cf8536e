/// A timer fired and something followed.
public struct TraceTick: DerivedRecord, Hashable, Sendable {
  /// The number of the input it follows; 0 before the first.
  public var of = 0
  /// When, in microseconds since the recording began.
  public var time: Int64 = 0
  /// What kind of thing followed first: `gesture`, `message`, `action` or `hit`.
  public var timer = ""
  /// The recognizer, where it is one's.
  public var gesture: TraceName?
  /// The view, where it is one's.
  public var view: TraceName?

  /// Makes a blank record.
  public init() {}
}

/// A note for people.
public struct TraceMark: Hashable, Sendable {
  /// When, in microseconds since the recording began.
  public var time: Int64 = 0
  /// The note.
  public var text = ""

  /// Makes a blank record.
  public init() {}
}

/// The hash of the routing state after an input: the first wrong one tells where to look.
public struct TraceCheck: Hashable, Sendable {
  /// The number of the input it follows.
  public var of = 0
  /// When, in microseconds since the recording began.
  public var time: Int64 = 0
  /// FNV-1a 64, 16 hexadecimal digits in a file.
  public var hash: UInt64 = 0
  /// The hash of what controls are set to; nothing where there are none, and in older traces.
  public var values: UInt64?

  /// Makes a blank record.
  public init() {}
}

/// The last line of a recording that was ended; without it the recording ended early.
public struct TraceTail: Hashable, Sendable {
  /// When it was ended, in microseconds since the recording began; the last timers fire till then.
  public var time: Int64 = 0
  /// How many `in` and `mut` records there are.
  public var inputs = 0
  /// How many derived records there are.
  public var derived = 0
  /// The hash of the routing state, 16 hexadecimal digits in a file.
  public var hash: UInt64 = 0
  /// The hash of what controls are set to; nothing where there are none, and in older traces.
  public var values: UInt64?
  /// Whether everything was recorded.
  public var isComplete = true

  /// Makes a blank record.
  public init() {}
}
