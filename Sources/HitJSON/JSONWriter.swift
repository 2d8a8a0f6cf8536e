internal import Foundation

/// Writes the bytes of JSON, in the one form we write, into memory that it keeps.
///
/// A recorder appends the parts of a line while an event is routed, so nothing here allocates once
/// the memory is large enough, and no part makes a string. What stands in the memory is valid only
/// until the next call.
///
/// > Order: the caller's; the writer adds no commas or brackets.
public struct JSONWriter: ~Copyable {
  /// How many bytes were written since the last ``removeAll()``.
  @inlinable public var count: Int { filled }
  @usableFromInline var filled = 0
  @usableFromInline var capacity: Int
  @usableFromInline var base: UnsafeMutablePointer<UInt8>

  /// Makes a writer with room for some lines.
  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Forgets what was written and keeps the memory.
  @inlinable @inline(__always)
  public mutating func removeAll() { filled = 0 }

  /// Takes back what was written last.
  @inlinable @inline(__always)
  public mutating func removeLast(_ length: Int) { filled -= min(length, filled) }

  /// Returns the place behind the line feed of the line that begins at a place.
  @inline(__always)
  public func endOfLine(from start: Int) -> Int {
    guard start < count, let end = memchr(base + start, 0x0a, count - start) else { return count }
    return end - UnsafeMutableRawPointer(base) + 1
  }

  /// Whether bytes stand at a place.
  @inline(__always)
  public func matches(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    guard let first = bytes.baseAddress, bytes.count <= count - start else { return false }
    return memcmp(base + start, first, bytes.count) == 0
  }

  /// Whether a text of the program's own stands at a place.
  @inline(__always)
  public func hasPrefix(_ literal: StaticString, at start: Int) -> Bool {
    matches(
      UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount),
      at: start
    )
  }

  /// Returns the bytes of a range.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    Array(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Lends the bytes of a range; valid until the next is written.
  @inline(__always)
  public func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// Lends what was written.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// What was written, as a text for people and tests.
  public var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Appends a text of the program's own as it is: keys, brackets, words that need no escape.
  @inlinable @inline(__always)
  public mutating func append(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    reserve(length)
    base.advanced(by: count).update(from: literal.utf8Start, count: length)
    filled += length
  }

  /// Appends a comma, a key of the program's own, and a colon.
  @inlinable @inline(__always)
  public mutating func append(key: StaticString) {
    reserve(24)
    let place = UnsafeMutableRawPointer(base + count)
    let length = key.utf8CodeUnitCount
    // Eight bytes at a time; what is too much is written over.
    place.storeBytes(of: 0x222c | PackedWord.of(key) << 16, as: UInt64.self)
    if length > 6 {
      place.storeBytes(of: PackedWord.of(key, from: 6), toByteOffset: 8, as: UInt64.self)
    }
    place.storeBytes(of: 0x3a22, toByteOffset: length + 2, as: UInt16.self)
    filled += length + 4
  }

  /// Appends bytes that are JSON already, such as a name quoted before.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    guard let start = bytes.baseAddress else { return }
    UnsafeMutableRawPointer(base).advanced(by: count)
      .copyMemory(from: start, byteCount: bytes.count)
    filled += bytes.count
  }

  /// Appends bytes that are JSON already.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Appends one byte.
  @inlinable @inline(__always)
  public mutating func append(byte: UInt8) {
    reserve(1)
    base[count] = byte
    filled += 1
  }

  /// Writes another byte over one that was written.
  public mutating func replace(byte: UInt8, at place: Int) { base[place] = byte }

  /// Appends a word of the program's own, which needs no escape, in quotes.
  @inline(__always)
  public mutating func append(word: String) {
    append(byte: UInt8(ascii: "\""))
    append(json: word)
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends a text that is JSON already.
  public mutating func append(json text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  @inlinable @inline(__always)
  mutating func reserve(_ room: Int) {
    if capacity &- count < room { grow(by: room) }
  }

  @usableFromInline @inline(never)
  mutating func grow(by room: Int) {
    let larger = max(capacity * 2, count + room)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }

  // MARK: - Strings

  /// Appends a string in quotes, with the escapes that JSON demands and no others.
  public mutating func append(string text: String) {
    var text = text
    text.withUTF8 { append(string: $0) }
  }

  /// Returns a string in quotes, with the escapes that JSON demands and no others.
  public static func quoted(_ text: String) -> String {
    var writer = JSONWriter(capacity: text.utf8.count + 2)
    writer.append(string: text)
    return writer.text
  }

  private mutating func append(string bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count + 2)
    append(byte: UInt8(ascii: "\""))
    for byte in bytes {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        appendEscape(of: byte)
      } else {
        append(byte: byte)
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  @inline(never)
  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0a: append("\\n")
    case 0x0c: append("\\f")
    case 0x0d: append("\\r")
    default:
      append("\\u00")
      append(hexadecimal: UInt64(byte), digits: 2)
    }
  }

  // MARK: - Numbers

  /// Appends a hash in quotes: sixteen hexadecimal digits.
  public mutating func append(hash: UInt64) {
    append(byte: UInt8(ascii: "\""))
    append(hexadecimal: hash, digits: 16)
    append(byte: UInt8(ascii: "\""))
  }

  private mutating func append(hexadecimal value: UInt64, digits: Int) {
    for place in stride(from: (digits - 1) * 4, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(place)) & 15
      append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Appends a whole number.
  @inline(__always)
  public mutating func append(_ value: Int) {
    if value < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: UInt64(value.magnitude))
  }

  /// Appends a whole number that has no sign.
  @inline(__always)
  public mutating func append(_ value: UInt64) { append(digits: value) }

  @inline(__always)
  private mutating func append(digits value: UInt64) {
    let length = value < 10 ? 1 : DecimalDigits.count(of: value)
    reserve(length)
    DecimalDigits.write(value, endingAt: base.advanced(by: count + length))
    filled += length
  }

  /// Appends digits with leading zeros up to a length.
  @inline(__always)
  mutating func append(_ value: UInt64, length: Int) {
    reserve(length)
    let start = base.advanced(by: count)
    let digits = DecimalDigits.count(of: value)
    start.update(repeating: UInt8(ascii: "0"), count: max(length - digits, 0))
    DecimalDigits.write(value, endingAt: start.advanced(by: length))
    filled += length
  }
}
