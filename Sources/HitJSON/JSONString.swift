/// A string where it stands, without its quotes.
public struct JSONString {
  /// The first byte.
  public let start: UnsafePointer<UInt8>
  /// The number of bytes.
  public let count: Int
  /// Whether it has escapes.
  public let isEscaped: Bool

  @inlinable @inline(__always)
  init(start: UnsafePointer<UInt8>, count: Int, isEscaped: Bool) {
    self.start = start
    self.count = count
    self.isEscaped = isEscaped
  }

  /// Its bytes, with the escapes as they stand.
  @inlinable @inline(__always)
  public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// Returns whether it is a certain word.
  @inlinable @inline(__always)
  public func equals(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount, !isEscaped else { return false }
    let other = word.utf8Start
    for place in 0..<word.utf8CodeUnitCount where start[place] != other[place] { return false }
    return true
  }

  /// Its first eight bytes packed, less where it is shorter.
  @inlinable @inline(__always)
  public var packed: UInt64 {
    let word = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
    return count >= 8 ? word : word & ~(UInt64.max &<< UInt64(truncatingIfNeeded: count * 8))
  }

  /// It with its escapes undone.
  @inline(never)
  public var string: String {
    isEscaped
      ? String(decoding: unescaped, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
  }

  /// Its UTF-8 with the escapes undone.
  public var unescaped: [UInt8] {
    var units: [UInt8] = []
    units.reserveCapacity(count)
    var scanner = JSONScanner(at: start)
    while scanner.next < start + count {
      let byte = scanner.next.pointee
      scanner.next += 1
      if byte == UInt8(ascii: "\\") {
        Self.undoEscape(in: &scanner, into: &units)
      } else {
        units.append(byte)
      }
    }
    return units
  }

  /// Reads what stands behind the backslash of an escape that was checked.
  private static func undoEscape(in scanner: inout JSONScanner, into units: inout [UInt8]) {
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
}
