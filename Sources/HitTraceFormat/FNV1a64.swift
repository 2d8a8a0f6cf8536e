/// The hash that traces carry: FNV-1a with 64 bits, the same on every machine.
///
/// Swift's own hashes differ from run to run, so none of them may reach a file.
public struct FNV1a64: Hashable, Sendable {
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  /// The hash of what was fed so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the hash of nothing.
  public init() {}

  /// Feeds one byte.
  @inline(__always)
  public mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* Self.prime
  }

  /// Feeds the eight bytes of a number, the lowest first.
  @inline(__always)
  public mutating func combine(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      combine(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Feeds the bit pattern of a double, with zero and every NaN in one form.
  @inline(__always)
  public mutating func combine(_ number: Double) {
    if number == 0 {
      combine(0 as UInt64)
    } else {
      combine(number.isNaN ? Double.nan.bitPattern : number.bitPattern)
    }
  }

  /// Feeds a text's UTF-8 and a zero byte, so that two texts differ from their joint.
  public mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0 as UInt8)
  }

  /// Feeds bytes as they are.
  public mutating func combine(bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }
}

extension FNV1a64: CustomStringConvertible {
  /// The hash as files write it: sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
