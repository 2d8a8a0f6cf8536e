extension JSONScanner {
  /// Reads a string that is checked to be UTF-8 and well escaped.
  @inlinable @inline(__always)
  public mutating func string() throws(JSONFault) -> JSONString {
    skipBlanks()
    guard next.pointee == UInt8(ascii: "\"") else { throw wanted("a string") }
    next += 1
    let first = next
    while true {
      let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
      let length = PackedWord.plainLength(of: word)
      next += length
      if length < 8 { break }
    }
    if next.pointee != UInt8(ascii: "\"") { return try unusualString(from: first) }
    let text = JSONString(start: first, count: next - first, isEscaped: false)
    next += 1
    return text
  }

  /// Reads a string and makes one of it.
  @inlinable @inline(__always)
  public mutating func text() throws(JSONFault) -> String { try string().string }

  /// Reads a string, from its first byte, that has escapes or more than ASCII.
  @usableFromInline @inline(never)
  mutating func unusualString(from first: UnsafePointer<UInt8>) throws(JSONFault) -> JSONString {
    var isEscaped = false
    var isASCII = true
    next = first
    while next.pointee != UInt8(ascii: "\"") {
      let byte = next.pointee
      if byte == 0x0a {
        throw fault(
          at: first - 1,
          "this string does not end on its line",
          "close it with \", or write \\n for a line break"
        )
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
    let text = JSONString(start: first, count: next - first, isEscaped: isEscaped)
    if !isASCII, String(validating: text.bytes, as: UTF8.self) == nil {
      throw fault(at: first, "these bytes are not UTF-8", "save the file as UTF-8")
    }
    next += 1
    return text
  }

  private mutating func skipEscape() throws(JSONFault) {
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
      throw fault(
        at: first,
        "half of a surrogate pair",
        "write the character itself, or both halves"
      )
    default: break
    }
    throw fault(
      at: first,
      "an escape that JSON does not have",
      "it has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
    )
  }

  mutating func codeUnit() -> UInt32? {
    var value: UInt32 = 0
    for place in 0..<4 {
      guard let digit = Self.hexadecimal(next[place]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    next += 4
    return value
  }

  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
