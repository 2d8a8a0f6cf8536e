import HitTrace

/// What came of a replay in the form of `replay --json`.
struct ReplayJSON: Encodable {
  private struct Difference: Encodable {
    let line: Int
    let input: Int
    /// In microseconds since the recording began.
    let t: Int64
    @Nullable var expected: String?
    @Nullable var found: String?
    let sentence: String
  }

  private let trace: String
  @Nullable private var scene: String?
  private let same: Bool
  private let inputs: Int
  @Nullable private var earlyEnd: String?
  @Nullable private var difference: Difference?
  private let accepted: Bool

  @MainActor
  init(
    _ outcome: TraceReplayOutcome,
    of replayer: TraceReplayer,
    trace: String,
    scene: String?,
    isAccepted: Bool
  ) {
    self.trace = trace
    self.scene = scene
    same = outcome == .same
    inputs = replayer.inputCount
    earlyEnd = replayer.summary.earlyEnd
    accepted = isAccepted
    guard case .differs(let found) = outcome else { return }
    difference = Difference(
      line: found.line,
      input: found.input,
      t: found.time,
      expected: found.expected,
      found: found.found,
      sentence: found.sentence
    )
  }
}
