/// What a log puts before every line of a dump: a date, a process, a level, a column of its own.
///
/// Stamps of one log differ in their digits alone, so a similar one is recognized in any log. Lines
/// without a view, which have nothing but strokes, need that.
nonisolated struct DumpStamp: Equatable {
  fileprivate let bytes: [UInt8]

  /// Makes an empty stamp.
  init() { bytes = [] }

  /// Makes the stamp in a range of a text.
  init(_ text: [UInt8], _ range: Range<Int>) { bytes = Array(text[range]) }
}

nonisolated extension DumpCursor {
  /// Skips a stamp similar to this one, if there is one here.
  mutating func skip(_ stamp: DumpStamp) {
    let count = stamp.bytes.count
    guard place + count <= end else { return }
    for offset in 0..<count {
      let (byte, other) = (text[place + offset], stamp.bytes[offset])
      if byte != other, !(byte.isDigit && other.isDigit) { return }
    }
    place += count
  }
}
