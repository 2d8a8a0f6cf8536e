/// What one view printed: its class, its attributes, and what follows them.
nonisolated struct DumpNode {
  struct Attribute {
    var key: String
    var value: String
  }

  /// The class as it was printed.
  var className: String
  var attributes: [Attribute] = []
  var suffix = ""
  /// Whether the closing bracket was found; where not, the text was cut.
  var isClosed = false

  /// Whether it is a layer without a view, which is never hit.
  var isLayer: Bool { suffix.trimmingPrefix { $0 == " " }.hasPrefix("(layer)") }

  subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }
}

/// Parses a view's text.
///
/// A semicolon separates attributes where no bracket is open. Two kinds of values break that rule:
/// a text is not escaped and ends where a quote is followed by another attribute or by the end, and
/// a placeholder has no quotes at all.
nonisolated struct DumpNodeReader {
  private var cursor: DumpCursor
  private var node = DumpNode(className: "")

  /// Reads the view at the beginning of a text.
  ///
  /// - Parameter text: The text from the opening bracket on.
  /// - Returns: What was read up to the closing bracket, or to where the text is cut.
  static func read(_ text: [UInt8]) -> DumpNode {
    var reader = DumpNodeReader(cursor: DumpCursor(text, 0..<text.count))
    reader.read()
    return reader.node
  }

  private init(cursor: DumpCursor) { self.cursor = cursor }

  private mutating func read() {
    cursor.place += 1
    if cursor.byte() == UInt8(ascii: "<") { cursor.place += 1 }
    let start = cursor.place
    cursor.skipClass()
    node.className = text(start..<cursor.place)
    if cursor.isAt(": 0x") {
      cursor.place += 4
      while let byte = cursor.byte(), byte != UInt8(ascii: ";"), byte != UInt8(ascii: ">") {
        cursor.place += 1
      }
    } else if cursor.isAt(": ") {
      cursor.place += 2
      readAttribute()
    }
    while let byte = cursor.byte() {
      if byte == UInt8(ascii: ">") {
        node.isClosed = true
        node.suffix = text(cursor.place + 1..<cursor.end)
        return
      }
      cursor.place += 1
      skipSpace()
      if cursor.byte() == UInt8(ascii: ">") { continue }
      readAttribute()
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: cursor.text[range], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while let byte = cursor.byte(), byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
      cursor.place += 1
    }
  }

  // MARK: - Attributes

  private mutating func readAttribute() {
    let start = cursor.place
    let key = Self.key(in: cursor)
    if let key { cursor.place = key.end }
    let name = key.map { text(start..<$0.nameEnd) } ?? ""
    let isFree = name == "placeholder"
    let value = cursor.place
    switch cursor.byte() {
    case UInt8(ascii: "'") where name == "text": skipQuoted(UInt8(ascii: "'"))
    case UInt8(ascii: "\""): skipQuoted(UInt8(ascii: "\""))
    default: isFree ? skipFree() : skipValue()
    }
    // A cut text ends anywhere; an incomplete attribute is dropped.
    if cursor.isAtEnd, key == nil { return }
    node.attributes.append(DumpNode.Attribute(key: name, value: text(value..<cursor.place)))
  }

  /// Where a key ends and its value begins, if there is a key at a place.
  private static func key(in cursor: DumpCursor) -> (nameEnd: Int, end: Int)? {
    var probe = cursor
    while let byte = probe.byte(), byte.isNamePart || byte == UInt8(ascii: "-") { probe.place += 1 }
    let end = probe.place
    guard end > cursor.place else { return nil }
    if probe.isAt(" = ") { return (end, end + 3) }
    if probe.isAt(": ") { return (end, end + 2) }
    if probe.isAt(" =\n") || probe.isAt(" =\r") { return (end, end + 3) }
    return nil
  }

  /// Skips to the next semicolon outside of all brackets, or to the bracket that ends the view.
  private mutating func skipValue() {
    var angles = 0
    var others = 0
    while let byte = cursor.byte() {
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"):
        let isArrow = cursor.byte(-1) == UInt8(ascii: "-")
        if angles == 0, !isArrow { return }
        if !isArrow { angles -= 1 }
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): others += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): others = max(0, others - 1)
      case UInt8(ascii: ";") where angles == 0 && others == 0: return
      default: break
      }
      cursor.place += 1
    }
  }

  /// Skips a value in quotes, which may hold such quotes.
  private mutating func skipQuoted(_ quote: UInt8) {
    cursor.place += 1
    while let byte = cursor.byte() {
      cursor.place += 1
      if byte == quote, isAtEndOfValue { return }
    }
  }

  /// Skips a value without quotes, up to what looks like another attribute or the end.
  private mutating func skipFree() {
    var angles = 0
    while let byte = cursor.byte() {
      if byte == UInt8(ascii: "<") { angles += 1 }
      let closesAngle = byte == UInt8(ascii: ">") && angles > 0
      if closesAngle { angles -= 1 } else if isAtEndOfValue { return }
      cursor.place += 1
    }
  }

  /// Whether a value can end here: at another attribute, or at the end of the view.
  private var isAtEndOfValue: Bool {
    if cursor.byte() == UInt8(ascii: ">") { return true }
    guard cursor.byte() == UInt8(ascii: ";") else { return false }
    var probe = cursor
    probe.place += 1
    while let byte = probe.byte(), byte == 0x20 || byte == 0x0a { probe.place += 1 }
    return Self.key(in: probe) != nil
  }
}
