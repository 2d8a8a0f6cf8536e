internal import Foundation
internal import HitCanvas
internal import HitResponders

// The marks of gestures: violet wherever they are drawn.
extension StageMark {
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
}
