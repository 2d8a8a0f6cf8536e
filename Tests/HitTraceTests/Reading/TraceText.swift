import HitTrace

/// Traces written by hand for tests of the reader.
nonisolated enum TraceText {
  /// A head, the first line of every trace.
  static let head =
    #"{"k":"head","format":"hitscope-trace","v":1,"app":"a","scene":"s","win":[320,480]}"#

  /// Returns a head and the lines behind it.
  static func trace(_ lines: String...) -> String {
    ([head] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns a trace with one input and the lines behind it.
  static func afterInput(_ lines: String...) -> String {
    let input = #"{"k":"in","n":1,"t":5,"src":"x11","p":"began","id":1,"x":1,"y":2}"#
    return ([head, input] + lines).map { $0 + "\n" }.joined()
  }

  /// Reads a trace to its end.
  static func read(
    _ text: String,
    chunk: Int = 1 << 16
  ) throws(TraceError) -> (records: [TraceRecord], names: TraceNames, summary: TraceSummary) {
    try read(Array(text.utf8), chunk: chunk)
  }

  /// Reads a trace to its end.
  static func read(
    _ text: [UInt8],
    chunk: Int = 1 << 16
  ) throws(TraceError) -> (records: [TraceRecord], names: TraceNames, summary: TraceSummary) {
    var reader = TraceReader(text: text, path: "t.hstrace", chunk: chunk)
    var records: [TraceRecord] = []
    while let record = try reader.next() { records.append(record) }
    return (records, reader.names, reader.summary)
  }

  /// Reads a trace and returns what kept it from being read.
  static func failure(_ text: String) -> TraceError? {
    do throws(TraceError) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  /// Reads a trace and writes its records again.
  static func rewritten(_ text: String, chunk: Int = 1 << 16) throws(TraceError) -> String {
    var reader = TraceReader(text: Array(text.utf8), path: "t.hstrace", chunk: chunk)
    var writer = TraceWriter()
    var lines = ""
    while let record = try reader.next() {
      lines += writer.line(of: record, names: reader.names)
    }
    return lines
  }
}
