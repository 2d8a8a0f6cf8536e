internal import HitResponders

/// The first thing in which a replay was not what its trace says.
public struct TraceDifference: Hashable, Sendable {
  /// The line of the trace, from 1.
  public var line: Int
  /// The number of the input it follows from; 0 before the first.
  public var input: Int
  /// When, in microseconds since the recording began.
  public var time: Int64
  /// What the trace says, in words; nothing where it has nothing there.
  public var expected: String?
  /// What happened, in words; nothing where nothing did.
  public var found: String?
  /// The difference in one sentence, without the time.
  public var sentence: String
}

extension TraceDifference: CustomStringConvertible {
  /// When, after which input, and what differs.
  public var description: String {
    let milliseconds = Double((time + 500) / 1000)
    return "\(ShortNumber.seconds(milliseconds / 1000)) s input \(input): \(sentence)"
  }
}

/// What came of a replay.
public enum TraceReplayOutcome: Hashable, Sendable {
  /// Everything happened as the trace says.
  case same
  /// Something differed.
  case differs(TraceDifference)
}
