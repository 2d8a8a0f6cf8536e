nonisolated extension JSONScanner {
  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  mutating func scanString() throws(Failure) {
    let start = index
    var kind = JSONTape.Kind.string
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        try append(kind, at: start, extent: index - start)
        return
      }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedString
        try skipEscape()
      } else if byte < 0x20 {
        throw Failure(
          offset: byte == 0x0a ? start : index,
          problem: byte == 0x0a
            ? "this string does not end on its line" : "a control character inside a string",
          advice: byte == 0x0a
            ? "close it with \", or write \\n for a line break"
            : "write it as an escape, such as \\t"
        )
      } else {
        index += 1
      }
    }
    throw Failure(offset: start, problem: "this string is never closed", advice: "close it with \"")
  }

  mutating func skipEscape() throws(Failure) {
    let start = index
    let escape = index + 1 < bytes.count ? bytes[index + 1] : 0
    index += 2
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      guard let unit = codeUnit() else { break }
      switch unit & 0xfc00 {
      case 0xd800:
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
          bytes[index + 1] == UInt8(ascii: "u")
        else { break }
        index += 2
        if let low = codeUnit(), low & 0xfc00 == 0xdc00 { return }
      case 0xdc00: break
      default: return
      }
      throw Failure(
        offset: start,
        problem: "half of a surrogate pair",
        advice: "write the character itself, or both halves"
      )
    default: break
    }
    throw Failure(
      offset: start,
      problem: "an escape that JSON does not have",
      advice: "it has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
    )
  }

  mutating func codeUnit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for place in index..<index + 4 {
      guard let digit = Self.hexadecimalDigit(bytes[place]) else { return nil }
      value = value << 4 + UInt32(digit)
    }
    index += 4
    return value
  }

  mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9")
    {
      index += 1
    }
    return index - start
  }

  mutating func scanNumber() throws(Failure) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let firstDigit = index < bytes.count ? bytes[index] : 0
    let whole = skipDigits()
    var isNumber = whole == 1 || whole > 1 && firstDigit != UInt8(ascii: "0")
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      if skipDigits() == 0 { isNumber = false }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      if skipDigits() == 0 { isNumber = false }
    }
    if !isNumber || index < bytes.count && isWordByte(bytes[index]) {
      while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
      throw notANumber(from: start)
    }
    if !JSONNumber.value(of: ArraySlice(bytes[start..<index])).isFinite {
      throw Failure(
        offset: start,
        problem: "\(word(from: start)) is beyond every number",
        advice: "write a finite number"
      )
    }
    try append(.number, at: start, extent: index - start)
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }

  func word(from start: Int) -> String {
    JSONTape.shortened(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  func notANumber(from start: Int) -> Failure {
    let text = word(from: start)
    let letters = text.lowercased()
    if letters.contains("nan") || letters.contains("inf") {
      return Failure(
        offset: start,
        problem: "\(text) is not a finite number",
        advice: "write a finite number"
      )
    }
    return Failure(
      offset: start,
      problem: "\(text) is not a number in JSON",
      advice: "write it like 12, -0.5 or 1e3"
    )
  }

  mutating func scanWord() throws(Failure) {
    let start = index
    while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
    switch word(from: start) {
    case "true": try append(.yes, at: start, extent: 4)
    case "false": try append(.no, at: start, extent: 5)
    case "null": try append(.null, at: start, extent: 4)
    default:
      let text = word(from: start)
      let letters = text.lowercased()
      if ["nan", "inf", "infinity"].contains(letters.trimmingPrefix(while: { "+-".contains($0) }))
        || text.first.map({ "+.".contains($0) }) ?? false
      {
        throw notANumber(from: start)
      }
      index = start
      throw unexpected(.value)
    }
  }
}
