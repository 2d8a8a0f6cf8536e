extension LineScanner {
  /// A string in the line, without its quotes.
  struct Text {
    /// The first byte.
    var start: UnsafePointer<UInt8>
    /// The number of bytes.
    var count: Int
    /// Whether it has escapes.
    var isEscaped: Bool

    /// Its bytes, with the escapes as they stand.
    @inline(__always)
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// Returns whether it is a certain word.
    @inline(__always)
    func equals(_ word: StaticString) -> Bool {
      guard count == word.utf8CodeUnitCount, !isEscaped else { return false }
      let other = word.utf8Start
      for place in 0..<word.utf8CodeUnitCount where start[place] != other[place] { return false }
      return true
    }

    /// Its first eight bytes packed, less where it is shorter.
    @inline(__always)
    var packed: UInt64 {
      let word = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
      return count >= 8 ? word : word & ~(UInt64.max &<< UInt64(truncatingIfNeeded: count * 8))
    }
  }

  /// Reads a string that is checked to be UTF-8 and well escaped.
  @inline(__always)
  mutating func string() throws(LineFault) -> Text {
    skipBlanks()
    guard next.pointee == UInt8(ascii: "\"") else { throw wanted("a string") }
    next += 1
    let first = next
    var word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
    while PackedWord.isPlain(word) {
      next += 8
      word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
    }
    while true {
      let byte = next.pointee
      if byte == UInt8(ascii: "\"") { break }
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\\") {
        return try unusualString(from: first)
      }
      next += 1
    }
    let text = Text(start: first, count: next - first, isEscaped: false)
    next += 1
    return text
  }

  /// Reads a string, from its first byte, that has escapes or more than ASCII.
  @inline(never)
  private mutating func unusualString(
    from first: UnsafePointer<UInt8>
  ) throws(LineFault) -> Text {
    var isEscaped = false
    var isASCII = true
    next = first
    while next.pointee != UInt8(ascii: "\"") {
      let byte = next.pointee
      if byte == 0x0a {
        throw fault(at: first - 1, "this string does not end on its line", "close it with \"")
      }
      if byte < 0x20 {
        throw fault("a control character inside a string", "write it as an escape, such as \\t")
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try skipEscape()
      } else {
        if byte >= 0x80 { isASCII = false }
        next += 1
      }
    }
    let text = Text(start: first, count: next - first, isEscaped: isEscaped)
    if !isASCII, String(validating: text.bytes, as: UTF8.self) == nil {
      throw fault(at: first, "these bytes are not UTF-8", "save the file as UTF-8")
    }
    next += 1
    return text
  }

  private mutating func skipEscape() throws(LineFault) {
    let first = next
    next += 2
    switch first[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      guard let unit = codeUnit() else { break }
      if unit & 0xf800 != 0xd800 { return }
      if unit & 0xfc00 == 0xd800, next.pointee == UInt8(ascii: "\\"), next[1] == UInt8(ascii: "u") {
        next += 2
        if let low = codeUnit(), low & 0xfc00 == 0xdc00 { return }
      }
      throw fault(at: first, "half of a surrogate pair", "write both halves, or the character")
    default: break
    }
    throw fault(
      at: first,
      "an escape that JSON does not have",
      "it has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
    )
  }

  /// Reads four hexadecimal digits.
  private mutating func codeUnit() -> UInt32? {
    var value: UInt32 = 0
    for place in 0..<4 {
      guard let digit = Self.hexadecimal(next[place]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    next += 4
    return value
  }

  /// Returns the value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Reads a string and makes one of it.
  @inline(__always)
  mutating func words() throws(LineFault) -> String { Self.words(of: try string()) }

  /// Returns the string of a text, with its escapes undone.
  @inline(never)
  static func words(of text: Text) -> String {
    text.isEscaped
      ? String(decoding: unescaped(text), as: UTF8.self)
      : String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns the UTF-8 of a text that was checked, with its escapes undone.
  static func unescaped(_ text: Text) -> [UInt8] {
    var units: [UInt8] = []
    units.reserveCapacity(text.count)
    var scanner = LineScanner(line: text.start)
    let end = text.start + text.count
    while scanner.next < end {
      let byte = scanner.next.pointee
      scanner.next += 1
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      let escape = scanner.next.pointee
      scanner.next += 1
      switch escape {
      case UInt8(ascii: "n"): units.append(0x0a)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0d)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0c)
      case UInt8(ascii: "u"):
        var value = scanner.codeUnit() ?? 0xfffd
        if value & 0xfc00 == 0xd800 {
          scanner.next += 2
          value = 0x10000 + (value & 0x3ff) << 10 + (scanner.codeUnit() ?? 0) & 0x3ff
        }
        units.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{fffd}").utf8)
      default: units.append(escape)
      }
    }
    return units
  }

  /// Makes the fault of a value of another type than its key takes.
  @inline(never)
  func wanted(_ what: String) -> LineFault {
    var place = next
    while place.pointee == 0x20 || place.pointee == 0x09 { place += 1 }
    return fault(
      at: place,
      "\(excerpt(at: place)) where \(what) is due",
      "write \(what)",
      reason: .wrongType
    )
  }
}
