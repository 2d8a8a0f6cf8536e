/// Makes the double nearest to a decimal of up to nineteen digits, exactly rounded.
public enum DecimalFraction {
  /// The powers of ten that a double holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns the double nearest to digits with so many decimals.
  ///
  /// Digits below 2^53 need one division of exact doubles, which is correctly rounded. Others, the
  /// seventeen digits of a coordinate that was computed, are divided as whole numbers of 128 bits,
  /// and the quotient is rounded to 53 bits, halves to even.
  ///
  /// - Parameters:
  ///   - digits: The digits without the point.
  ///   - decimals: How many of them stand after the point, at most nineteen.
  /// - Returns: The double, halves to even.
  @inlinable @inline(__always)
  static func value(_ digits: UInt64, decimals: Int) -> Double {
    decimals == 0 ? Double(digits) : fraction(digits, decimals: decimals)
  }

  @usableFromInline @inline(never)
  static func fraction(_ digits: UInt64, decimals: Int) -> Double {
    if digits < 1 << 53 { return Double(digits) / exactPowers[decimals] }
    return quotient(digits, DecimalDigits.powers[decimals])
  }

  @inline(never)
  private static func quotient(_ digits: UInt64, _ power: UInt64) -> Double {
    // Both shifted to the left, the dividend by one less, so that the quotient has 63 or 64 bits.
    let dividendShift = digits.leadingZeroBitCount
    let divisorShift = power.leadingZeroBitCount
    let dividend = digits << UInt64(dividendShift)
    let divisor = power << UInt64(divisorShift)
    let (quotient, rest) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    var bits = quotient
    let length = UInt64.bitWidth - bits.leadingZeroBitCount
    let excess = length - 53
    let half = UInt64(1) << UInt64(excess - 1)
    let cut = bits & (half &+ half &- 1)
    bits >>= UInt64(excess)
    if cut > half || cut == half && (rest != 0 || bits & 1 == 1) { bits += 1 }
    let exponent = excess - 63 - dividendShift + divisorShift
    return Double(bits) * Double(bitPattern: UInt64(1023 + exponent) << 52)
  }
}
