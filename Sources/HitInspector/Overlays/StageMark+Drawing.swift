internal import Foundation
internal import HitCanvas
internal import HitResponders

extension StageMark {
  /// Draws the mark into a canvas whose space is the window's.
  func paint(in canvas: Canvas) {
    if isBesideScene { return draw(in: canvas) }
    // The scene looks the same in either appearance.
    Appearance.under(.dark) { draw(in: canvas) }
  }

  private func draw(in canvas: Canvas) {
    switch self {
    case .receiver(let outline, let isLost):
      outline.stroke(width: 2, color: isLost ? Theme.wouldBe : Theme.accepted, in: canvas)
    case .touched(let outline, let isLost):
      let color = isLost ? Theme.wouldBe : Theme.accepted
      canvas.setFillColor(color.withAlphaComponent(0.12))
      canvas.fill(outline.path(inset: 0))
    case .selection(let mark): mark.paint(in: canvas)
    case .probe(let mark): mark.paint(in: canvas)
    case .edit(let mark): mark.paint(in: canvas)
    case .firstResponder(let outline, let hasKeys):
      Self.paintKeyOutline(outline, isFirst: true, isSolid: hasKeys, in: canvas)
    case .keyStop(let outline):
      Self.paintKeyOutline(outline, isFirst: false, isSolid: false, in: canvas)
    case .ghost(let outline):
      outline.stroke(width: 1.4, color: Theme.secondary, dashes: [1.4, 3], in: canvas)
    case .golden(let outline):
      let white = Theme.touch.withAlphaComponent(0.75)
      outline.stroke(width: 1.2, color: white, dashes: [2, 3], in: canvas)
    case .refused(let outline):
      outline.stroke(width: 2, color: Theme.refused, dashes: [6, 4], in: canvas)
    case .dead(let parts, let outline, let dead):
      paintDead(parts, outline, dead, in: canvas)
    case .callout(let mark): mark.paint(in: canvas)
    case .touch(let point, let finger, let isDown):
      paintTouch(at: point, finger: finger, isDown: isDown, in: canvas)
    case .pointer(let point): canvas.hoverCross(at: point, from: 3.5, to: 10.5)
    case .trail(let points): paintTrail(points, in: canvas)
    case .otherTouch(let point, let finger, let isDown):
      paintOtherTouch(at: point, finger: finger, isDown: isDown, in: canvas)
    case .touchNumbers(let rect, let facts): paintNumbers(facts, in: rect, on: canvas)
    case .pairLine(let points):
      canvas.line(points, width: 1.3, color: Theme.gesture, cap: .butt, dashes: [5, 4])
    case .slop(let point, let radius):
      let shade = Theme.touchTag.withAlphaComponent(0.5)
      canvas.circle(at: point, radius: radius, width: 3, color: shade)
      canvas.circle(at: point, radius: radius, width: 1.2, color: Theme.gesture)
    case .hold(let point, let progress): paintHold(at: point, progress: progress, in: canvas)
    case .span(let start, let now): paintSpan(from: start, to: now, in: canvas)
    case .tryPin(let point, let pin): pin.paint(at: point, radius: 9, on: canvas)
    case .anchor(let point):
      let shade = Theme.touchTag.withAlphaComponent(0.5)
      canvas.ticks(at: point, from: 0, to: 7, width: 4, color: shade)
      canvas.ticks(at: point, from: 0, to: 6, width: 2, color: Theme.gesture)
    }
  }

  private func paintDead(_ parts: [CGRect], _ outline: Outline, _ dead: Dead, in canvas: Canvas) {
    guard !parts.isEmpty else {
      return outline.stroke(width: 1.6, color: Theme.refused, dashes: [5, 3], in: canvas)
    }
    canvas.saved {
      canvas.clip(to: outline.path(inset: 0))
      for part in parts {
        if dead.isOverScreenshot {
          canvas.fill(part, with: .lostOverScreenshot)
          continue
        }
        canvas.setFillColor(Theme.hatchGround.withAlphaComponent(dead.isCovered ? 0.35 : 1))
        canvas.fill(part)
        canvas.fill(part, with: .lost)
      }
    }
    // The view's own edge, lighter than the view, joins its live and its dead part.
    let base = dead.color ?? Theme.secondary
    let edge = UIColor(
      red: base.red + (1 - base.red) * 0.62,
      green: base.green + (1 - base.green) * 0.62,
      blue: base.blue + (1 - base.blue) * 0.62,
      alpha: 1
    )
    outline.stroke(width: 1.6, color: edge, in: canvas)
  }

  private func paintTouch(
    at point: CGPoint,
    finger: Int,
    isDown: Bool,
    in canvas: Canvas
  ) {
    let fill = Theme.touch.withAlphaComponent(isDown ? 0.34 : 0.1)
    canvas.disc(at: point, radius: 14, color: fill)
    // Dark below, so that the ring is visible on any view.
    let halo = Theme.touchTag.withAlphaComponent(0.8)
    canvas.circle(at: point, radius: 14, width: 4.2, color: halo)
    canvas.ticks(at: point, from: 16.1, to: 21, width: 3.6, color: halo)
    canvas.disc(at: point, radius: 3.4, color: halo)
    canvas.disc(at: Self.numberPlace(beside: point), radius: 7.6, color: halo)
    canvas.circle(at: point, radius: 14, width: isDown ? 2.4 : 2, color: Theme.touch)
    canvas.disc(at: point, radius: 2.2, color: Theme.touch)
    canvas.ticks(at: point, from: 15, to: 20, width: 1.6, color: Theme.touch)
    canvas.fingerNumber(finger, beside: point, color: Theme.touch)
  }

  /// The middle of a finger's number, at the upper right of its ring.
  static func numberPlace(beside point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + 17.5, y: point.y - 16.5)
  }

  /// Draws a line that grows thinner and fainter with age.
  private func paintTrail(_ points: [CGPoint], in canvas: Canvas) {
    guard points.count > 1 else { return }
    for index in 1..<points.count {
      let age = CGFloat(index) / CGFloat(points.count - 1)
      canvas.line(
        [points[index - 1], points[index]],
        width: 0.6 + 2.4 * age,
        color: Theme.selection.withAlphaComponent(0.15 + 0.75 * age)
      )
    }
  }
}

extension StageMark.Outline {
  /// Draws the outline as a line, inside the shape where it is upright, unless an inset is given.
  func stroke(
    width: CGFloat,
    color: UIColor,
    dashes: [CGFloat] = [],
    phase: CGFloat = 0,
    inset: CGFloat? = nil,
    in canvas: Canvas
  ) {
    canvas.saved {
      canvas.setStrokeColor(color)
      canvas.setLineWidth(width)
      canvas.setLineCap(.butt)
      canvas.setLineJoin(.miter)
      canvas.setLineDash(phase: phase, lengths: dashes)
      canvas.stroke(path(inset: inset ?? width / 2))
    }
  }
}

extension Canvas {
  /// Writes the number of a finger into a disc at the upper right of its ring.
  func fingerNumber(_ finger: Int, beside point: CGPoint, color: UIColor) {
    let center = StageMark.numberPlace(beside: point)
    disc(at: center, radius: 6.5, color: color)
    let words = Words("\(finger)", Theme.badgeStrong, Theme.touchTag)
    write(words, at: CGPoint(x: center.x, y: center.y + 3.3), alignment: .center)
  }
}
