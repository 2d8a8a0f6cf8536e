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

  /// Skips the marks that comments, quotations and strings put before a line.
  mutating func skipMarks() {
    if isAt("\u{feff}") { place += 3 }
    while true {
      skipBlanks()
      switch byte() {
      case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: ">"), UInt8(ascii: "@"): place += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): place += 2
      default: return
      }
    }
  }

  // MARK: - Before the view

  /// Skips the strokes, and returns how many there are; a plus counts as one.
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

  /// Skips the names before a view and returns them; `nil` where something else is there.
  ///
  /// Outside the tree a word before a view is more likely the end of a sentence.
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

  /// Where the first view of the line begins, outside the tree.
  var firstView: Int? {
    var probe = self
    while let byte = probe.byte() {
      if byte == UInt8(ascii: "<"), probe.isAtView(inTree: false) { return probe.place }
      probe.place += 1
    }
    return nil
  }

  /// Skips a class's name, which may contain pairs of angle brackets.
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

  /// Whether the rest of the line is dots, which mark an omission.
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

nonisolated extension DumpCursor {
  /// Skips what a log puts before every line: a date, a process, a level, a column of its own.
  ///
  /// Stamps of one log differ in their digits alone, so a similar one is recognized in any log.
  /// Lines without a view, which have nothing but strokes, need that.
  mutating func skip(stamp: [UInt8]) {
    guard place + stamp.count <= end else { return }
    for (byte, other) in zip(text[place...], stamp)
    where byte != other && !(byte.isDigit && other.isDigit) { return }
    place += stamp.count
  }
}
