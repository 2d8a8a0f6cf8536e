internal import Foundation
internal import HitCanvas
internal import HitResponders

// Panels place text by its baseline, not by boxes.
extension Canvas {
  /// Writes a line of text on a baseline and returns its width.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - point: The baseline point of the first letter, of the last, or of the middle.
  ///   - font: How they are set.
  ///   - color: Their colour.
  ///   - alignment: Which part of the line is at the point.
  ///   - width: Where the text ends in an ellipsis, or `nil` for nowhere.
  /// - Returns: The width taken.
  @discardableResult
  func write(
    _ text: String,
    at point: CGPoint,
    font: Font,
    color: UIColor,
    alignment: TextAlignment = .leading,
    width: CGFloat? = nil
  ) -> CGFloat {
    write([TextRun(text)], at: point, font: font, color: color, alignment: alignment, width: width)
  }

  /// Writes a line whose pieces look different on a baseline and returns its width.
  @discardableResult
  func write(
    _ runs: [TextRun],
    at point: CGPoint,
    font: Font,
    color: UIColor,
    alignment: TextAlignment = .leading,
    width: CGFloat? = nil
  ) -> CGFloat {
    if let width, width < 6 { return 0 }
    let layout = Ink.line(runs, font: font, width: width)
    let x =
      switch alignment {
      case .leading: point.x
      case .center: point.x - layout.size.width / 2
      case .trailing: point.x - layout.size.width
      }
    draw(layout, at: CGPoint(x: x, y: point.y - layout.baseline), color: color)
    return layout.size.width
  }

  /// Fills a rectangle with round corners and draws its edge inside it.
  func card(
    _ rect: CGRect,
    fill: UIColor?,
    edge: UIColor?,
    width: CGFloat = 1,
    cornerRadius: CGFloat
  ) {
    if let fill {
      setFillColor(fill)
      self.fill(rect, cornerRadius: cornerRadius)
    }
    if let edge {
      setFillColor(edge)
      fillBorder(of: rect, width: width, cornerRadius: cornerRadius)
    }
  }

  /// Fills a disc about a point.
  func disc(at center: CGPoint, radius: CGFloat, color: UIColor) {
    setFillColor(color)
    fillEllipse(in: CGRect(around: center, radius: radius))
  }

  /// Draws a circle about a point.
  func circle(at center: CGPoint, radius: CGFloat, width: CGFloat, color: UIColor) {
    setStrokeColor(color)
    setLineWidth(width)
    setLineDash(phase: 0, lengths: [])
    strokeEllipse(in: CGRect(around: center, radius: radius))
  }

  /// Draws lines from point to point.
  func line(_ points: [CGPoint], width: CGFloat, color: UIColor, cap: CGLineCap = .round) {
    setStrokeColor(color)
    setLineWidth(width)
    setLineCap(cap)
    setLineJoin(.round)
    setLineDash(phase: 0, lengths: [])
    beginPath()
    addLines(between: points)
    strokePath()
  }
}

/// Measures text.
enum Ink {
  /// Returns the width of a line of text.
  static func width(_ text: String, _ font: Font) -> CGFloat {
    line([TextRun(text)], font: font, width: nil).size.width
  }

  /// Returns a line of text, laid out at its own width and again only where that is too wide.
  static func line(_ runs: [TextRun], font: Font, width: CGFloat?) -> TextLayout {
    let natural = TextLayout.of(runs, font: font)
    guard let width, natural.size.width > width else { return natural }
    return TextLayout.of(runs, font: font, width: width)
  }
}

nonisolated extension CGRect {
  /// Makes the square about a point.
  init(around center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }

  /// The middle of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// Whether the two share an area; rectangles that only touch do not.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
