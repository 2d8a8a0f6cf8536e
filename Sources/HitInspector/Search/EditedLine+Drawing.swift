internal import Foundation
internal import HitCanvas
internal import HitGeometry

extension Canvas {
  /// Writes a line that is being typed, with its cursor, or marked where all of it is selected.
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
    let end = Ink.width(line.head, font)
    if isTyped, line.isSelected {
      let rect = CGRect(x: start.x - 1, y: top, width: end + 2, height: height)
      fill(rect, color: Theme.controlOn)
    }
    write(Words(line.text, font, Theme.text), at: start)
    guard isTyped, !line.isSelected else { return }
    let x = (start.x + end).rounded()
    fill(CGRect(x: x, y: top, width: 1, height: height), color: Theme.text)
  }
}
