internal import HitTrace

// Which inputs of the two sides go with each other.
extension ReportPass {
  /// A frame as the page tells it.
  struct ToldFrame {
    var frame: RecordFrames.Frame
    var names: TraceNames
    /// The number of its first input on the page.
    var first: Int
    /// When it is on the page.
    var time: Int64
    /// Which side alone has it.
    var alone: Alone?

    /// The number of its last input on the page.
    var last: Int { first + frame.count - 1 }

    /// The number on the page of one of its inputs.
    func number(_ own: Int) -> Int { first + own - frame.first }
  }

  /// A side that has an input which the other has not.
  enum Alone {
    case before, after

    /// In the list of inputs.
    var words: String { self == .before ? "only before" : "only after" }
  }

  /// The frame of the recording that goes with one, as `hitscope diff` pairs them; those that the
  /// recording alone has are told on the way.
  func nextGolden(for frame: RecordFrames.Frame) throws -> RecordFrames.Frame? {
    if frame.count > 0, unpaired.isNew(frame.first) { return nil }
    while let golden = goldenFrames?.nextFrame() {
      guard golden.count > 0, unpaired.isMissing(golden.first) else { return golden }
      try goAlone(golden, before: frame.time)
    }
    return nil
  }

  /// Tells a frame that the first side has and the other has not.
  func goAlone(_ golden: RecordFrames.Frame, before next: Int64? = nil) throws {
    guard sides.count > 1, lanes.count > 1, let goldenFrames, golden.count > 0 else {
      return index(golden: golden)
    }
    let side = sides[0]
    let time = max(lastTime, min(golden.time + side.shift, next ?? .max))
    let told = ToldFrame(
      frame: golden,
      names: goldenFrames.names,
      first: position + 1,
      time: time,
      alone: .before
    )
    numbers[0].note(golden.first, as: told.first)
    side.shift = time - golden.time
    try side.wait(until: golden.time, after: position)
    tellLater()
    try beginPart(with: told)
    try side.advance(to: golden.first + golden.count - 1, at: golden.time, after: told.last)
    index(golden: golden)
    noteHits(of: told)
    tell(told)
    fillLanes()
    onProgress(position)
  }

  /// What is said of an input that one side alone has.
  func note(_ alone: Alone) -> String {
    switch alone {
    case .before: "not in the trace after"
    case .after: lanes.count > 1 ? "not in the trace before" : "not in the golden"
    }
  }

  /// Whether a side gets what goes with a frame.
  func takesPart(_ side: ReportSide, _ golden: RecordFrames.Frame?) -> Bool {
    side === main || golden != nil || goldenFrames == nil
  }
}
