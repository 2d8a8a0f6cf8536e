internal import HitJSON

// How words, names and texts stand in a trace.

extension String: PlainValue {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> String {
    try reader.scanner.text()
  }

  static func write(_ value: String, _ writer: inout RecordWriter) {
    writer.line.append(string: value)
  }
}

/// Any value, kept as it stands.
enum JSONForm: ValueForm {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> String {
    try reader.scanner.json()
  }

  static func write(_ value: String, _ writer: inout RecordWriter) {
    writer.line.append(json: value)
  }
}

/// One of a few words.
protocol TraceWord: PlainValue, RawRepresentable<String>, CaseIterable {
  /// Returns the word of a text where it is one that is met all the time, told by its bytes.
  static func frequent(_ text: JSONString) -> Self?
}

extension TraceWord {
  @inline(__always)
  static func frequent(_ text: JSONString) -> Self? { nil }

  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Self {
    reader.scanner.skipBlanks()
    let first = reader.scanner.next
    let text = try reader.scanner.string()
    if let word = frequent(text) { return word }
    return try seldom(text, at: first, reader)
  }

  @inline(never)
  private static func seldom(
    _ text: JSONString,
    at place: UnsafePointer<UInt8>,
    _ reader: RecordReader
  ) throws(JSONFault) -> Self {
    if let word = Self(rawValue: text.string) { return word }
    throw reader.unknownWord(at: place, allowed: allCases.map(\.rawValue))
  }

  @inline(__always)
  static func write(_ value: Self, _ writer: inout RecordWriter) {
    writer.line.append(word: value.rawValue)
  }
}

extension TraceHeader.Detail: TraceWord {}
extension TraceInput.Stage: TraceWord {}
extension TraceChange.Operation: TraceWord {}
extension TraceWithheld.Reason: TraceWord {}
extension TraceQuestion.Kind: TraceWord {}
extension TraceRuling.Kind: TraceWord {}
extension TraceGesture.State: TraceWord {}

extension TraceInput.Phase: TraceWord {
  @inline(__always)
  static func frequent(_ text: JSONString) -> Self? {
    guard text.count == 5 else { return nil }
    switch text.packed {
    case PackedWord.of("moved"): return .moved
    case PackedWord.of("began"): return .began
    case PackedWord.of("ended"): return .ended
    case PackedWord.of("hover"): return .hover
    default: return nil
    }
  }
}

/// As the input before unless said.
extension TraceInput.Source: TraceWord {
  @inline(__always)
  static func isDefault(_ value: Self, _ writer: borrowing RecordWriter) -> Bool {
    value == writer.source
  }
}

extension TraceMessage.Deed: TraceWord {
  @inline(__always)
  static func frequent(_ text: JSONString) -> Self? {
    if text.equals("forwarded") { return .forwarded }
    return text.equals("consumed") ? .consumed : nil
  }
}

/// The name of a message; those of touches make no string.
enum MessageForm: ValueForm {
  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> String {
    let text = try reader.scanner.string()
    return text.equals("touchesMoved") ? "touchesMoved" : other(text)
  }

  @inline(never)
  private static func other(_ text: JSONString) -> String {
    if text.equals("touchesBegan") { return "touchesBegan" }
    if text.equals("touchesEnded") { return "touchesEnded" }
    if text.equals("touchesCancelled") { return "touchesCancelled" }
    return text.string
  }

  static func write(_ value: String, _ writer: inout RecordWriter) {
    writer.line.append(string: value)
  }
}

extension TraceName: PlainValue {
  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> TraceName {
    let text = try reader.scanner.string()
    if let name = reader.state.pointee.table.name(of: text) { return name }
    throw reader.scanner.fault(
      "more than \(NameTable.limit) names",
      "split the trace",
      reason: .tooLarge
    )
  }

  @inline(__always)
  static func write(_ value: TraceName, _ writer: inout RecordWriter) {
    writer.line.append(writer.names.quoted[Int(value.index)])
  }
}

/// A value that may be missing; where a name is, `null` may stand in a file.
extension Optional: ValueForm, PlainValue where Wrapped: PlainValue {
  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Wrapped? {
    if Wrapped.self == TraceName.self, try reader.scanner.isNull() { return nil }
    return try Wrapped.read(&reader)
  }

  @inline(__always)
  static func write(_ value: Wrapped?, _ writer: inout RecordWriter) {
    if let value { Wrapped.write(value, &writer) } else { writer.line.append("null") }
  }
}
