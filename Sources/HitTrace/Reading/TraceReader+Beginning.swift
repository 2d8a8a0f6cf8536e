extension TraceReader {
  /// Reads the head, which is a trace's first record.
  ///
  /// - Throws: What is wrong with it, or that there is none.
  mutating func nextHeader() throws(TraceError) -> TraceHeader {
    guard case .header(let header) = try next() else {
      throw TraceError(
        reason: .notATrace,
        path: path,
        problem: "there is no head record",
        advice: "give a trace that hitscope recorded"
      )
    }
    return header
  }
}
