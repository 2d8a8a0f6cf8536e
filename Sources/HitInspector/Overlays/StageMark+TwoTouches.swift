internal import Foundation
internal import HitCanvas
internal import HitResponders

// Fingers besides the first, and what two of them do: violet wherever they are drawn.
extension StageMark {
  /// A number of the line about two touches, with its name and what explains it.
  struct TouchNumber: Hashable {
    var name: String
    var value: String
    var remark: String
  }

  /// The numbers of two touches, the most telling first.
  static func numbers(of facts: TwoTouchFacts) -> [TouchNumber] {
    let scale = facts.scale.map { ShortNumber.coordinate($0, decimals: 2) }
    let degrees = facts.turn * 180 / .pi
    let radians = ShortNumber.coordinate(abs(facts.turn), decimals: 2)
    let way = facts.turn < 0 ? ", against the clock" : ""
    let moved = CGPoint(
      x: facts.center.x - facts.startCenter.x,
      y: facts.center.y - facts.startCenter.y
    )
    let views = facts.isOneView.map { $0 ? "in one view" : "in two views" }
    return [
      TouchNumber(
        name: "scale",
        value: scale ?? "not told",
        remark: "\(Shown.number(facts.distance)) pt, began at \(Shown.number(facts.startDistance))"
      ),
      TouchNumber(
        name: "turned",
        value: "\(Shown.number(degrees))°",
        remark: "\(radians) rad\(way)"
      ),
      TouchNumber(
        name: "centre",
        value: Shown.point(facts.center),
        remark: "moved \(Shown.number(moved.x)), \(Shown.number(moved.y))"
      ),
      TouchNumber(
        name: "touches",
        value: facts.fingers.map(String.init).joined(separator: ", "),
        remark: views ?? ""
      ),
    ]
  }

  /// Draws the numbers of two touches in one line, with as many of their remarks as have room.
  func paintNumbers(_ facts: TwoTouchFacts, in rect: CGRect, on canvas: Canvas) {
    canvas.fill(rect, color: Theme.ground)
    canvas.card(rect, fill: Theme.card, edge: Theme.separator, cornerRadius: 4)
    let numbers = Self.numbers(of: facts)
    let gap: CGFloat = 16
    let plain = numbers.reduce(0) { width, number in
      width + Ink.width(number.name, Theme.caption) + 5
        + Ink.width(number.value, Theme.labelStrong) + gap
    }
    var spare = rect.width - 20 - plain + gap
    var x = rect.minX + 10
    let baseline = rect.midY + 4
    for number in numbers {
      guard x < rect.maxX - 60 else { return }
      let name = Words(number.name, Theme.caption, Theme.secondary)
      x += canvas.write(name, at: CGPoint(x: x, y: baseline)) + 5
      let value = Words(number.value, Theme.labelStrong, Theme.text)
      x += canvas.write(value, at: CGPoint(x: x, y: baseline))
      let needed = 6 + Ink.width(number.remark, Theme.caption)
      if !number.remark.isEmpty, needed <= spare {
        let remark = Words(number.remark, Theme.caption, Theme.faint)
        canvas.write(remark, at: CGPoint(x: x + 6, y: baseline))
        x += needed
        spare -= needed
      }
      x += gap
    }
  }

  /// Draws the place of a finger besides the first.
  func paintOtherTouch(at point: CGPoint, finger: Int, isDown: Bool, in canvas: Canvas) {
    let color = Theme.gesture.withAlphaComponent(isDown ? 1 : 0.75)
    // Dark below, so that the ring is visible on any view.
    let shade = Theme.touchTag.withAlphaComponent(isDown ? 0.5 : 0.3)
    canvas.circle(at: point, radius: 14, width: 4, color: shade)
    canvas.setStrokeColor(color)
    canvas.setLineWidth(2.2)
    canvas.setLineCap(.butt)
    canvas.setLineDash(phase: 0, lengths: [4, 3])
    canvas.strokeEllipse(in: CGRect(around: point, radius: 14))
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.ticks(at: point, from: 15, to: 20, width: 1.6, color: color)
    canvas.disc(at: point, radius: 2.2, color: color)
    canvas.fingerNumber(finger, beside: point, color: color)
  }

  /// The radius of the arc that shows how far a pair turned.
  private static let turnRadius: CGFloat = 34

  /// Draws the line between two fingers, its middle, and where it was at the start.
  func paintSpan(from start: [CGPoint], to now: [CGPoint], in canvas: Canvas) {
    guard start.count == 2, now.count == 2 else { return }
    let white = Theme.touch
    canvas.line(start, width: 1, color: white.withAlphaComponent(0.7), cap: .butt, dashes: [2, 3])
    for point in start {
      canvas.circle(at: point, radius: 3, width: 1, color: white.withAlphaComponent(0.8))
    }
    let shade = Theme.touchTag.withAlphaComponent(0.5)
    canvas.line(now, width: 4, color: shade, cap: .butt)
    canvas.line(now, width: 2, color: Theme.gesture, cap: .butt)
    let middle = CGPoint(x: (now[0].x + now[1].x) / 2, y: (now[0].y + now[1].y) / 2)
    paintTurn(about: middle, from: start, to: now, in: canvas)
    canvas.disc(at: middle, radius: 3, color: Theme.touchTag)
    canvas.ticks(at: middle, from: 0, to: 6, width: 1.4, color: white)
  }

  private func paintTurn(
    about middle: CGPoint,
    from start: [CGPoint],
    to now: [CGPoint],
    in canvas: Canvas
  ) {
    func angle(_ points: [CGPoint]) -> CGFloat {
      atan2(points[1].y - points[0].y, points[1].x - points[0].x)
    }
    let first = angle(start)
    let turn = atan2(sin(angle(now) - first), cos(angle(now) - first))
    guard abs(turn) > 0.01 else { return }
    let steps = max(2, Int((abs(turn) * 24).rounded(.up)))
    let arc = (0...steps).map { step in
      let angle = first + turn * CGFloat(step) / CGFloat(steps)
      return CGPoint(
        x: middle.x + Self.turnRadius * cos(angle),
        y: middle.y + Self.turnRadius * sin(angle)
      )
    }
    canvas.line(arc, width: 1.6, color: Theme.touch)
  }
}
