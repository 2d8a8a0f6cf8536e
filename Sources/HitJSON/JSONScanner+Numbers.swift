extension JSONScanner {
  /// Reads digits and appends them to a number, which wraps around where they are too many.
  @inlinable @inline(__always)
  mutating func readDigits(onto value: inout UInt64) {
    var digit = next.pointee &- UInt8(ascii: "0")
    while digit < 10 {
      value = value &* 10 &+ UInt64(digit)
      next += 1
      digit = next.pointee &- UInt8(ascii: "0")
    }
  }

  /// Reads a whole number from 0 up to a limit.
  @inlinable @inline(__always)
  public mutating func whole(upTo limit: Int = 1 << 53) throws(JSONFault) -> Int {
    skipBlanks()
    let first = next
    var value: UInt64 = 0
    readDigits(onto: &value)
    let count = next - first
    if count == 0 || count > 18 || first.pointee == UInt8(ascii: "0") && count > 1
      || value > UInt64(limit)
    {
      throw notWhole(from: first, limit: UInt64(limit))
    }
    return Int(value)
  }

  /// Reads a whole number of 64 bits.
  public mutating func wide() throws(JSONFault) -> UInt64 {
    skipBlanks()
    let first = next
    var value: UInt64 = 0
    var isTooLarge = false
    while next.pointee >= UInt8(ascii: "0"), next.pointee <= UInt8(ascii: "9") {
      let (ten, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = ten.addingReportingOverflow(UInt64(next.pointee - UInt8(ascii: "0")))
      isTooLarge = isTooLarge || overflow || carry
      value = sum
      next += 1
    }
    if next == first || isTooLarge || first.pointee == UInt8(ascii: "0") && next - first > 1 {
      throw notWhole(from: first, limit: .max)
    }
    return value
  }

  @usableFromInline @inline(never)
  mutating func notWhole(from first: UnsafePointer<UInt8>, limit: UInt64) -> JSONFault {
    next = first
    var place = first
    while place.pointee >= UInt8(ascii: "0"), place.pointee <= UInt8(ascii: "9") { place += 1 }
    if place == first { return wanted("a whole number from 0 on") }
    if first.pointee == UInt8(ascii: "0"), place - first > 1 {
      return fault("\(excerpt(at: first)) begins with a zero", "write it without")
    }
    return fault(
      "\(excerpt(at: first)) is out of range",
      "write a whole number from 0 to \(limit)",
      reason: .outOfRange
    )
  }

  /// Reads a number, or one of the strings `"nan"`, `"inf"` and `"-inf"`.
  @inlinable @inline(__always)
  public mutating func number() throws(JSONFault) -> Double {
    skipBlanks()
    let first = next
    let isNegative = next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    var mantissa: UInt64 = 0
    let digits = next
    readDigits(onto: &mantissa)
    var count = next - digits
    if count == 0 || digits.pointee == UInt8(ascii: "0") && count > 1 {
      return try unusualNumber(from: first)
    }
    var decimals = 0
    if next.pointee == UInt8(ascii: ".") {
      next += 1
      let point = next
      readDigits(onto: &mantissa)
      decimals = next - point
      if decimals == 0 { return try unusualNumber(from: first) }
      count += decimals
    }
    if next.pointee | 0x20 == UInt8(ascii: "e") || count > 19 {
      return try unusualNumber(from: first)
    }
    let magnitude = DecimalFraction.value(mantissa, decimals: decimals)
    return isNegative && mantissa != 0 ? -magnitude : magnitude
  }

  /// Reads a number of any form, from its first byte.
  @usableFromInline @inline(never)
  mutating func unusualNumber(from first: UnsafePointer<UInt8>) throws(JSONFault) -> Double {
    next = first
    if next.pointee == UInt8(ascii: "\"") {
      let word = try string()
      if word.equals("nan") { return .nan }
      if word.equals("inf") { return .infinity }
      if word.equals("-inf") { return -.infinity }
      next = first
    }
    if try skipNumber() == .none { throw wanted("a number") }
    let bytes = UnsafeBufferPointer(start: first, count: next - first)
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      throw fault(
        at: first,
        "\(excerpt(at: first)) is beyond every number",
        "write a number, or \"inf\"",
        reason: .outOfRange
      )
    }
    return value == 0 ? 0 : value
  }

  /// How a number is written.
  enum NumberForm {
    /// There is no number.
    case none
    /// Digits, and maybe a fraction.
    case decimal
    /// A number with an exponent.
    case scientific
  }

  /// Skips a number of JSON's grammar.
  ///
  /// - Returns: Its form.
  @inline(__always)
  mutating func skipNumber() throws(JSONFault) -> NumberForm {
    let first = next
    if next.pointee == UInt8(ascii: "-") { next += 1 }
    let digits = next
    let count = skipDigits()
    if count == 0 {
      next = first
      return .none
    }
    var form = NumberForm.decimal
    var isWell = count == 1 || digits.pointee != UInt8(ascii: "0")
    if next.pointee == UInt8(ascii: ".") {
      next += 1
      if skipDigits() == 0 { isWell = false }
    }
    if next.pointee | 0x20 == UInt8(ascii: "e") {
      form = .scientific
      next += 1
      if next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") { next += 1 }
      if skipDigits() == 0 { isWell = false }
    }
    if !isWell {
      throw fault(
        at: first,
        "\(excerpt(at: first)) is not a number in JSON",
        "write it like 12, -0.5 or 1e3"
      )
    }
    return form
  }

  @inline(__always)
  private mutating func skipDigits() -> Int {
    let first = next
    while next.pointee &- UInt8(ascii: "0") < 10 { next += 1 }
    return next - first
  }
}
