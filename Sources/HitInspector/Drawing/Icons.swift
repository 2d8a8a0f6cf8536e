internal import Foundation
internal import HitCanvas
internal import HitResponders

// Signs are drawn as lines, so that they look alike whatever fonts a machine has.
extension Canvas {
  /// Draws the mark of the program: a ring with a bead and four ticks.
  func logo(at center: CGPoint) {
    circle(at: center, radius: 7, width: 1.6, color: Theme.selection)
    disc(at: center, radius: 2.2, color: Theme.selection)
    for (x, y) in [(0.0, -1.0), (0, 1), (-1, 0), (1, 0)] {
      line(
        [
          CGPoint(x: center.x + x * 7, y: center.y + y * 7),
          CGPoint(x: center.x + x * 11, y: center.y + y * 11),
        ],
        width: 1.6,
        color: Theme.selection,
        cap: .butt
      )
    }
  }

  /// The way a chevron points.
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
    line(
      [CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y)],
      width: 1.5,
      color: color
    )
    guard plus else { return }
    line(
      [CGPoint(x: center.x, y: center.y - arm), CGPoint(x: center.x, y: center.y + arm)],
      width: 1.5,
      color: color
    )
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

/// The measures of a key cap.
enum KeyCap {
  static let height: CGFloat = 15

  static func width(_ text: String) -> CGFloat {
    max(16, (Ink.width(text, Theme.keyCap) + 10).rounded())
  }
}
