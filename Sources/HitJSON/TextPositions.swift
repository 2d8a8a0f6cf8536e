internal import Foundation

/// Turns byte offsets of a text into lines and columns.
///
/// It remembers the place it was asked last and goes on from there, so that asking in the order of
/// the text costs one pass over it, also when the whole file is one line.
public struct TextPositions {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Makes positions that stand at the beginning.
  public init() {}

  /// Makes positions that stand at a byte whose place is known.
  package init(at offset: Int, _ position: SourcePosition) {
    (self.offset, line, column) = (offset, position.line, position.column)
  }

  /// Returns the first byte of what stands at a place; `nil` where the text has no such place.
  ///
  /// - Complexity: Proportional to the offset.
  package static func offset(of position: SourcePosition, in text: [UInt8]) -> Int? {
    text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      // The first line feed from a place on, or the end of the text.
      func lineEnd(from place: Int) -> Int {
        let feed = memchr(start + place, 0x0a, bytes.count - place)
        return feed.map { UnsafeRawPointer($0) - start } ?? bytes.count
      }
      var place = 0
      for _ in 1..<position.line {
        place = lineEnd(from: place) + 1
        if place > bytes.count { return nil }
      }
      let end = lineEnd(from: place)
      var column = 1
      while place + 8 <= end {
        let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let next = column + PackedWord.characters(in: word)
        if next > position.column { break }
        (column, place) = (next, place + 8)
      }
      while place < bytes.count, place <= end {
        if bytes[place] & 0xc0 != 0x80 {
          if column == position.column { return place }
          column += 1
        }
        place += 1
      }
      return nil
    }
  }

  /// Returns the place of a byte.
  public mutating func position(of target: Int, in text: [UInt8]) -> SourcePosition {
    text.withUnsafeBytes { position(of: target, in: $0) }
  }

  /// Returns the place of a byte.
  public mutating func position(of target: Int, in text: ScannedText) -> SourcePosition {
    withExtendedLifetime(text) {
      position(of: target, in: UnsafeRawBufferPointer(start: text.start, count: text.count))
    }
  }

  private mutating func position(
    of target: Int,
    in text: UnsafeRawBufferPointer
  ) -> SourcePosition {
    if target < offset {
      offset = 0
      line = 1
      column = 1
    }
    let limit = min(target, text.count)
    if let start = text.baseAddress {
      while let feed = memchr(start + offset, 0x0a, limit - offset) {
        offset = UnsafeRawPointer(feed) - start + 1
        line += 1
        column = 1
      }
    }
    while offset + 8 <= limit {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      column += PackedWord.characters(in: word)
      offset += 8
    }
    while offset < limit {
      if text[offset] & 0xc0 != 0x80 { column += 1 }
      offset += 1
    }
    return SourcePosition(line: line, column: column)
  }
}
