internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The signs of what plays a recording.
enum TransportSign {
  case toStart, back, play, pause, again, on, toEnd
}

extension Canvas {
  /// Draws a sign about a point.
  func transport(_ sign: TransportSign, at center: CGPoint, color: UIColor) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    func triangle(_ tip: CGFloat, _ base: CGFloat) {
      let corners = [point(base, -6), point(tip, 0), point(base, 6)]
      setFillColor(color)
      beginPath()
      addLines(between: corners)
      closePath()
      fillPath()
      line(corners + corners.prefix(1), width: 1, color: color)
    }
    switch sign {
    case .toStart:
      line([point(-8, -6), point(-8, 6)], width: 2, color: color)
      triangle(-2, 6)
    case .back: triangle(-4, 4)
    case .play: triangle(5, -4)
    case .pause:
      for x in [CGFloat(-4.5), 1.5] {
        fill(CGRect(x: center.x + x, y: center.y - 6, width: 3, height: 12), color: color)
      }
    case .again:
      setStrokeColor(color)
      setLineWidth(1.8)
      setLineCap(.round)
      setLineDash(phase: 0, lengths: [])
      beginPath()
      addArc(
        center: center,
        radius: 5.5,
        startAngle: -0.6,
        endAngle: -.pi * 2 + 0.5,
        clockwise: true
      )
      strokePath()
      line([point(5.2, -7), point(4.8, -2.6), point(0.8, -4.2)], width: 1.6, color: color)
    case .on: triangle(4, -4)
    case .toEnd:
      line([point(8, -6), point(8, 6)], width: 2, color: color)
      triangle(2, -6)
    }
  }
}
