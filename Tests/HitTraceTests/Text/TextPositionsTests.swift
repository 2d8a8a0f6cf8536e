import TestSupport
import Testing

@testable import HitJSON

@Suite("Lines and columns of a text")
struct TextPositionsTests {
  @Test("the place of each character leads back to its first byte, and no other place to any")
  func offsets() {
    var random = Seeded(7)
    let pieces = ["a", "\n", "é", "→", "🙂", "plain words ", "\r\n"]
    for _ in 0..<400 {
      let words = (0..<random.below(24)).map { _ in pieces[random.below(pieces.count)] }
      let text = Array(words.joined().utf8)
      var (line, column, next) = (1, 1, 0)
      for (offset, byte) in text.enumerated() where byte & 0xc0 != 0x80 {
        let place = SourcePosition(line: line, column: column)
        #expect(TextPositions.offset(of: place, in: text) == offset)
        next = offset + 1
        while next < text.count, text[next] & 0xc0 == 0x80 { next += 1 }
        (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
        if byte == UInt8(ascii: "\n") || next == text.count {
          // Behind the last character of its line there is none.
          let behind = SourcePosition(line: place.line, column: place.column + 1)
          #expect(TextPositions.offset(of: behind, in: text) == nil)
        }
      }
      let below = SourcePosition(line: line + 1, column: 1)
      #expect(TextPositions.offset(of: below, in: text) == nil)
    }
  }
}
