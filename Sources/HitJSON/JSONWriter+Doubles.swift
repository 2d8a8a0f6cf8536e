extension JSONWriter {
  /// Appends a number in the shortest form that reads back as the same number.
  ///
  /// Whole numbers have no point, and minus zero is `0`. What JSON has no number for stands as the
  /// string `"nan"`, `"inf"` or `"-inf"`.
  ///
  /// Most coordinates have few decimals. A decimal of at most 15 digits that reads back as the
  /// number is the only one of that length or shorter, so finding one needs no search; the rest
  /// is the standard library's.
  @inline(__always)
  public mutating func append(_ value: Double) {
    if value.magnitude < 1e15 {
      let whole = Int(value)
      if Double(whole) == value { return append(whole) }
    }
    appendFraction(value)
  }

  @inline(never)
  private mutating func appendFraction(_ value: Double) {
    let magnitude = value.magnitude
    guard magnitude >= 1e-4, magnitude < 1e15 else { return appendUnusual(value) }
    if magnitude < 1e12 {
      // To the nearest; where that is not the number, it is looked for below.
      let thousandths = UInt64(magnitude * 1000 + 0.5)
      if Double(thousandths) / 1000 == magnitude {
        return append(thousandths: thousandths, isNegative: value < 0)
      }
    }
    var places = Self.places(for: magnitude)
    let scaled = (magnitude * Double(DecimalDigits.powers[places])).rounded()
    guard scaled < 1e15, scaled / Double(DecimalDigits.powers[places]) == magnitude else {
      return appendUnusual(value)
    }
    let power = DecimalDigits.powers[places]
    let digits = UInt64(scaled)
    var fraction = digits % power
    while fraction % 10 == 0, places > 1 {
      fraction /= 10
      places -= 1
    }
    if value < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits / power)
    append(byte: UInt8(ascii: "."))
    append(fraction, length: places)
  }

  /// Appends a number of at most three decimals, which is not whole.
  @inline(__always)
  private mutating func append(thousandths: UInt64, isNegative: Bool) {
    if isNegative { append(byte: UInt8(ascii: "-")) }
    append(thousandths / 1000)
    append(byte: UInt8(ascii: "."))
    let fraction = UInt32(truncatingIfNeeded: thousandths % 1000)
    append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / 100))
    if fraction % 100 == 0 { return }
    append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / 10 % 10))
    if fraction % 10 == 0 { return }
    append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10))
  }

  /// Returns how many decimals make fifteen digits of a number.
  private static func places(for magnitude: Double) -> Int {
    var places = 18
    var limit = 1e-3
    while magnitude >= limit {
      limit *= 10
      places -= 1
    }
    return max(places, 1)
  }

  @inline(never)
  private mutating func appendUnusual(_ value: Double) {
    if value.isNaN { return append("\"nan\"") }
    if value.isInfinite { return value < 0 ? append("\"-inf\"") : append("\"inf\"") }
    let text = value.description
    append(json: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
