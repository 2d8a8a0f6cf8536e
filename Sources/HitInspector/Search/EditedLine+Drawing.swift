internal import Foundation
internal import HitCanvas
internal import HitGeometry

extension EditedLine {
  /// How wide its first letters are.
  func width(ofFirst count: Int, _ font: Font) -> CGFloat {
    Ink.width(String(letters.prefix(count)), font)
  }

  /// The place between two letters that is nearest to a distance from its beginning.
  ///
  /// - Complexity: O(*n* log *n*) for *n* letters.
  func place(at distance: CGFloat, _ font: Font) -> Int {
    var places = 0..<letters.count
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      if width(ofFirst: middle + 1, font) <= distance {
        places = middle + 1..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    let left = places.lowerBound
    guard left < letters.count else { return left }
    let middle = (width(ofFirst: left, font) + width(ofFirst: left + 1, font)) / 2
    return distance < middle ? left : left + 1
  }
}

extension Canvas {
  /// Writes a line that is being typed, with its cursor or with what is selected marked.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - font: Its font.
  ///   - start: The baseline point of its first letter.
  ///   - top: Where the cursor and the mark begin.
  ///   - height: How high they are.
  ///   - isTyped: Whether the field has the keys.
  func write(
    _ line: EditedLine,
    _ font: Font,
    at start: CGPoint,
    cursor top: CGFloat,
    _ height: CGFloat,
    isTyped: Bool = true
  ) {
    if isTyped { mark(line.selection, of: line, font, at: start.x, top, height) }
    write(Words(line.text, font, Theme.text), at: start)
    guard isTyped, line.selection.isEmpty else { return }
    let x = (start.x + line.width(ofFirst: line.cursor, font)).rounded()
    fill(CGRect(x: x, y: top, width: 1, height: height), color: Theme.text)
  }

  /// Marks some letters of a line, which are written over it.
  func mark(
    _ range: Range<Int>,
    of line: EditedLine,
    _ font: Font,
    at start: CGFloat,
    _ top: CGFloat,
    _ height: CGFloat
  ) {
    guard !range.isEmpty else { return }
    let left = start + line.width(ofFirst: range.lowerBound, font)
    let right = start + line.width(ofFirst: range.upperBound, font)
    let rect = CGRect(x: left - 1, y: top, width: right - left + 2, height: height)
    fill(rect, color: Theme.controlOn)
  }
}
