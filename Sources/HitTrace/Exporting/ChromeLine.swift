internal import HitJSON

/// Writes the events of a Chrome trace, one a line, in the object form that Perfetto reads.
///
/// > Units: nanoseconds since the recording began, written as microseconds with a fraction.
struct ChromeLine: ~Copyable {
  /// A row of the viewer, by its number in `tid`.
  enum Lane {
    static let queue = 1
    static let hitTest = 2
    static let responders = 3
    /// The first of the fingers' rows; ten of them, then the gestures'.
    static let touches = 10
    static let gestures = 20
  }

  private(set) var text = JSONWriter(capacity: 1 << 17)
  private var isFirst = true

  mutating func begin(scene: String, hash: UInt64?) {
    text.append("{\"displayTimeUnit\":\"ms\",\"metadata\":{\"format\":\"hitscope\",\"scene\":")
    text.append(string: scene)
    if let hash {
      text.append(",\"sceneHash\":")
      text.append(hash: hash)
    }
    text.append("},\"traceEvents\":[")
  }

  mutating func end() { text.append("\n]}\n") }

  /// Removes what was written, once the caller has it.
  mutating func removeAll() { text.removeAll() }

  /// Writes the name of a row and its place among the rows; row 0 names the process.
  mutating func name(_ lane: Int, _ name: String) {
    begin("M")
    text.append(",\"tid\":")
    text.append(lane)
    text.append(lane == 0 ? ",\"name\":\"process_name\"" : ",\"name\":\"thread_name\"")
    argument("name", string: name)
    endEvent()
    if lane == 0 { return }
    begin("M")
    text.append(",\"tid\":")
    text.append(lane)
    text.append(",\"name\":\"thread_sort_index\",\"args\":{\"sort_index\":")
    text.append(lane)
    text.append("}}")
  }

  /// Begins a slice from one moment to another; arguments and ``endEvent()`` follow.
  mutating func slice(_ lane: Int, _ name: String, _ category: StaticString, _ span: Span) {
    begin("X")
    place(lane, span.start)
    text.append(",\"dur\":")
    text.append(Double(span.end - span.start) / 1000)
    words(name, category)
  }

  /// Begins an instant; arguments and ``endEvent()`` follow.
  mutating func instant(_ lane: Int, _ name: String, _ category: StaticString, _ time: Int64) {
    begin("i")
    text.append(",\"s\":\"t\"")
    place(lane, time)
    words(name, category)
  }

  /// Writes a difference from a golden trace, across all rows.
  mutating func mismatch(_ change: TraceDiff.Change) {
    begin("i")
    text.append(",\"s\":\"g\"")
    place(Lane.hitTest, change.time * 1000)
    let expected = change.old.map { ": expected \($0)" } ?? ""
    words("golden differs\(expected)", "golden")
    if let old = change.old { argument("expected", string: old) }
    if let new = change.new { argument("got", string: new) }
    if let reason = change.reason { argument("why", string: reason) }
    argument("sentence", string: change.sentence)
    endEvent()
  }

  /// Writes a step of a flow: `s` begins it, `t` continues, `f` ends it in the slice around it.
  mutating func flow(_ phase: StaticString, _ lane: Int, _ number: Int, _ time: Int64) {
    begin(phase)
    place(lane, time)
    words("touch", "touch")
    // A number: a text in quotes is read as a hexadecimal number.
    text.append(",\"id\":")
    text.append(number)
    text.append(lane == Lane.responders ? ",\"bp\":\"e\"}" : "}")
  }

  mutating func counter(
    _ lane: Int,
    _ name: String,
    _ values: [(key: StaticString, value: Double)],
    _ time: Int64
  ) {
    begin("C")
    place(lane, time)
    text.append(",\"name\":")
    text.append(string: name)
    for (key, value) in values { argument(key, number: value) }
    endEvent()
  }

  /// Writes an argument of the slice or instant that was begun last.
  mutating func argument(_ key: StaticString, string value: String) {
    argument(key)
    text.append(string: value)
  }

  /// Writes an argument of the slice or instant that was begun last.
  mutating func argument(_ key: StaticString, number value: Double) {
    argument(key)
    text.append(value)
  }

  /// Ends a slice or an instant.
  mutating func endEvent() {
    text.append(hasArguments ? "}}" : "}")
    hasArguments = false
  }

  private var hasArguments = false

  private mutating func argument(_ key: StaticString) {
    text.append(hasArguments ? ",\"" : ",\"args\":{\"")
    hasArguments = true
    text.append(key)
    text.append("\":")
  }

  private mutating func begin(_ phase: StaticString) {
    text.append(isFirst ? "\n{\"ph\":\"" : ",\n{\"ph\":\"")
    isFirst = false
    text.append(phase)
    text.append("\",\"pid\":1")
  }

  private mutating func place(_ lane: Int, _ time: Int64) {
    text.append(",\"tid\":")
    text.append(lane)
    text.append(",\"ts\":")
    text.append(Double(time) / 1000)
  }

  private mutating func words(_ name: String, _ category: StaticString) {
    text.append(",\"name\":")
    text.append(string: name)
    text.append(",\"cat\":\"")
    text.append(category)
    text.append("\"")
  }
}

/// A time span, in nanoseconds; at least one long.
struct Span {
  var start: Int64
  var end: Int64

  init(from start: Int64, to end: Int64) {
    self.start = start
    self.end = max(end, start + 1)
  }
}
