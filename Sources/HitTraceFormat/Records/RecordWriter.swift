package import HitJSON

/// The names of a trace as JSON strings, by their places.
package final class QuotedNames {
  /// The strings, with their quotes.
  @exclusivity(unchecked)
  package private(set) var quoted: [[UInt8]] = []

  /// Makes an empty list.
  package init() {}

  /// Adds a name at the end.
  package func append(_ name: String) { quoted.append(Array(JSONWriter.quoted(name).utf8)) }
}

/// Writes records as lines, by the descriptions of their kinds, one behind the other.
///
/// What a key stands for where it is left out may depend on the lines before, so a writer writes
/// one trace from its beginning.
package struct RecordWriter: ~Copyable {
  package var line: JSONWriter
  /// The names that records refer to.
  package let names: QuotedNames
  /// How many derived records were written.
  package private(set) var derivedCount = 0
  /// The frame of the last input.
  var frame = 0
  /// The time of the last input.
  var inputTime: Int64 = 0
  /// Where the last input came from.
  var source: TraceInput.Source?

  /// Makes a writer of a trace from its beginning, whose inputs come from a source unless said.
  package init(names: QuotedNames, source: TraceInput.Source? = nil) {
    line = JSONWriter(capacity: 1 << 12)
    self.names = names
    self.source = source
  }

  @inline(__always)
  private mutating func append<Record: TraceForm>(_ record: Record) {
    begin(Record.kind)
    var record = record
    record.tell(&self)
    line.append("}\n")
  }

  package mutating func write(_ input: TraceInput) {
    append(input)
    note(frame: input.frame, at: input.time)
    source = input.source
  }

  /// Begins an input's line that nobody reads.
  package mutating func begin(_ input: TraceInput) {
    line.append("{\"k\":\"in\"}\n")
    note(frame: input.frame, at: input.time)
  }

  /// Writes a message and returns the end of its line, for ``repeatMessage(of:_:)``.
  package mutating func write(_ message: TraceMessage) -> [UInt8] {
    let start = line.count
    beginMessage(of: message.of)
    let opening = line.count - start
    line.removeLast(opening)
    append(message)
    return line.bytes(in: start + opening..<line.count)
  }

  /// Writes a message that is like one before, but for the number of the input it follows from.
  package mutating func repeatMessage(of number: Int, _ end: [UInt8]) {
    beginMessage(of: number)
    line.append(end)
  }

  private mutating func beginMessage(of number: Int) {
    derivedCount += 1
    begin(TraceMessage.kind)
    var number = number
    need("of", OriginForm.self, &number)
  }

  @inline(__always)
  private mutating func begin(_ kind: StaticString) {
    line.append("{\"k\":\"")
    line.append(kind)
    line.append("\"")
  }

  package mutating func write(_ record: TraceRecord) {
    if record.recordClass == .derived { derivedCount += 1 }
    switch record {
    case .header(let header): append(header)
    case .scene(let json): append(SceneLine(json: json))
    case .input(let input): write(input)
    case .change(let change):
      append(change)
      note(frame: change.frame, at: change.time)
    case .touches(let event): append(event)
    case .hit(let hit): append(hit)
    case .withheld(let held): append(held)
    case .question(let question): append(question)
    case .ruling(let ruling): append(ruling)
    case .gesture(let gesture): append(gesture)
    case .chain(let chain): append(chain)
    case .message(let message): append(message)
    case .action(let action): append(action)
    case .tick(let tick): append(tick)
    case .mark(let mark): append(mark)
    case .check(let check): append(check)
    case .tail(let tail): append(tail)
    }
  }

  /// Takes note of an input or a change.
  private mutating func note(frame: Int, at time: Int64) {
    self.frame = frame
    inputTime = time
  }
}

extension RecordWriter: KeyListener {
  typealias Failure = Never

  @inline(__always)
  func goesOn(_ hasValues: Bool) -> Bool { hasValues }

  @inline(__always)
  mutating func hear<F>(_ key: KeyOf<F>, _ value: inout F.Value) {
    guard key.isWritten, !F.isDefault(value, self) else { return }
    line.append(key: key.word)
    F.write(value, &self)
  }

  // MARK: - Parts

  /// Writes an opening bracket and the first element behind it.
  @inline(__always)
  mutating func open<Form: ValueForm>(_ form: Form.Type, _ value: Form.Value) {
    line.append("[")
    Form.write(value, &self)
  }

  /// Writes a comma and the element behind it.
  @inline(__always)
  mutating func next<Form: ValueForm>(_ form: Form.Type, _ value: Form.Value) {
    line.append(",")
    Form.write(value, &self)
  }

  @inline(__always)
  mutating func close() { line.append("]") }

  /// Writes a list whose elements have one form.
  @inline(__always)
  mutating func list<Element>(_ values: [Element], _ write: (Element, inout Self) -> Void) {
    line.append("[")
    for (place, value) in values.enumerated() {
      if place > 0 { line.append(",") }
      write(value, &self)
    }
    close()
  }

  /// Writes an object whose keys are known.
  mutating func object<Object: KeyedForm>(_ object: Object) {
    var object = object
    let start = line.count
    object.tell(&self)
    if line.count == start { line.append(",") }
    // Each key is written behind a comma; the first stands behind the bracket.
    line.replace(byte: UInt8(ascii: "{"), at: start)
    line.append("}")
  }
}
