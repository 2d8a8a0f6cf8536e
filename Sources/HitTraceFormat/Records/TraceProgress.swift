/// What a trace has said so far, as far as what follows must agree with it.
package struct TraceProgress {
  /// How far the reading is.
  package enum Stage {
    case start, preamble, body, ended
  }

  package var stage = Stage.start
  /// The number of the last input.
  package var inputs = 0
  /// The frame of the last input.
  package var frame = 0
  /// The number of the first input of that frame.
  package var frameStart = 0
  /// Where the last input came from.
  package var source = TraceInput.Source.x11
  /// The time of the last input.
  package var inputTime: Int64 = 0
  /// The latest time that was said.
  package var time: Int64 = 0
  /// How many derived records there were.
  package var derived = 0
  /// How many records of unknown kinds there were.
  package var unknownKinds = 0
  /// How many keys nobody knows.
  package var unknownKeys = 0
  /// How many responders each chain has; the first chain is 1.
  package var chains: [Int32] = []
  /// The check that stands directly before, if one does.
  package var check: TraceCheck?

  /// Makes the progress of a trace that was not read yet.
  package init() {}
}

/// What a trace was found to be, when it has been read to its end.
public struct TraceSummary: Hashable, Sendable {
  /// How many `in` and `mut` records there are.
  public var inputs = 0
  /// How many derived records there are.
  public var derived = 0
  /// How many records have kinds that this build does not know; they were left out.
  public var unknownKinds = 0
  /// How many keys this build does not know; they were left out.
  public var unknownKeys = 0
  /// Whether there is no tail: the recording ended early and holds what happened until then.
  public var endedEarly = false
  /// How many bytes of a last line without a line feed were dropped.
  public var droppedBytes = 0

  /// Says that and where a recording ended early, as the end of a sentence; nothing of a whole one.
  public var earlyEnd: String? {
    endedEarly ? "ended early, after input \(inputs)" : nil
  }
}
