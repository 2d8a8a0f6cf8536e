/// Reads JSON token by token, without taking it apart first.
///
/// What it reads ends with a byte that stands in no valid value, a line feed or a zero, and behind
/// it are bytes that may be read (``slack``). So nothing here compares with the end: a scan stops
/// there. Whatever is read is checked. A trace is read line by line; ``JSONTape`` reads whole
/// texts, which may have comments.
public struct JSONScanner {
  /// How many bytes behind the end must be readable.
  @inlinable public static var slack: Int { 32 }

  /// The most brackets that may be open at once.
  public static var deepest: Int { 100_000 }

  /// The first byte.
  public let start: UnsafePointer<UInt8>
  /// The next byte.
  public var next: UnsafePointer<UInt8>
  /// The first byte of the key that was read last, for faults.
  public var lastKey: UnsafePointer<UInt8>

  /// Makes a scanner that stands at a byte.
  @inlinable @inline(__always)
  public init(at start: UnsafePointer<UInt8>) {
    self.start = start
    next = start
    lastKey = start
  }

  /// Skips the blanks of a line: spaces, tabs, and a carriage return at its end.
  @inlinable @inline(__always)
  public mutating func skipBlanks() {
    if next.pointee <= 0x20 { skipSomeBlanks() }
  }

  @usableFromInline @inline(never)
  mutating func skipSomeBlanks() {
    while next.pointee == 0x20 || next.pointee == 0x09 || next.pointee == 0x0d { next += 1 }
  }

  /// Reads one byte that must be there.
  @inlinable @inline(__always)
  public mutating func expect(_ byte: UInt8) throws(JSONFault) {
    skipBlanks()
    guard next.pointee == byte else { throw unexpected(due: byte) }
    next += 1
  }

  /// Reads what stands after a value: a comma, or the end of what it is in.
  ///
  /// - Returns: Whether another value follows.
  @inlinable @inline(__always)
  public mutating func more(_ end: UInt8) throws(JSONFault) -> Bool {
    skipBlanks()
    let byte = next.pointee
    next += 1
    if byte == UInt8(ascii: ",") { return true }
    if byte == end { return false }
    next -= 1
    throw unexpected(due: end)
  }

  /// Reads a byte if it stands here.
  @inlinable @inline(__always)
  public mutating func passes(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next.pointee == byte else { return false }
    next += 1
    return true
  }

  /// Reads an object's keys, whatever they are, each with its value.
  public mutating func members(
    _ member: (String, inout JSONScanner) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard passes(UInt8(ascii: "{")) else { throw wanted("an object") }
    var isGoing = !passes(UInt8(ascii: "}"))
    while isGoing {
      let key = try text()
      try expect(UInt8(ascii: ":"))
      try member(key, &self)
      isGoing = try more(UInt8(ascii: "}"))
    }
  }

  // MARK: - Keys

  /// Reads a key and its colon.
  ///
  /// - Returns: The key's packed word, or ``PackedWord/long``.
  @inlinable @inline(__always)
  public mutating func key() throws(JSONFault) -> UInt64 {
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

  @usableFromInline @inline(never)
  mutating func longKey(_ word: UInt64) throws(JSONFault) -> UInt64 {
    if next[8] == UInt8(ascii: "\"") {
      next += 9
      return word
    }
    next -= 1
    _ = try string()
    return PackedWord.long
  }

  /// Reads a colon after a key that may have hidden a backslash or a control character.
  @usableFromInline @inline(never)
  mutating func expectColon() throws(JSONFault) {
    next = lastKey - 1
    _ = try string()
    try expect(UInt8(ascii: ":"))
  }

  /// Reads a comma, a key and a colon if just these stand here, as our own lines have them.
  @inlinable @inline(__always)
  public mutating func passes(key: StaticString) -> Bool {
    let length = key.utf8CodeUnitCount
    let first = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
    if length < 5 {
      let due = 0x222c | PackedWord.of(key) &<< 16 | 0x3a22 &<< UInt64(16 &+ length &* 8)
      let mask = UInt64.max &>> UInt64(32 &- length &* 8)
      guard first & mask == due else { return false }
    } else {
      // The bytes behind the first six of the key; eight of them at the most.
      let rest = UnsafeRawPointer(next).loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      let quote = UInt64(0x22) &<< UInt64(truncatingIfNeeded: length &* 8 &+ 16)
      let start = 0x222c | PackedWord.of(key) &<< 16 | (length == 5 ? quote : 0)
      let end: UInt64 = length == 5 ? 0x3a : 0x3a22
      let shift = UInt64(truncatingIfNeeded: max(length &- 6, 0) &* 8)
      let due = (length > 6 ? PackedWord.of(key, from: 6) : 0) | end &<< shift
      let mask = UInt64.max &>> UInt64(truncatingIfNeeded: 96 &- length &* 8)
      guard first == start, rest & mask == due else { return false }
    }
    lastKey = next + 2
    next += length &+ 4
    return true
  }

  /// Returns whether the key read last is a word of more than eight characters.
  public func isLastKey(_ word: StaticString) -> Bool {
    for place in 0..<word.utf8CodeUnitCount where lastKey[place] != word.utf8Start[place] {
      return false
    }
    return lastKey[word.utf8CodeUnitCount] == UInt8(ascii: "\"")
  }

  /// Skips the value of the key that was read last, which was told apart without looking at every
  /// byte; here it is read again.
  @inline(never)
  public mutating func skipMember() throws(JSONFault) {
    try expectColon()
    try skipValue()
  }
}
