/// Up to eight ASCII characters as one number, so that a key is told by one comparison.
///
/// The first character stands in the lowest byte.
public enum PackedWord {
  /// What stands for every word of more than eight characters.
  @inlinable public static var long: UInt64 { 1 }

  /// Returns the number of a word, or of eight of its characters; the compiler computes it.
  @inlinable @inline(__always)
  public static func of(_ word: StaticString, from first: Int = 0) -> UInt64 {
    let start = word.utf8Start + first
    let count = word.utf8CodeUnitCount - first
    var packed: UInt64 = 0
    if count > 0 { packed |= UInt64(start[0]) }
    if count > 1 { packed |= UInt64(start[1]) << 8 }
    if count > 2 { packed |= UInt64(start[2]) << 16 }
    if count > 3 { packed |= UInt64(start[3]) << 24 }
    if count > 4 { packed |= UInt64(start[4]) << 32 }
    if count > 5 { packed |= UInt64(start[5]) << 40 }
    if count > 6 { packed |= UInt64(start[6]) << 48 }
    if count > 7 { packed |= UInt64(start[7]) << 56 }
    return packed
  }

  /// A word whose bytes are `"`, to find the end of a string eight bytes at a time.
  @inlinable static var quotes: UInt64 { 0x2222_2222_2222_2222 }

  /// Returns the number of bytes before the first quote, or 8 where there is none.
  @inlinable @inline(__always)
  public static func length(beforeQuoteIn word: UInt64) -> Int {
    let match = word ^ quotes
    let found = (match &- 0x0101_0101_0101_0101) & ~match & 0x8080_8080_8080_8080
    return found.trailingZeroBitCount >> 3
  }

  /// Returns how many characters begin in a word of UTF-8.
  static func characters(in word: UInt64) -> Int {
    // Bytes that continue a character have the highest bit, and not the next.
    8 - (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
  }

  /// Returns the number of bytes before the first that ends or complicates a string, or 8.
  ///
  /// Such are quotes, backslashes, control characters, and bytes beyond ASCII.
  @inlinable @inline(__always)
  public static func plainLength(of word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ quotes
    let backslash = word ^ 0x5c5c_5c5c_5c5c_5c5c
    let found = (quote &- ones) | (backslash &- ones) | (word &- 0x2020_2020_2020_2020) | word
    // A subtraction borrows from the next byte where it found one alone, so the first is exact.
    return (found & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
  }
}
