internal import HitJSON

/// A number that must agree with what the trace has said so far.
protocol AgreeingNumber: ValueForm where Value: FixedWidthInteger {
  associatedtype Value = Int
  /// Whether a number agrees.
  static func agrees(_ number: Int, with progress: borrowing TraceProgress) -> Bool
  /// Returns what is wrong with a number that does not agree, and what to do.
  static func complaint(of number: Int, after progress: TraceProgress) -> (String, String)
}

extension AgreeingNumber {
  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Value {
    let number = try reader.scanner.whole()
    if !agrees(number, with: reader.state.pointee.progress) { throw refusal(of: number, reader) }
    return Value(truncatingIfNeeded: number)
  }

  @inline(__always)
  static func write(_ value: Value, _ writer: inout RecordWriter) {
    writer.line.append(Int(truncatingIfNeeded: value))
  }

  @inline(never)
  private static func refusal(of number: Int, _ reader: RecordReader) -> JSONFault {
    let (problem, advice) = complaint(of: number, after: reader.progress)
    return reader.inconsistency(at: reader.scanner.lastKey - 1, problem, advice)
  }
}

/// The number of something new, which must be the next one.
protocol NextNumber: AgreeingNumber {
  static var what: String { get }
  static func last(_ progress: borrowing TraceProgress) -> Int
}

extension NextNumber {
  @inline(__always)
  static func agrees(_ number: Int, with progress: borrowing TraceProgress) -> Bool {
    number == last(progress) + 1
  }

  static func complaint(of number: Int, after progress: TraceProgress) -> (String, String) {
    ("this \(what) is not numbered \(last(progress) + 1)", "number \(what)s from 1 without gaps")
  }
}

/// The number of an input.
enum NumberOfInput: NextNumber {
  static var what: String { "input" }
  @inline(__always)
  static func last(_ progress: borrowing TraceProgress) -> Int { progress.inputs }
}

/// The number of a new chain.
enum NumberOfChain: NextNumber {
  static var what: String { "chain" }
  static func last(_ progress: borrowing TraceProgress) -> Int { progress.chains.count }
}

/// The number of a frame, which must not fall; one more than that before unless said.
enum FrameForm: AgreeingNumber {
  @inline(__always)
  static func agrees(_ number: Int, with progress: borrowing TraceProgress) -> Bool {
    number >= max(progress.frame, 1)
  }

  static func complaint(of number: Int, after progress: TraceProgress) -> (String, String) {
    ("this frame is before \(max(progress.frame, 1))", "number frames from 1, in order")
  }

  @inline(__always)
  static func isDefault(_ value: Int, _ writer: borrowing RecordWriter) -> Bool {
    value == writer.frame + 1
  }
}

/// A time of the trace, which must not fall.
protocol TraceTime: AgreeingNumber where Value == Int64 {}

extension TraceTime {
  @inline(__always)
  static func agrees(_ number: Int, with progress: borrowing TraceProgress) -> Bool {
    number >= progress.time
  }

  static func complaint(of number: Int, after progress: TraceProgress) -> (String, String) {
    (
      "this time is before \(progress.time), which was said already",
      "put the records in the order of time"
    )
  }
}

/// When something happened.
enum TimeOfRecord: TraceTime {}

/// When an event happened; with its input unless said.
enum TimeOfEvent: TraceTime {
  static func isDefault(_ value: Int64, _ writer: borrowing RecordWriter) -> Bool {
    value == writer.inputTime
  }
}

/// A time that has nothing to do with the trace's own.
enum Microseconds: TraceTime {
  static func agrees(_ number: Int, with progress: borrowing TraceProgress) -> Bool { true }
}

/// The number of the input that a record follows from: the last one, or another of its frame.
enum OriginForm: AgreeingNumber {
  @inline(__always)
  static func agrees(_ number: Int, with progress: borrowing TraceProgress) -> Bool {
    number <= progress.inputs && number >= progress.frameStart
  }

  static func complaint(of number: Int, after progress: TraceProgress) -> (String, String) {
    (
      "this record does not follow from input \(progress.inputs), nor from another of its frame",
      "put it behind its own input"
    )
  }
}

/// The number of a chain that stands before.
enum ChainForm: AgreeingNumber {
  @inline(__always)
  static func agrees(_ number: Int, with progress: borrowing TraceProgress) -> Bool {
    number >= 1 && number <= progress.chains.count
  }

  static func complaint(of number: Int, after progress: TraceProgress) -> (String, String) {
    ("no chain \(number) before this record", "write its chain record first")
  }
}

/// A count of the tail; records of unknown kinds may be among those counted.
protocol CountOfTail: AgreeingNumber {
  static var what: String { get }
  static func counted(_ progress: borrowing TraceProgress) -> Int
}

extension CountOfTail {
  static func agrees(_ number: Int, with progress: borrowing TraceProgress) -> Bool {
    (counted(progress)...counted(progress) + progress.unknownKinds).contains(number)
  }

  static func complaint(of number: Int, after progress: TraceProgress) -> (String, String) {
    (
      "the tail counts \(number) \(what), and there are \(counted(progress))",
      "restore the lines that are missing, or remove the tail"
    )
  }
}

/// How many inputs there are.
enum CountOfInputs: CountOfTail {
  static var what: String { "inputs" }
  static func counted(_ progress: borrowing TraceProgress) -> Int { progress.inputs }
}

/// How many derived records there are.
enum CountOfDerived: CountOfTail {
  static var what: String { "derived records" }
  static func counted(_ progress: borrowing TraceProgress) -> Int { progress.derived }
}
