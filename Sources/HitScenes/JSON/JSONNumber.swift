/// Reads JSON's numbers exactly.
nonisolated enum JSONNumber {
  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns the double nearest to a number's text, infinite where none is near.
  ///
  /// Up to fifteen digits with a small exponent need one division or multiplication of exact
  /// doubles, which is correctly rounded; nearly all numbers of a scene are such. The rest goes
  /// through the standard library.
  static func value(of text: ArraySlice<UInt8>) -> Double {
    var digits: UInt64 = 0
    var digitCount = 0
    var scale = 0
    var isNegative = false
    var afterPoint = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): afterPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digitCount += 1
        if digitCount > 15 { return slowValue(of: text) }
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
        if afterPoint { scale += 1 }
      default: return slowValue(of: text)
      }
    }
    let magnitude = Double(digits) / powersOfTen[scale]
    return isNegative ? -magnitude : magnitude
  }

  private static func slowValue(of text: ArraySlice<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }
}
