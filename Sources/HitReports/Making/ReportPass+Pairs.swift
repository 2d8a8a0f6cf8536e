internal import HitTrace

// Which inputs of the two sides go with each other.
extension ReportPass {
  /// The frame of the recording that goes with one, as `hitscope diff` pairs them; those that the
  /// recording alone has are gone through on the way.
  func nextGolden(for frame: RecordFrames.Frame) throws -> RecordFrames.Frame? {
    if frame.count > 0, unpaired.isNew(frame.first) { return nil }
    while let golden = goldenFrames?.nextFrame() {
      guard golden.count > 0, unpaired.isMissing(golden.first) else { return golden }
      try goAlone(golden)
    }
    return nil
  }

  /// Gives the first side a frame that the other has not.
  func goAlone(_ golden: RecordFrames.Frame) throws {
    index(golden: golden)
    guard sides.count > 1, golden.count > 0 else { return }
    try sides[0].wait(until: golden.time)
    try sides[0].advance(to: golden.first + golden.count - 1, at: golden.time)
    // It belongs to none of the inputs that the page lists.
    _ = sides[0].takeNews()
  }

  /// What is said of an input that the other side has not.
  var aloneNote: String {
    lanes.count > 1 ? "not in the trace before" : "not in the golden"
  }

  /// Whether a side gets what goes with a frame.
  func takesPart(_ side: ReportSide, _ golden: RecordFrames.Frame?) -> Bool {
    side === main || golden != nil || goldenFrames == nil
  }
}
