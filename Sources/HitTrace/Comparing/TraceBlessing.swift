/// Accepts a new outcome: a trace with its own inputs and the derived lines of a replay.
///
/// The lines that a person or a device wrote stay as they are, byte for byte: the head, the scene,
/// inputs, edits and marks. Lines of unknown kinds are dropped, for they cannot be computed here. A
/// recording that ended early gets a tail, which says that not everything was recorded.
public enum TraceBlessing {
  /// Returns a trace with what followed in a replay of it.
  ///
  /// - Parameters:
  ///   - trace: The trace's bytes.
  ///   - path: The trace's name in errors.
  ///   - replay: The recording of its replay; see ``TraceReplayer/trace``.
  ///   - keepsScene: Whether the trace keeps its own scene; otherwise it gets that of the replay.
  /// - Returns: The new trace's bytes.
  /// - Throws: What is wrong with either.
  public static func blessed(
    _ trace: [UInt8],
    path: String,
    with replay: [UInt8],
    keepsScene: Bool = true
  ) throws(TraceError) -> [UInt8] {
    var old = TraceReader(text: trace, path: path)
    var new = TraceReader(text: replay, path: "replay of \(path)")
    var writer = TraceWriter()
    var result: [UInt8] = []
    // A recording that ended early has no tail that could say so.
    var isComplete = false
    var derivedCount = 0
    var detail = TraceHeader.Detail.full
    // The lines of the trace that stay, without those that no replay has.
    var kept: [(kind: TraceRecordClass, line: [UInt8])] = []
    while let record = try old.next() {
      if case .header(let header) = record { detail = header.detail }
      if case .tail(let tail) = record { isComplete = tail.isComplete }
      switch record.recordClass {
      case .derived, .check: break
      case let kind: kept.append((kind, Array(old.lastLine)))
      }
    }
    var next = kept.makeIterator()
    while let record = try new.next() {
      let line = Array(new.lastLine)
      switch record.recordClass {
      case .preamble:
        let own = next.next()?.line
        result += keepsScene ? own ?? line : line
      case .input, .note: result += next.next()?.line ?? line
      case .derived:
        if detail == .inputs { continue }
        derivedCount += 1
        if detail == .result, case .hit(var hit) = record {
          hit.walk = []
          result += Array(writer.line(of: .hit(hit), names: new.names).utf8)
        } else {
          result += line
        }
      case .check:
        guard case .tail(var tail) = record else {
          result += line
          continue
        }
        while let rest = next.next() { result += rest.line }
        tail.derived = derivedCount
        tail.isComplete = isComplete
        result += Array(writer.line(of: .tail(tail), names: new.names).utf8)
      }
    }
    return result
  }
}
