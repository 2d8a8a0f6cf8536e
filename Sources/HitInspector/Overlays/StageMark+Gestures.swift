internal import Foundation
internal import HitCanvas
internal import HitResponders

// Fingers besides the first, and the marks of gestures: violet wherever they are drawn.
extension StageMark {
  /// Draws the place of a finger besides the first.
  func paintOtherTouch(at point: CGPoint, isDown: Bool, in canvas: Canvas) {
    let color = Theme.gesture.withAlphaComponent(isDown ? 1 : 0.75)
    // Dark below, so that the ring is visible on any view.
    let shade = Theme.touchTag.withAlphaComponent(isDown ? 0.55 : 0.3)
    canvas.circle(at: point, radius: 15, width: isDown ? 4.8 : 3.2, color: shade)
    canvas.circle(at: point, radius: 15, width: isDown ? 2.4 : 1.6, color: color)
    canvas.disc(at: point, radius: 2.4, color: color)
  }

  /// Draws the ring that closes while a long press is held, from the top clockwise.
  func paintHold(at point: CGPoint, progress: CGFloat, in canvas: Canvas) {
    let radius = Self.holdRadius
    let shade = Theme.touchTag.withAlphaComponent(0.45)
    canvas.circle(at: point, radius: radius, width: 4, color: shade)
    if progress >= 1 {
      return canvas.circle(at: point, radius: radius, width: 3, color: Theme.gesture)
    }
    let steps = max(2, Int((progress * 72).rounded(.up)))
    let points = (0...steps).map { step in
      let angle = 2 * CGFloat.pi * progress * CGFloat(step) / CGFloat(steps)
      return CGPoint(x: point.x + radius * sin(angle), y: point.y - radius * cos(angle))
    }
    if progress > 0 { canvas.line(points, width: 3, color: Theme.gesture) }
  }

  /// Draws the line between two fingers, its middle, and how long it was at the start.
  func paintSpan(from start: [CGPoint], to now: [CGPoint], in canvas: Canvas) {
    guard start.count == 2, now.count == 2 else { return }
    let faint = Theme.gesture.withAlphaComponent(0.55)
    let shade = Theme.touchTag.withAlphaComponent(0.5)
    canvas.line(start, width: 1.2, color: faint, cap: .butt, dashes: [2, 3])
    canvas.line(now, width: 4, color: shade, cap: .butt)
    canvas.line(now, width: 2, color: Theme.gesture, cap: .butt)
    let way = CGSize(width: now[1].x - now[0].x, height: now[1].y - now[0].y)
    let length = hypot(way.width, way.height)
    let middle = CGPoint(x: (now[0].x + now[1].x) / 2, y: (now[0].y + now[1].y) / 2)
    canvas.disc(at: middle, radius: 3.5, color: Theme.gesture)
    guard length > 0 else { return }
    // Two ticks across the line are as far apart as the fingers landed.
    let half = hypot(start[1].x - start[0].x, start[1].y - start[0].y) / 2
    let along = CGSize(width: way.width / length, height: way.height / length)
    for side in [-half, half] where abs(side) <= length / 2 {
      let foot = CGPoint(x: middle.x + along.width * side, y: middle.y + along.height * side)
      let tick = CGSize(width: -along.height * 6, height: along.width * 6)
      let ends = [
        CGPoint(x: foot.x - tick.width, y: foot.y - tick.height),
        CGPoint(x: foot.x + tick.width, y: foot.y + tick.height),
      ]
      canvas.line(ends, width: 1.8, color: Theme.gesture, cap: .butt)
    }
  }
}
