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

  /// Draws a minus, or a plus, about a point.
  func sign(plus: Bool, at center: CGPoint, color: UIColor) {
    let arm: CGFloat = 4
    let (left, right) = (center.x - arm, center.x + arm)
    let across = [CGPoint(x: left, y: center.y), CGPoint(x: right, y: center.y)]
    line(across, width: 1.5, color: color)
    guard plus else { return }
    let (top, bottom) = (center.y - arm, center.y + arm)
    let along = [CGPoint(x: center.x, y: top), CGPoint(x: center.x, y: bottom)]
    line(along, width: 1.5, color: color)
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
