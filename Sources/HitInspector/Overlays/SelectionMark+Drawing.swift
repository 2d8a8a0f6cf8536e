internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

extension SelectionMark.Lost {
  fileprivate var hatch: Hatch {
    var hatch = isOverScreenshot ? Hatch.lostOverScreenshot : .lost
    if isDropped { hatch.color = Theme.wouldBe }
    return hatch
  }
}

extension SelectionMark {
  /// Draws the mark into a canvas whose space is the window's.
  func paint(in canvas: Canvas) {
    switch self {
    case .view(let outline):
      outline.stroke(width: 2, color: Theme.selection, inset: -1, in: canvas)
    case .parent(let outline, let isRefusing):
      if isRefusing {
        outline.stroke(width: 2, color: Theme.refused, dashes: [6, 6], in: canvas)
      }
      let phase: CGFloat = isRefusing ? 6 : 0
      let width: CGFloat = isRefusing ? 2 : 1.5
      outline.stroke(
        width: width,
        color: Theme.selection,
        dashes: [6, 6],
        phase: phase,
        in: canvas
      )
    case .clipping(let outline):
      outline.stroke(width: 1.2, color: Theme.selection, dashes: [1, 2], in: canvas)
      paintScissors(at: outline.box.origin, in: canvas)
    case .reached(let parts, let outline):
      canvas.saved {
        canvas.clip(to: outline.path(inset: 0))
        canvas.setFillColor(Theme.accepted.withAlphaComponent(0.42))
        canvas.fill(parts)
      }
    case .lost(let parts, let outline, let lost):
      canvas.saved {
        canvas.clip(to: outline.path(inset: 0))
        for circle in lost.spared {
          var around = Path(rect: canvas.boundingBoxOfClipPath)
          around.addEllipse(in: circle)
          canvas.clip(to: around, using: .evenOdd)
        }
        if !lost.isOverScreenshot {
          let ground = lost.isDropped ? Theme.lostCard.fill : Theme.hatchGround
          canvas.setFillColor(ground.withAlphaComponent(0.8))
          canvas.fill(parts)
        }
        let hatch = lost.hatch
        for part in parts { canvas.fill(part, with: hatch) }
      }
    case .gap(let gap): gap.paint(in: canvas)
    case .shared(let rect):
      canvas.fill(rect, color: Theme.selection.withAlphaComponent(0.3))
      canvas.card(rect, fill: nil, edge: Theme.selection, cornerRadius: 0)
    case .guide(let start, let end):
      canvas.line([start, end], width: 1, color: Theme.selection, cap: .butt, dashes: [2, 3])
    case .pill(let pill): pill.paint(in: canvas)
    case .wouldReach(let parts):
      canvas.setFillColor(Theme.accepted.withAlphaComponent(0.42))
      canvas.fill(parts)
      let box = parts.reduce(CGRect.null) { $0.union($1) }
      canvas.card(box, fill: nil, edge: Theme.accepted, width: 1.4, cornerRadius: 0)
    case .wouldLie(let outline):
      outline.stroke(width: 1.6, color: Theme.accepted, dashes: [5, 3], in: canvas)
    case .pointedAt(let outline):
      outline.stroke(width: 1, color: Theme.pointedAt, in: canvas)
    }
  }

  /// Draws a pair of scissors, small, at the corner of what cuts.
  private func paintScissors(at corner: CGPoint, in canvas: Canvas) {
    for side in [-3.0, 3] {
      let handle = CGPoint(x: corner.x + 4, y: corner.y + side)
      canvas.circle(at: handle, radius: 1.8, width: 1, color: Theme.selection)
    }
  }
}

extension SelectionMark.Gap {
  func paint(in canvas: Canvas) {
    let color = isOut ? Theme.refused : Theme.selection
    let length = start.distance(to: end)
    guard length > 0 else { return }
    let along = CGSize(width: (end.x - start.x) / length, height: (end.y - start.y) / length)
    /// A point beside the end of the line: so far back along it, and so far to its side.
    func beside(_ point: CGPoint, back: CGFloat, aside: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x - along.width * back - along.height * aside,
        y: point.y - along.height * back + along.width * aside
      )
    }
    canvas.line([start, end], width: isOut ? 1.4 : 1.2, color: color, cap: .butt)
    for point in isOut ? [start] : [start, end] {
      let stroke = [beside(point, back: 0, aside: -4), beside(point, back: 0, aside: 4)]
      canvas.line(stroke, width: 1.2, color: color, cap: .butt)
    }
    guard isOut else { return }
    var tip = Path()
    tip.move(to: beside(end, back: -1.5, aside: 0))
    tip.addLine(to: beside(end, back: 3.5, aside: 3.5))
    tip.addLine(to: beside(end, back: 3.5, aside: -3.5))
    tip.close()
    canvas.setFillColor(color)
    canvas.fill(tip)
  }
}

extension SelectionMark.Pill {
  private static let height: CGFloat = 14

  /// The size a pill needs for its words.
  static func size(_ text: String) -> CGSize {
    CGSize(width: (Ink.width(text, Theme.badgeStrong) + 9).rounded(.up), height: height)
  }

  func paint(in canvas: Canvas) {
    let (ground, edge, words) =
      switch tone {
      case .gap: (Theme.touchTag, Theme.selection, Theme.text)
      case .lost: (Theme.lostPill, Theme.refused, Theme.refusedText)
      case .dropped: (Theme.lostCard.fill, Theme.wouldBe, Theme.wouldBe)
      }
    canvas.card(rect, fill: ground, edge: edge, cornerRadius: 3)
    canvas.write(
      Words(text, Theme.badgeStrong, words),
      at: CGPoint(x: rect.midX, y: rect.minY + 10.4),
      alignment: .center
    )
  }
}
