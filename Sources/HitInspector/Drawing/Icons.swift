internal import Foundation
internal import HitCanvas
internal import HitResponders

// Signs are drawn as lines, so that they look alike whatever fonts a machine has.
extension Canvas {
  /// Draws the mark of the program: a ring with a bead and four ticks.
  func logo(at center: CGPoint) {
    circle(at: center, radius: 7, width: 1.6, color: Theme.selection)
    disc(at: center, radius: 2.2, color: Theme.selection)
    ticks(at: center, from: 7, to: 11, width: 1.6, color: Theme.selection)
  }

  /// Draws four ticks that point away from a point, between two distances from it.
  func ticks(
    at center: CGPoint,
    from inner: CGFloat,
    to outer: CGFloat,
    width: CGFloat,
    color: UIColor
  ) {
    for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
      let start = CGPoint(x: center.x + x * inner, y: center.y + y * inner)
      let end = CGPoint(x: center.x + x * outer, y: center.y + y * outer)
      line([start, end], width: width, color: color, cap: .butt)
    }
  }

  enum Pointing { case left, right, down, up }

  /// Draws a chevron about a point.
  func chevron(_ pointing: Pointing, at center: CGPoint, size: CGFloat = 3.5, color: UIColor) {
    let tip: (CGFloat, CGFloat) =
      switch pointing {
      case .left: (-1, 0)
      case .right: (1, 0)
      case .down: (0, 1)
      case .up: (0, -1)
      }
    let half = size * 0.57
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + tip.0 * along + tip.1 * across,
        y: center.y + tip.1 * along + tip.0 * across
      )
    }
    line(
      [point(-half, -size), point(half, 0), point(-half, size)],
      width: size > 3.5 ? 1.6 : 1.3,
      color: color
    )
  }

  /// Draws an arrow that turns back about a point, or one that turns forward.
  func turnSign(at center: CGPoint, isForward: Bool, color: UIColor) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + (isForward ? -x : x), y: center.y + y)
    }
    let way = [(-6.5, -2), (3.5, -2), (5.6, -1), (6.4, 1.2), (5.6, 3.4), (3.5, 4.5), (-4.5, 4.5)]
    line(way.map { point($0.0, $0.1) }, width: 1.5, color: color)
    line([point(-3, -5.5), point(-6.5, -2), point(-3, 1.5)], width: 1.5, color: color)
  }

  /// Draws three rows of a tree about a point.
  func treeSign(at center: CGPoint, color: UIColor) {
    let (x, y) = (center.x - 6, center.y - 5)
    for (indent, row) in [(0.0, 0.0), (4, 5), (4, 10)] {
      let dot = CGRect(x: x + indent, y: y + row - 1.5, width: 3, height: 3)
      fill(dot, color: color, cornerRadius: 1)
      let start = CGPoint(x: x + indent + 5, y: y + row)
      line([start, CGPoint(x: x + 13, y: y + row)], width: 1.2, color: color, cap: .butt)
    }
  }

  /// Draws a frame about a point with a stroke above it.
  func outlineSign(at center: CGPoint, color: UIColor) {
    let frame = CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)
    card(frame, fill: nil, edge: color, width: 1.2, cornerRadius: 1)
    let top = CGPoint(x: center.x - 0.5, y: center.y - 8)
    line([top, CGPoint(x: top.x, y: top.y + 2)], width: 1.2, color: color, cap: .butt)
  }

  /// Draws a card with two lines about a point.
  func factsSign(at center: CGPoint, color: UIColor) {
    let card = CGRect(x: center.x - 7, y: center.y - 6, width: 14, height: 12)
    self.card(card, fill: nil, edge: color, width: 1.2, cornerRadius: 2)
    for (y, width) in [(-1.5, 8.0), (2.5, 6)] {
      let start = CGPoint(x: center.x - 4, y: center.y + y)
      let end = CGPoint(x: start.x + width, y: start.y)
      line([start, end], width: 1.1, color: color, cap: .butt)
    }
  }

  /// Draws a magnifying glass about a point.
  func findSign(at center: CGPoint, color: UIColor) {
    let middle = CGPoint(x: center.x - 1.5, y: center.y - 1)
    circle(at: middle, radius: 4, width: 1.3, color: color)
    let grip = [
      CGPoint(x: middle.x + 3, y: middle.y + 3), CGPoint(x: middle.x + 6, y: middle.y + 6),
    ]
    line(grip, width: 1.3, color: color)
  }

  /// Draws an arrow that points up about a point.
  func arrowUp(at center: CGPoint, color: UIColor) {
    let (x, top, bottom) = (center.x, center.y - 4, center.y + 4)
    line([CGPoint(x: x, y: bottom), CGPoint(x: x, y: top)], width: 1.2, color: color)
    let head = [
      CGPoint(x: x - 3, y: top + 3), CGPoint(x: x, y: top), CGPoint(x: x + 3, y: top + 3),
    ]
    line(head, width: 1.2, color: color)
  }

  /// Draws a bell about a point.
  func bell(at center: CGPoint, color: UIColor) {
    let (x, y) = (center.x, center.y)
    let rim = [
      CGPoint(x: x + 4, y: y + 2), CGPoint(x: x + 5.5, y: y + 4), CGPoint(x: x - 5.5, y: y + 4),
      CGPoint(x: x - 4, y: y + 2),
    ]
    setStrokeColor(color)
    setLineWidth(1.2)
    setLineCap(.round)
    setLineJoin(.round)
    setLineDash(phase: 0, lengths: [])
    beginPath()
    addLines(between: rim)
    addCurve(
      to: CGPoint(x: x, y: y - 4),
      control1: CGPoint(x: x - 4, y: y - 1),
      control2: CGPoint(x: x - 3, y: y - 4)
    )
    addCurve(
      to: CGPoint(x: x + 4, y: y + 2),
      control1: CGPoint(x: x + 3, y: y - 4),
      control2: CGPoint(x: x + 4, y: y - 1)
    )
    strokePath()
    let clapper = [CGPoint(x: x - 1.2, y: y + 6), CGPoint(x: x + 1.2, y: y + 6)]
    line(clapper, width: 1.4, color: color)
  }

  /// Draws a keyboard about a point.
  func keyboardSign(at center: CGPoint, color: UIColor) {
    let frame = CGRect(x: center.x - 6, y: center.y - 4, width: 12, height: 8)
    card(frame, fill: nil, edge: color, width: 1.1, cornerRadius: 1.5)
    let (left, y) = (center.x - 3, center.y + 1.5)
    let space = [CGPoint(x: left, y: y), CGPoint(x: left + 6, y: y)]
    line(space, width: 1.1, color: color, cap: .butt)
  }

  /// Draws a triangle that points up about a point.
  func warning(at center: CGPoint, size: CGFloat, color: UIColor) {
    setFillColor(color)
    beginPath()
    addLines(between: [
      CGPoint(x: center.x, y: center.y - size),
      CGPoint(x: center.x + size, y: center.y + size * 0.75),
      CGPoint(x: center.x - size, y: center.y + size * 0.75),
    ])
    closePath()
    fillPath()
  }

  /// Draws the chip of a view: filled with its colour, or an outline where it has none.
  func chip(_ color: UIColor?, in rect: CGRect) {
    guard let color else {
      let edge = rect.insetBy(dx: 0.5, dy: 0.5)
      return card(edge, fill: nil, edge: Theme.plainChip, width: 1.2, cornerRadius: 2)
    }
    let isDark = max(color.red, color.green, color.blue) < 0.27
    card(rect, fill: color, edge: isDark ? Theme.faint : nil, cornerRadius: 2)
  }

  /// Draws a pin about a point: filled where it holds something.
  func pin(at center: CGPoint, isOn: Bool) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    let color = isOn ? Theme.selection : Theme.secondary
    let outline = [
      point(-3, -6), point(3, -6), point(2, -2), point(4, 0.5), point(-4, 0.5), point(-2, -2),
    ]
    if isOn {
      setFillColor(color)
      beginPath()
      addLines(between: outline)
      closePath()
      fillPath()
    }
    line(outline + outline.prefix(1), width: 1.1, color: color)
    line([point(0, 0.8), point(0, 6)], width: 1.2, color: color, cap: .butt)
  }

  /// Draws the hollow cross that marks where the pointer hovers.
  func hoverCross(at center: CGPoint, from inner: CGFloat = 2, to outer: CGFloat = 6) {
    let dark = Theme.touchTag.withAlphaComponent(0.55)
    ticks(at: center, from: inner, to: outer, width: 2.7, color: dark)
    ticks(at: center, from: inner, to: outer, width: 1.1, color: Theme.text)
  }

  /// Draws a key cap and returns its width.
  @discardableResult
  func keyCap(_ text: String, at corner: CGPoint) -> CGFloat {
    let width = KeyCap.width(text)
    card(
      CGRect(x: corner.x, y: corner.y, width: width, height: KeyCap.height),
      fill: Theme.control,
      edge: Theme.separator,
      cornerRadius: 3
    )
    let middle = CGPoint(x: corner.x + width / 2, y: corner.y + 11)
    write(Words(text, Theme.keyCap, Theme.text), at: middle, alignment: .center)
    return width
  }
}

enum KeyCap {
  static let height: CGFloat = 15

  static func width(_ text: String) -> CGFloat {
    max(16, (Ink.width(text, Theme.keyCap) + 10).rounded())
  }
}
