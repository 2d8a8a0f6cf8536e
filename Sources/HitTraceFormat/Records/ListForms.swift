internal import HitJSON

// How lists and objects stand in a trace.

/// What stands in lists.
protocol ListElement: PlainValue {
  /// The form of a list, as a fault calls it.
  static var list: StaticString { get }
}

extension Array: ValueForm, PlainValue where Element: ListElement {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> [Element] {
    var values: [Element] = []
    try reader.list(Element.list) { reader throws(JSONFault) in
      values.append(try Element.read(&reader))
    }
    return values
  }

  static func write(_ values: [Element], _ writer: inout RecordWriter) {
    writer.list(values) { Element.write($0, &$1) }
  }
}

extension TraceName: ListElement {
  static var list: StaticString { "[name, …]" }
}

/// `[finger, phase, view]`.
extension TraceTouches.Touch: ListElement {
  static var list: StaticString { "[[finger, phase, view], …]" }

  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Self {
    try reader.open("[finger, phase, view]")
    let finger = try Int.read(&reader)
    let phase = try reader.next(TraceInput.Phase.self)
    let touch = Self(finger: finger, phase: phase, view: try reader.next(TraceName?.self))
    try reader.close()
    return touch
  }

  static func write(_ value: Self, _ writer: inout RecordWriter) {
    writer.open(Int.self, value.finger)
    writer.next(TraceInput.Phase.self, value.phase)
    writer.next(TraceName?.self, value.view)
    writer.close()
  }
}

/// `[view, verdict, depth, [x, y], answer]`, with an alpha in the end or without.
extension TraceHit.Visit: ListElement {
  static var list: StaticString { "a list of visits" }

  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Self {
    try reader.open("[view, verdict, depth, [x, y], answer]")
    var visit = Self()
    visit.view = try TraceName.read(&reader)
    visit.verdicts = try reader.next(TraceHit.Verdicts.self)
    visit.depth = try reader.next(Int.self)
    (visit.x, visit.y) = try reader.next(PointForm.self)
    visit.answer = try reader.next(TraceName?.self)
    if try reader.scanner.more(UInt8(ascii: "]")) {
      visit.alpha = try Double.read(&reader)
      try reader.close()
    }
    return visit
  }

  static func write(_ value: Self, _ writer: inout RecordWriter) {
    writer.open(TraceName.self, value.view)
    writer.next(TraceHit.Verdicts.self, value.verdicts)
    writer.next(Int.self, value.depth)
    writer.next(PointForm.self, (value.x, value.y))
    writer.next(TraceName?.self, value.answer)
    if let alpha = value.alpha { writer.next(Double.self, alpha) }
    writer.close()
  }
}

/// `[x, y]`, or `null` for two NaN.
enum PointForm: ValueForm {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> (Double, Double) {
    if try reader.scanner.isNull() { return (.nan, .nan) }
    try reader.scanner.expect(UInt8(ascii: "["))
    let x = try Double.read(&reader)
    let y = try reader.next(Double.self)
    try reader.close()
    return (x, y)
  }

  static func write(_ value: (Double, Double), _ writer: inout RecordWriter) {
    if value.0.isNaN && value.1.isNaN { return writer.line.append("null") }
    writer.open(Double.self, value.0)
    writer.next(Double.self, value.1)
    writer.close()
  }
}

/// The words of verdicts, joined with `+`.
extension TraceHit.Verdicts: PlainValue {
  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Self {
    reader.scanner.skipBlanks()
    let first = reader.scanner.next
    let text = try reader.scanner.string()
    if text.equals("descended") { return .descended }
    return text.equals("outside") ? .outside : try others(text, at: first, reader)
  }

  @inline(never)
  private static func others(
    _ text: JSONString,
    at place: UnsafePointer<UInt8>,
    _ reader: RecordReader
  ) throws(JSONFault) -> Self {
    var verdicts: Self = []
    if text.count == 0 { return verdicts }
    for word in text.string.split(separator: "+", omittingEmptySubsequences: false) {
      guard let bit = words.firstIndex(of: String(word)) else {
        throw reader.unknownWord(at: place, allowed: words)
      }
      verdicts.insert(Self(bit: bit))
    }
    return verdicts
  }

  static func write(_ value: Self, _ writer: inout RecordWriter) {
    writer.line.append("\"")
    var separator: StaticString = ""
    for (bit, word) in words.enumerated() where value.contains(Self(bit: bit)) {
      writer.line.append(separator)
      writer.line.append(json: word)
      separator = "+"
    }
    writer.line.append("\"")
  }
}

/// `[[place, deed], …]`, with places that rise from 0.
extension TraceDeeds: PlainValue {
  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Self {
    var deeds = Self()
    var last: Int32 = -1
    try reader.list("[[place, deed], …]") { reader throws(JSONFault) in
      try reader.open("[place, deed]")
      let index = Int32(truncatingIfNeeded: try Int.read(&reader))
      if index <= last || last < 0 && index != 0 { throw wrongPlace(reader) }
      last = index
      deeds.append(Run(index: index, deed: try reader.next(TraceMessage.Deed.self)))
      try reader.close()
    }
    return deeds
  }

  @inline(never)
  private static func wrongPlace(_ reader: RecordReader) -> JSONFault {
    reader.inconsistency(
      at: reader.scanner.next - 1,
      "a place in the chain that does not follow the one before",
      "begin with 0 and let places rise"
    )
  }

  static func write(_ value: Self, _ writer: inout RecordWriter) {
    writer.list(value.runs) { run, writer in
      writer.open(Int.self, Int(run.index))
      writer.next(TraceMessage.Deed.self, run.deed)
      writer.close()
    }
  }
}

/// A key or button: an object with its parts, or the word for a hidden key.
extension TraceKey: PlainValue {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> TraceKey {
    reader.scanner.skipBlanks()
    if reader.scanner.next.pointee == UInt8(ascii: "\"") {
      return TraceKey(characters: try reader.scanner.text())
    }
    return try reader.object(TraceKey())
  }

  static func write(_ value: TraceKey, _ writer: inout RecordWriter) {
    if let kind = value.characters.flatMap(HiddenKey.init(rawValue:)),
      value == TraceKey(characters: kind.rawValue)
    {
      return writer.line.append(word: kind.rawValue)
    }
    writer.object(value)
  }
}

/// A member of an object that may have any keys.
protocol AnyMember {
  init(key: String, reading scanner: inout JSONScanner) throws(JSONFault)
  var key: String { get }
  /// The value as it stands in a file.
  var json: String { get }
}

/// An object of any keys.
enum MembersForm<Member: AnyMember>: ValueForm {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> [Member] {
    var members: [Member] = []
    try reader.scanner.members { key, scanner throws(JSONFault) in
      members.append(try Member(key: key, reading: &scanner))
    }
    return members
  }

  static func write(_ value: [Member], _ writer: inout RecordWriter) {
    writer.line.append("{")
    for (place, member) in value.enumerated() {
      if place > 0 { writer.line.append(",") }
      writer.line.append(string: member.key)
      writer.line.append(":")
      writer.line.append(json: member.json)
    }
    writer.line.append("}")
  }
}

extension TraceSetting: AnyMember {
  init(key: String, reading scanner: inout JSONScanner) throws(JSONFault) {
    self.init(key: key, json: try scanner.json())
  }
}

/// `[old, new]`.
extension TraceChange.Property: AnyMember {
  init(key: String, reading scanner: inout JSONScanner) throws(JSONFault) {
    guard scanner.passes(UInt8(ascii: "[")) else { throw scanner.wanted("[old, new]") }
    let old = try scanner.json()
    try scanner.expect(UInt8(ascii: ","))
    self.init(key: key, old: old, new: try scanner.json())
    try scanner.expect(UInt8(ascii: "]"))
  }

  var json: String { "[\(old),\(new)]" }
}
