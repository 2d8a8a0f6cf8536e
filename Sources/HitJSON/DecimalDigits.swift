/// Decimal digits of whole numbers, two at a time.
enum DecimalDigits {
  private static let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """

  /// The powers of ten that 64 bits hold.
  static let powers: [UInt64] = (0..<20).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  @inline(__always)
  static func count(of value: UInt64) -> Int {
    if value < 10_000 {
      if value < 100 { return value < 10 ? 1 : 2 }
      return value < 1000 ? 3 : 4
    }
    if value < 100_000_000 {
      if value < 1_000_000 { return value < 100_000 ? 5 : 6 }
      return value < 10_000_000 ? 7 : 8
    }
    if value < 1_000_000_000_000 {
      if value < 10_000_000_000 { return value < 1_000_000_000 ? 9 : 10 }
      return value < 100_000_000_000 ? 11 : 12
    }
    var count = 13
    var rest = value / 10_000_000_000_000
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// Writes the digits of a number so that the last stands before `end`.
  @inline(__always)
  static func write(_ value: UInt64, endingAt end: UnsafeMutablePointer<UInt8>) {
    let pairs = Self.pairs.utf8Start
    var place = end
    var rest = value
    while rest >= 100 {
      let pair = Int(truncatingIfNeeded: rest % 100) * 2
      rest /= 100
      place -= 2
      place[0] = pairs[pair]
      place[1] = pairs[pair + 1]
    }
    if rest >= 10 {
      let pair = Int(truncatingIfNeeded: rest) * 2
      place[-2] = pairs[pair]
      place[-1] = pairs[pair + 1]
    } else {
      place[-1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
    }
  }
}
