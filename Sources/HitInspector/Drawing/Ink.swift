internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// Words on one line, with the font and the colour of those that have none of their own.
struct Words {
  var runs: [TextRun]
  var font: Font
  var color: UIColor

  init(_ text: some TextContent, _ font: Font, _ color: UIColor) {
    runs = text.runs.map { run in
      guard let mark = run.color else { return run }
      var run = run
      run.color = Theme.text(in: mark)
      return run
    }
    self.font = font
    self.color = Theme.text(in: color)
  }

  /// The width they take where there is so much.
  func width(within room: CGFloat? = nil) -> CGFloat {
    if let room, room < 6 { return 0 }
    return Ink.line(runs, font: font, width: room).size.width
  }
}

// Panels place text by its baseline, not by boxes.
extension Canvas {
  /// Writes words on a baseline and returns the width they take.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - point: The baseline point of the first letter, of the last, or of the middle.
  ///   - alignment: Which of these it is.
  ///   - width: Where the text ends in an ellipsis, or `nil` for nowhere.
  /// - Returns: The width taken.
  @discardableResult
  func write(
    _ words: Words,
    at point: CGPoint,
    alignment: TextAlignment = .leading,
    width: CGFloat? = nil
  ) -> CGFloat {
    if let width, width < 6 { return 0 }
    let layout = Ink.line(words.runs, font: words.font, width: width)
    let x =
      switch alignment {
      case .leading: point.x
      case .center: point.x - layout.size.width / 2
      case .trailing: point.x - layout.size.width
      }
    draw(layout, at: CGPoint(x: x, y: point.y - layout.baseline), color: words.color)
    return layout.size.width
  }

  /// Writes a value at the right end of a line, and a label at its left in the room that is left.
  ///
  /// A value takes no more than `valueWidth`; a label that does not fit ends in an ellipsis.
  func write(
    _ label: Words,
    _ value: Words?,
    from left: CGFloat,
    to right: CGFloat,
    baseline: CGFloat,
    valueWidth widest: CGFloat? = nil
  ) {
    var room = right - left
    if let value {
      let end = CGPoint(x: right, y: baseline)
      let taken = write(value, at: end, alignment: .trailing, width: widest ?? room)
      room = room - taken - 8
    }
    write(label, at: CGPoint(x: left, y: baseline), width: room)
  }

  /// Writes a value as above, and at its left a name, which is shortened in the middle.
  func write(
    name: String,
    _ font: Font,
    _ color: UIColor,
    _ value: Words?,
    from left: CGFloat,
    to right: CGFloat,
    baseline: CGFloat,
    valueWidth widest: CGFloat? = nil
  ) {
    var room = right - left
    if let value {
      room -= 8 + value.width(within: widest ?? room)
    }
    let words = Words(Ink.name(name, font, width: room), font, color)
    write(words, value, from: left, to: right, baseline: baseline, valueWidth: widest)
  }

  /// Draws the line, one point high, between two parts of the window.
  func separator(at y: CGFloat, from x: CGFloat = 0, width: CGFloat) {
    fill(CGRect(x: x, y: y, width: width, height: 1), color: Theme.separator)
  }

  /// Fills a rectangle with round corners and draws its edge inside it.
  func card(
    _ rect: CGRect,
    fill: UIColor?,
    edge: UIColor?,
    width: CGFloat = 1,
    cornerRadius: CGFloat
  ) {
    if let fill { self.fill(rect, color: fill, cornerRadius: cornerRadius) }
    if let edge {
      setFillColor(edge)
      fillBorder(of: rect, width: width, cornerRadius: cornerRadius)
    }
  }

  func disc(at center: CGPoint, radius: CGFloat, color: UIColor) {
    setFillColor(color)
    fillEllipse(in: CGRect(around: center, radius: radius))
  }

  func circle(at center: CGPoint, radius: CGFloat, width: CGFloat, color: UIColor) {
    setStrokeColor(color)
    setLineWidth(width)
    setLineDash(phase: 0, lengths: [])
    strokeEllipse(in: CGRect(around: center, radius: radius))
  }

  func line(
    _ points: [CGPoint],
    width: CGFloat,
    color: UIColor,
    cap: CGLineCap = .round,
    dashes: [CGFloat] = []
  ) {
    setStrokeColor(color)
    setLineWidth(width)
    setLineCap(cap)
    setLineJoin(.round)
    setLineDash(phase: 0, lengths: dashes)
    beginPath()
    addLines(between: points)
    strokePath()
  }
}

/// Measures text.
enum Ink {
  /// Returns the width of a line of text.
  static func width(_ text: String, _ font: Font) -> CGFloat {
    line(text, font: font, width: nil).size.width
  }

  /// Returns a name as it fits into a width: isolated, and shortened in the middle where it is wider.
  static func name(_ name: String, _ font: Font, width room: CGFloat) -> String {
    let whole = Shown.name(name, longest: .max)
    guard name.count > 4, width(whole, font) > room else { return whole }
    // As many letters as fit, found by halving.
    var (fits, tooMany) = (3, name.count)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      if width(Shown.name(name, longest: middle), font) <= room {
        fits = middle
      } else {
        tooMany = middle
      }
    }
    return Shown.name(name, longest: fits)
  }

  /// Returns a line of text, laid out at its own width and again only where that is too wide.
  static func line(_ text: some TextContent, font: Font, width: CGFloat?) -> TextLayout {
    let natural = TextLayout.of(text, font: font)
    guard let width, natural.size.width > width else { return natural }
    return TextLayout.of(text, font: font, width: width)
  }
}

nonisolated extension CGRect {
  /// Makes the square about a point.
  init(around center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}
