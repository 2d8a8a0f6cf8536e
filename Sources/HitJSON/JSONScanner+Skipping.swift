extension JSONScanner {
  /// Skips a value of any type, and checks that it is JSON.
  ///
  /// Open brackets are kept in a list, so that no depth exhausts the call stack.
  @inline(never)
  public mutating func skipValue() throws(JSONFault) {
    // The bytes that close what is open.
    var open: [UInt8] = []
    while true {
      skipBlanks()
      switch next.pointee {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = next.pointee == UInt8(ascii: "{")
        let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if open.count == Self.deepest { throw tooDeep() }
        next += 1
        if passes(end) { break }
        open.append(end)
        if isObject { try skipKey() }
        continue
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "t"): try skip("true")
      case UInt8(ascii: "f"): try skip("false")
      case UInt8(ascii: "n"): try skip("null")
      default: if try skipNumber() == .none { throw wanted("a value") }
      }
      while let end = open.last, !(try more(end)) { open.removeLast() }
      guard let end = open.last else { return }
      if end == UInt8(ascii: "}") { try skipKey() }
    }
  }

  /// Makes the fault of a bracket that opens where the most are open.
  func tooDeep() -> JSONFault {
    fault("brackets nested deeper than \(Self.deepest)", "close some of them", reason: .tooLarge)
  }

  private mutating func skipKey() throws(JSONFault) {
    _ = try string()
    try expect(UInt8(ascii: ":"))
  }

  @usableFromInline
  mutating func skip(_ word: StaticString) throws(JSONFault) {
    for place in 0..<word.utf8CodeUnitCount where next[place] != word.utf8Start[place] {
      throw wanted("a value")
    }
    next += word.utf8CodeUnitCount
  }

  /// Reads `true` or `false`.
  public mutating func bool() throws(JSONFault) -> Bool {
    skipBlanks()
    switch next.pointee {
    case UInt8(ascii: "t"):
      try skip("true")
      return true
    case UInt8(ascii: "f"):
      try skip("false")
      return false
    default: throw wanted("true or false")
    }
  }

  /// Reads `null` if it stands here.
  @inlinable @inline(__always)
  public mutating func isNull() throws(JSONFault) -> Bool {
    skipBlanks()
    guard next.pointee == UInt8(ascii: "n") else { return false }
    try skip("null")
    return true
  }

  /// Reads a value of any type and returns its text as it stands.
  public mutating func json() throws(JSONFault) -> String {
    skipBlanks()
    let first = next
    try skipValue()
    return String(decoding: UnsafeBufferPointer(start: first, count: next - first), as: UTF8.self)
  }

  /// Reads sixteen hexadecimal digits in quotes.
  public mutating func hash() throws(JSONFault) -> UInt64 {
    skipBlanks()
    let first = next
    let digits = try string().bytes.compactMap(Self.hexadecimal)
    guard digits.count == 16, next - first == 18 else {
      next = first
      throw wanted("a hash of 16 hexadecimal digits")
    }
    return digits.reduce(0) { $0 << 4 | UInt64($1) }
  }
}
