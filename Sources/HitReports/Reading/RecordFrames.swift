internal import HitTrace

/// The records of a trace, a frame at a time: its inputs or its change, and what followed.
final class RecordFrames {
  /// What stands in a trace from one frame's first input up to the next one's.
  struct Frame {
    /// The number of its first input, and how many there are; 0 before the first.
    var first = 0
    var count = 0
    /// When, in microseconds since the recording began.
    var time: Int64 = 0
    /// The frame's number.
    var number = 0
    var inputs: [TraceInput] = []
    var records: [TraceRecord] = []
  }

  let header: TraceHeader
  private var reader: TraceReader
  private var next: TraceRecord?
  /// When the recording ended, where it says so.
  private(set) var end: Int64?
  /// What is wrong with the trace; it ends there.
  private(set) var damage: TraceError?

  /// Reads the beginning of a trace.
  ///
  /// - Throws: That it is none.
  init(_ source: consuming TraceReader) throws(TraceError) {
    header = try source.nextHeader()
    reader = source
  }

  /// The names that records refer to.
  var names: TraceNames { reader.names }

  var summary: TraceSummary { reader.summary }

  /// Returns the next frame; first what stands before all inputs.
  func nextFrame() -> Frame? {
    var frame = Frame()
    var number: Int?
    var isEmpty = true
    while let record = takeNext() {
      switch record {
      case .input(let input):
        if frame.count > 0 || !frame.records.isEmpty, input.frame != number || isFollowed(frame) {
          next = record
          return frame
        }
        if frame.count == 0 { (frame.first, frame.time) = (input.number, input.time) }
        number = input.frame
        frame.number = input.frame
        frame.count += 1
        frame.inputs.append(input)
        frame.records.append(record)
      case .change(let change):
        if !isEmpty {
          next = record
          return frame
        }
        (frame.first, frame.count, frame.time) = (change.number, 1, change.time)
        frame.number = change.frame
        frame.records.append(record)
      case .header, .scene: continue
      case .tail(let tail):
        end = tail.time
        frame.records.append(record)
      default: frame.records.append(record)
      }
      isEmpty = false
    }
    return isEmpty ? nil : frame
  }

  /// Whether something followed already, so that the next input is of another frame.
  private func isFollowed(_ frame: Frame) -> Bool { frame.records.count > frame.inputs.count }

  private func takeNext() -> TraceRecord? {
    if let record = next {
      next = nil
      return record
    }
    if damage != nil { return nil }
    do throws(TraceError) {
      return try reader.next()
    } catch {
      damage = error
      return nil
    }
  }
}
