/// One line of a text that may hold a dump, told apart by how it begins.
///
/// A line is cheap to tell: what stands before a view is a few fixed forms, and how deep the view
/// stands is the number of strokes before it. Blanks are never counted; people paste dumps from
/// places that add and drop them.
nonisolated struct DumpLine {
  /// What a line is.
  enum Kind: Equatable {
    /// It begins a view.
    case view
    /// It stands at a view's place and says something else: the view describes itself in free text.
    case text
    /// Its author left views out.
    case elision
    /// Nothing is on it but blanks and strokes.
    case blank
    /// It continues the line before, or is no part of the dump.
    case other
  }

  var kind = Kind.other
  /// The number of strokes.
  var depth = 0
  /// Names that stand before the view: of variables, or of a controller with its address.
  var names: [String] = []
  /// Where the view or text begins.
  var start: Int

  /// Tells what a line is.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - range: The line in it, without its end.
  init(_ text: [UInt8], _ range: Range<Int>) {
    var cursor = DumpCursor(text, range)
    cursor.skipLead()
    start = cursor.place
    let indent = cursor.indent()
    depth = indent
    let content = cursor.place
    if cursor.isAtEnd {
      kind = .blank
      return
    }
    if let names = cursor.names(inTree: depth > 0), cursor.isAtView(inTree: depth > 0) {
      self.names = names
      kind = .view
      start = cursor.place
      return
    }
    cursor.place = content
    if cursor.restIsElision {
      kind = .elision
    } else if depth > 0 {
      kind = .text
      start = content
    }
  }
}

/// A place in a line.
nonisolated struct DumpCursor {
  let text: [UInt8]
  let end: Int
  var place: Int

  init(_ text: [UInt8], _ range: Range<Int>) {
    self.text = text
    end = range.upperBound
    place = range.lowerBound
  }

  var isAtEnd: Bool { place >= end }

  func byte(_ offset: Int = 0) -> UInt8? {
    let index = place + offset
    return index < end ? text[index] : nil
  }

  func isAt(_ word: StaticString) -> Bool {
    guard place + word.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<word.utf8CodeUnitCount
    where text[place + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  mutating func skipBlanks() {
    while let byte = byte() {
      if byte == 0x20 || byte == 0x09 || byte == 0x0d {
        place += 1
      } else if byte == 0xc2, self.byte(1) == 0xa0 {
        place += 2
      } else {
        return
      }
    }
  }

  // MARK: - Before the strokes

  /// Skips what debuggers, logs, comments and quotations put before a line.
  mutating func skipLead() {
    if isAt("\u{feff}") { place += 3 }
    while true {
      skipBlanks()
      switch byte() {
      case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: ">"), UInt8(ascii: "@"): place += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): place += 2
      case UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: "-"): if !skipResult() { return }
      case .some(let byte) where byte.isDigit: if !skipStamp() { return }
      default: return
      }
    }
  }

  /// Skips what a debugger calls a result: `$3 = 0x08c5d730 `, with its type before or not.
  private mutating func skipResult() -> Bool {
    var probe = self
    if probe.isAt("- _value : ") {
      place += 11
      return true
    }
    if probe.byte() == UInt8(ascii: "(") {
      while let byte = probe.byte(), byte != UInt8(ascii: ")") { probe.place += 1 }
      probe.place += 1
      probe.skipBlanks()
    }
    guard probe.byte() == UInt8(ascii: "$") else { return false }
    while let byte = probe.byte(), byte != UInt8(ascii: " ") { probe.place += 1 }
    guard probe.isAt(" = ") else { return false }
    probe.place += 3
    if probe.isAt("0x") {
      while let byte = probe.byte(), byte != UInt8(ascii: " ") { probe.place += 1 }
    }
    place = probe.place
    return true
  }

  /// Skips the stamp of a log: a date, and all up to the bracket that closes the process.
  private mutating func skipStamp() -> Bool {
    guard byte(4) == UInt8(ascii: "-"), byte(7) == UInt8(ascii: "-") else { return false }
    var probe = place
    var found: Int?
    while probe + 1 < end {
      let byte = text[probe]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "|") { break }
      if byte == UInt8(ascii: "]"), text[probe + 1] == UInt8(ascii: " ") { found = probe + 2 }
      probe += 1
    }
    guard let found else { return false }
    place = found
    return true
  }

  // MARK: - Before the view

  /// Skips the strokes, and returns how many there are; a plus stands for one.
  mutating func indent() -> Int {
    var depth = 0
    skipBlanks()
    if byte() == UInt8(ascii: "+"), byte(1) == UInt8(ascii: " ") {
      place += 1
      skipBlanks()
      return 1
    }
    while byte() == UInt8(ascii: "|") {
      depth += 1
      place += 1
      skipBlanks()
    }
    return depth
  }

  /// Skips the names before a view and returns them; nothing where something else stands there.
  ///
  /// Out of the tree a word before a view is rather the end of a sentence.
  mutating func names(inTree: Bool) -> [String]? {
    var names: [String] = []
    while let byte = byte() {
      if byte == UInt8(ascii: "<") { return names }
      let isQuoted = byte == UInt8(ascii: "'")
      if !isQuoted, !inTree, byte != UInt8(ascii: "_") { return nil }
      guard let name = isQuoted ? quotedName() : plainName(), names.count < 8 else { return nil }
      names.append(name)
      if self.byte() == UInt8(ascii: ",") { place += 1 }
      skipBlanks()
    }
    return nil
  }

  private mutating func quotedName() -> String? {
    let start = place + 1
    var index = start
    while index < end, text[index] != UInt8(ascii: "'") { index += 1 }
    guard index < end else { return nil }
    place = index + 1
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private mutating func plainName() -> String? {
    let start = place
    while let byte = byte(), byte.isNamePart { place += 1 }
    return place > start ? String(decoding: text[start..<place], as: UTF8.self) : nil
  }

  /// Whether a view begins here: a class, and then an address, what it prints, or its end.
  func isAtView(inTree: Bool) -> Bool {
    guard byte() == UInt8(ascii: "<") else { return false }
    var probe = self
    probe.place += 1
    if probe.byte() == UInt8(ascii: "<") { probe.place += 1 }
    guard let first = probe.byte(), first.isNameStart else { return false }
    probe.skipClass()
    if probe.isAtEnd { return inTree }
    if probe.isAt(": 0x") || probe.isAt("; ") { return true }
    return inTree && (probe.byte() == UInt8(ascii: ">") || probe.isAt(": "))
  }

  /// Skips a class's name, in which pairs of angles may stand.
  mutating func skipClass() {
    var angles = 0
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"):
        if angles == 0 { return }
        angles -= 1
      case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: " "), UInt8(ascii: "\n"):
        if angles == 0 { return }
      default: break
      }
      place += 1
    }
  }

  /// Whether the rest of the line is dots, as people write where they leave something out.
  var restIsElision: Bool {
    var rest = self
    var hasDots = false
    while let byte = rest.byte() {
      if rest.isAt("…") {
        hasDots = true
        rest.place += 3
        continue
      }
      if rest.isAt("...") { hasDots = true }
      guard [0x20, 0x09, 0x0d, 0x2e, 0x5b, 0x5d, 0x28, 0x29, 0x60].contains(byte) else {
        return false
      }
      rest.place += 1
    }
    return hasDots
  }
}

nonisolated extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isNameStart: Bool {
    (self >= 0x41 && self <= 0x5a) || (self >= 0x61 && self <= 0x7a) || self == 0x5f || self == 0x24
      || self >= 0x80
  }

  var isNamePart: Bool { isNameStart || isDigit || self == 0x2e }
}
