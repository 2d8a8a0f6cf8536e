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

  /// Returns the place of a byte.
  public mutating func position(of target: Int, in text: [UInt8]) -> SourcePosition {
    if target < offset {
      offset = 0
      line = 1
      column = 1
    }
    let limit = min(target, text.count)
    text.withUnsafeBufferPointer { bytes in
      while offset < limit {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xc0 != 0x80 {
          column += 1
        }
        offset += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }
}
