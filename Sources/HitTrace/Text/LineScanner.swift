/// Reads one line of JSON, key by key, without taking it apart first.
///
/// The line ends with a line feed, which stands in no valid value, and behind it are bytes that
/// may be read (``slack``). So nothing here compares with the end: a scan stops at the line feed.
/// Whatever is read is checked; what a record does not know is skipped, as checked JSON.
struct LineScanner {
  /// How many bytes behind the last line feed must be readable.
  static let slack = 32

  /// The first byte of the line.
  let start: UnsafePointer<UInt8>
  /// The next byte.
  var next: UnsafePointer<UInt8>
  /// The first byte of the key that was read last, for faults.
  var lastKey: UnsafePointer<UInt8>
  /// How many keys were skipped because nobody knows them.
  var unknownKeys = 0
  /// Whether the kind was read ahead, and its key is yet to come.
  var isKindAhead = false
  /// The keys of the object that were read, one bit each.
  var seen: UInt32 = 0

  @inline(__always)
  init(line: UnsafePointer<UInt8>) {
    start = line
    next = line
    lastKey = line
  }

  /// Skips spaces and tabs; a line has no other blanks but a carriage return at its end.
  @inline(__always)
  mutating func skipBlanks() {
    if next.pointee <= 0x20 { skipSomeBlanks() }
  }

  @inline(never)
  private mutating func skipSomeBlanks() {
    while next.pointee == 0x20 || next.pointee == 0x09 || next.pointee == 0x0d { next += 1 }
  }

  /// Reads one byte that must be there.
  @inline(__always)
  mutating func expect(_ byte: UInt8) throws(LineFault) {
    skipBlanks()
    guard next.pointee == byte else { throw unexpected(due: byte) }
    next += 1
  }

  /// Reads what stands after a value: a comma, or the end of what it is in.
  ///
  /// - Returns: Whether another value follows.
  @inline(__always)
  mutating func more(_ end: UInt8) throws(LineFault) -> Bool {
    skipBlanks()
    let byte = next.pointee
    next += 1
    if byte == UInt8(ascii: ",") { return true }
    if byte == end { return false }
    next -= 1
    throw unexpected(due: end)
  }

  /// Whether an array or object that was opened ends at once.
  @inline(__always)
  mutating func isEmpty(_ end: UInt8) -> Bool {
    skipBlanks()
    guard next.pointee == end else { return false }
    next += 1
    return true
  }

  /// Reads a key and its colon.
  ///
  /// - Returns: The key's packed word, or ``PackedWord/long``.
  @inline(__always)
  mutating func key() throws(LineFault) -> UInt64 {
    try expect(UInt8(ascii: "\""))
    lastKey = next
    let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
    let length = PackedWord.length(beforeQuoteIn: word)
    var packed = word
    if length < 8 {
      packed &= ~(UInt64.max &<< UInt64(truncatingIfNeeded: length * 8))
      next += length + 1
    } else {
      packed = try longKey(word)
    }
    if next.pointee == UInt8(ascii: ":") {
      next += 1
    } else {
      try expectColon()
    }
    return packed
  }

  @inline(never)
  private mutating func longKey(_ word: UInt64) throws(LineFault) -> UInt64 {
    if next[8] == UInt8(ascii: "\"") {
      next += 9
      return word
    }
    next -= 1
    _ = try string()
    return PackedWord.long
  }

  /// Reads a colon after a key that may have hidden a backslash or a control character.
  @inline(never)
  private mutating func expectColon() throws(LineFault) {
    next = lastKey - 1
    _ = try string()
    try expect(UInt8(ascii: ":"))
  }

  /// Returns whether the key read last is a word of more than eight characters.
  func isLastKey(_ word: StaticString) -> Bool {
    for place in 0..<word.utf8CodeUnitCount where lastKey[place] != word.utf8Start[place] {
      return false
    }
    return lastKey[word.utf8CodeUnitCount] == UInt8(ascii: "\"")
  }

  /// Reads a comma, a key and a colon if just these stand here, as our own lines have them.
  ///
  /// A record's usual keys are tried in their order before the others are told apart; what stands
  /// otherwise is left for that.
  @inline(__always)
  mutating func takes(_ text: StaticString, _ bit: UInt32) -> Bool {
    let length = text.utf8CodeUnitCount
    let mask = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- length &* 8)
    let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
    guard word & mask == PackedWord.of(text) else { return false }
    lastKey = next + 2
    next += length
    seen |= 1 as UInt32 &<< bit
    return true
  }

  /// Notes that a known key was read, once in its object.
  @inline(__always)
  mutating func once(_ bit: UInt32) throws(LineFault) {
    let mask = 1 as UInt32 &<< bit
    if seen & mask != 0 { throw duplicate() }
    seen |= mask
  }

  /// Returns whether a key was read.
  @inline(__always)
  func has(_ bit: UInt32) -> Bool { seen & (1 as UInt32 &<< bit) != 0 }

  /// Reads the end of the line.
  @inline(__always)
  mutating func endOfLine() throws(LineFault) {
    skipBlanks()
    guard next.pointee == 0x0a else { throw trailing() }
    next += 1
  }

  // MARK: - Faults

  /// Makes a fault at the next byte.
  @inline(never)
  func fault(
    _ problem: String,
    _ advice: String,
    reason: TraceError.Reason = .malformed
  ) -> LineFault {
    fault(at: next, problem, advice, reason: reason)
  }

  /// Makes a fault at some byte of the line.
  @inline(never)
  func fault(
    at place: UnsafePointer<UInt8>,
    _ problem: String,
    _ advice: String,
    reason: TraceError.Reason = .malformed
  ) -> LineFault {
    LineFault(reason: reason, offset: place - start, problem: problem, advice: advice)
  }

  @inline(never)
  private func unexpected(due: UInt8) -> LineFault {
    let due = String(UnicodeScalar(due))
    if next.pointee == 0x0a {
      return fault("the line ends where \(due) is due", "complete the record or remove the line")
    }
    let byte = next.pointee
    if next > start, byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e"),
      next[-1] >= UInt8(ascii: "0"), next[-1] <= UInt8(ascii: "9")
    {
      return fault("a number with a fraction or an exponent", "write a whole number")
    }
    return fault("unexpected \(excerpt(at: next))", "write \(due) here, or a comma and more")
  }

  @inline(never)
  private func duplicate() -> LineFault {
    fault(
      at: lastKey - 1,
      "the key \(excerpt(at: lastKey - 1)) stands twice",
      "keep one of the two"
    )
  }

  @inline(never)
  private func trailing() -> LineFault {
    fault("\(excerpt(at: next)) after the record's end", "write one record a line")
  }

  /// Returns what stands at a place, short enough for a message.
  func excerpt(at place: UnsafePointer<UInt8>) -> String {
    var end = place
    if end.pointee == 0x0a { return "the end of the line" }
    if end.pointee == UInt8(ascii: "\"") {
      end += 1
      while end.pointee != UInt8(ascii: "\""), end.pointee >= 0x20, end - place < 40 { end += 1 }
      if end.pointee == UInt8(ascii: "\"") { end += 1 }
    } else {
      while Self.isWordByte(end.pointee), end - place < 40 { end += 1 }
      if end == place { end += 1 }
    }
    while end > place, end.pointee & 0xc0 == 0x80 { end -= 1 }
    let text = String(
      decoding: UnsafeBufferPointer(start: place, count: max(end - place, 1)),
      as: UTF8.self
    )
    let plain = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7f ? "\u{fffd}" : Character(scalar)
    }
    return String(plain) + (end - place >= 40 ? "…" : "")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
