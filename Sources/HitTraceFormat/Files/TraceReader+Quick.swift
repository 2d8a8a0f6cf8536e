// Ways past lines whose kind is known before they are read. A replay reads inputs alone; what
// follows is compared with what it writes itself, and lines that it wrote in the same bytes need no
// reading.
internal import HitJSON

extension TraceReader {
  /// What the next line begins with, as far as that tells a kind.
  package enum Opening {
    /// An input.
    case input
    /// A derived record that has no time of its own and defines nothing.
    case derived
    /// Anything else, or the end.
    case other
  }

  /// Returns what the next line begins with, in the bytes that hitscope writes.
  package mutating func opening() throws(TraceError) -> Opening {
    guard state.progress.stage == .body, let start = try nextLine() else {
      return .other
    }
    return Self.opening(of: UnsafeRawPointer(start))
  }

  /// Returns what a line begins with; at least sixteen bytes of it or behind it must be readable.
  package static func opening(of line: UnsafeRawPointer) -> Opening {
    let first = line.loadUnaligned(as: UInt64.self)
    let second = line.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    switch first {
    case PackedWord.of("{\"k\":\"in"):
      return second & 0xff == UInt64(UInt8(ascii: "\"")) ? .input : .other
    case PackedWord.of("{\"k\":\"rs"):
      return second == PackedWord.of("p\",\"of\":") ? .derived : .other
    case PackedWord.of("{\"k\":\"gr"), PackedWord.of("{\"k\":\"ev"):
      return second & (.max >> 8) == PackedWord.of("\",\"of\":") ? .derived : .other
    case PackedWord.of("{\"k\":\"hi"), PackedWord.of("{\"k\":\"ac"):
      return second == PackedWord.of("t\",\"of\":") ? .derived : .other
    case PackedWord.of("{\"k\":\"as"):
      return second == PackedWord.of("k\",\"of\":") ? .derived : .other
    default: return .other
    }
  }

  /// Reads the next line, which is an input's by its ``opening()``.
  package mutating func nextInput() throws(TraceError) -> TraceInput? {
    guard let start = try nextLine() else { return nil }
    return try read(start) { reader throws(JSONFault) in
      reader.scanner.next += Self.inputOpeningLength
      let input = try reader.input()
      try reader.endLine()
      return input
    }
  }

  private static let inputOpeningLength = #"{"k":"in""#.utf8.count

  /// Passes over the next line, which is a derived record's by its ``opening()``.
  ///
  /// For those who read the trace to its end before, and look for its inputs now.
  package mutating func passDerived() {
    line += 1
    nextOffset += bytes.passLine()
    noteDerived()
  }

  /// Passes over the next line if it is just these bytes; returns whether it is.
  ///
  /// They are a derived record's as hitscope writes it at this place of the trace, and so agree
  /// with all that was read: the line is as good as read.
  package mutating func passes(derived line: UnsafeRawBufferPointer) -> Bool {
    guard bytes.passes(line) else { return false }
    self.line += 1
    nextOffset += line.count
    noteDerived()
    return true
  }

  private mutating func noteDerived() {
    state.progress.derived += 1
    state.progress.check = nil
  }

  /// Reads a line from elsewhere as if it were the next of this trace, and stays where it is.
  ///
  /// Returns the record with names of this trace, or nothing where the line is none.
  package mutating func record(of line: [UInt8], after progress: TraceProgress) -> TraceRecord? {
    var inner = TraceReader(text: line, path: path)
    inner.state = TraceState(progress: progress, table: state.table)
    guard let record = try? inner.next() else { return nil }
    state.table = inner.state.table
    return record
  }
}
