internal import Foundation
internal import HitCanvas
internal import HitResponders

/// Draws a shape of a lane that begins at a height.
struct LaneShapePainter {
  let shape: LaneShape
  let top: CGFloat

  private var middle: CGPoint { CGPoint(x: shape.x, y: top + 8.5) }

  func paint(in canvas: Canvas) {
    let color = shape.tone.color
    switch shape.form {
    case .bar: canvas.fill(bar, color: color, cornerRadius: min(2, bar.width / 2))
    case .box:
      let rect = bar.insetBy(dx: 0.5, dy: 0.5)
      canvas.card(rect, fill: Theme.control, edge: Theme.connector, cornerRadius: 2)
    case .dot:
      canvas.disc(at: middle, radius: 4.8, color: Theme.panel)
      canvas.disc(at: middle, radius: 3.8, color: color)
    case .cross:
      for sign in [CGFloat(-1), 1] {
        let ends = [offset(-3, -3 * sign), offset(3, 3 * sign)]
        canvas.line(ends, width: shape.tone == .refused ? 1.8 : 1.4, color: color)
      }
    case .check:
      canvas.line([offset(-3, 0), offset(-0.4, 2.8), offset(4.4, -2.8)], width: 1.5, color: color)
    case .diamond, .hollowDiamond: paintDiamond(in: canvas, color)
    case .tick(let width):
      let rect = CGRect(x: shape.x - width / 2, y: top + 4, width: width, height: 9)
      canvas.fill(rect, color: color)
    case .words(let text, let isStrong, let endsHere):
      canvas.write(
        Words(text, isStrong ? Theme.badgeSemibold : LaneShapes.font, color),
        at: CGPoint(x: shape.x, y: top + 11.9),
        alignment: endsHere ? .trailing : .leading
      )
    case .dots:
      canvas.line(
        [middle, CGPoint(x: shape.end, y: middle.y)],
        width: 1,
        color: Theme.connector,
        dashes: [1, 4]
      )
    }
  }

  private var bar: CGRect {
    CGRect(x: shape.x, y: top + 3, width: max(1, shape.end - shape.x), height: 10)
  }

  private func offset(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: middle.x + x, y: middle.y + y)
  }

  private func paintDiamond(in canvas: Canvas, _ color: UIColor) {
    let corners = [offset(0, -4), offset(4, 0), offset(0, 4), offset(-4, 0)]
    if shape.form == .hollowDiamond {
      return canvas.line(corners + corners.prefix(1), width: 1.2, color: color)
    }
    canvas.setFillColor(color)
    canvas.beginPath()
    canvas.addLines(between: corners)
    canvas.closePath()
    canvas.fillPath()
  }
}

extension LaneShape {
  /// Whether it may lie in a part of the lanes; words may reach far.
  func reaches(_ part: CGRect) -> Bool {
    if case .words(_, _, let endsHere) = form {
      return endsHere ? x >= part.minX : x <= part.maxX
    }
    return x - 6 <= part.maxX && end + 6 >= part.minX
  }
}

extension LaneShape.Tone {
  fileprivate var color: UIColor {
    switch self {
    case .first: Theme.selection
    case .second: Theme.gesture
    case .accepted: Theme.accepted
    case .refused: Theme.refusedText
    case .plain: Theme.secondary
    case .faint: Theme.faint
    case .responder: Theme.responder
    case .onFirst: Theme.onSelection
    case .onSecond: Theme.onGesture
    case .change: Theme.wouldBe
    }
  }
}
