/// The inputs of one frame and everything that followed, up to the next inputs.
///
/// Everything in it is relative to its beginning: times count from its first input, and records say
/// which of its inputs they follow. So equal turns are equal wherever they are in a trace.
struct TraceTurn {
  /// The inputs of one frame, or a change; empty for what happens before the first.
  var feeds: [TraceRecord] = []
  /// What followed, in the order in which it happened.
  var records: [TraceRecord] = []
  /// The number of the first input.
  var number = 0
  /// The time of the first input.
  var time: Int64 = 0
  /// The hash of the state after it, where the trace has one.
  var hash: UInt64?
  /// The hash of the values of controls then, where the trace has one.
  var values: UInt64?

  /// The lanes of its inputs.
  var lanes: Set<Int> {
    Set(feeds.compactMap { feed in if case .input(let input) = feed { input.lane } else { nil } })
  }

  /// Returns the finger of the input that a record follows, if that is a finger's.
  func finger(of record: Int) -> Int? {
    guard feeds.indices.contains(record), case .input(let input) = feeds[record] else { return nil }
    return input.lane > 0 ? input.lane : nil
  }
}

extension TraceInput {
  /// The source of events of the input: a finger's number, or one below zero.
  var lane: Int { laneFacts.number }

  /// The words for the input's source of events.
  var laneWords: String { laneFacts.words }

  private var laneFacts: (number: Int, words: String) {
    switch phase {
    case .began, .moved, .ended, .cancelled, .stationary: (finger, "touch \(finger)")
    case .hover: (-1, "hover")
    case .key: (-2, "key")
    case .shake: (-3, "shake")
    case .remote: (-4, "remote control")
    case .scroll, .wheel: (-5, "wheel")
    case .unmap: (-6, "window")
    }
  }

  /// Whether something begins with it from which changes may follow for a while.
  var isBeginning: Bool {
    switch phase {
    case .began: true
    case .key, .shake: stage == .began
    case .wheel: stage == .began || stage == .notch
    case .remote, .scroll: true
    default: false
    }
  }
}
