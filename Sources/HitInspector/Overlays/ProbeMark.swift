internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The point of a map that is looked at: lines across the scene, a ring, a tag that says who
/// receives there and what is drawn.
///
/// > Coordinates: window space.
nonisolated enum ProbeMark: Hashable {
  case line(CGPoint, CGPoint)
  case ring(CGPoint)
  case tag(CGRect, ProbeFacts)

  /// The marks of a point, with the tag where a margin has room for it.
  static func marks(at point: CGPoint, _ facts: ProbeFacts, in geometry: StageGeometry) -> [Self] {
    let scene = geometry.sceneRect.intersection(geometry.viewport)
    guard !scene.isNull, scene.insetBy(dx: -1, dy: -1).contains(point) else { return [] }
    let reach: CGFloat = 24
    let canvas = geometry.canvas
    let (left, right) = (max(canvas.minX, scene.minX - reach), scene.maxX + 18)
    let (top, bottom) = (max(canvas.minY, scene.minY - 12), min(canvas.maxY, scene.maxY + 12))
    var marks: [Self] = [
      .line(CGPoint(x: left, y: point.y), CGPoint(x: min(right, canvas.maxX), y: point.y)),
      .line(CGPoint(x: point.x, y: top), CGPoint(x: point.x, y: bottom)), .ring(point),
    ]
    let room = canvas.maxX - right - 12
    if room >= 110 {
      let height: CGFloat = 52
      let y = min(max(point.y - height / 2, canvas.minY + 20), canvas.maxY - height - 20)
      let size = CGSize(width: min(room, 150), height: height)
      marks.append(
        .tag(CGRect(origin: CGPoint(x: right.rounded(), y: y.rounded()), size: size), facts)
      )
    }
    return marks
  }

  var extent: CGRect {
    switch self {
    case .line(let from, let to):
      CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
        .insetBy(dx: -1, dy: -1)
    case .ring(let point): CGRect(around: point, radius: 6)
    case .tag(let rect, _): rect.insetBy(dx: -1, dy: -1)
    }
  }
}

/// What is said of a point of a map.
nonisolated struct ProbeFacts: Hashable {
  var point: CGPoint
  var receiver: String?
  var drawn: String?
}

extension ProbeMark {
  func paint(in canvas: Canvas) {
    switch self {
    case .line(let from, let to):
      let color = UIColor(white: 1, alpha: 0.55)
      canvas.line([from, to], width: 1, color: color, cap: .butt, dashes: [1.5, 3.5])
    case .ring(let point):
      canvas.circle(at: point, radius: 4, width: 3, color: Theme.touchTag)
      canvas.circle(at: point, radius: 4, width: 1.6, color: Theme.touch)
    case .tag(let rect, let facts):
      canvas.card(rect, fill: Theme.touchTag, edge: Theme.separator, cornerRadius: 4)
      let left = rect.minX + 9
      let room = rect.width - 18
      let point = Words(Shown.point(facts.point), Theme.figures, Theme.text)
      canvas.write(point, at: CGPoint(x: left, y: rect.minY + 15), width: room)
      let isDrawnElse = facts.drawn != facts.receiver
      let rows: [(String, String?, UIColor)] = [
        ("receives", facts.receiver, Theme.text),
        ("drawn", facts.drawn, isDrawnElse ? Theme.wouldBe : Theme.text),
      ]
      for (index, row) in rows.enumerated() {
        let baseline = rect.minY + 30 + CGFloat(index) * 14.5
        let label = Words(row.0, Theme.remark, Theme.secondary)
        let taken = canvas.write(label, at: CGPoint(x: left, y: baseline)) + 5
        let name = row.1.map { Ink.name($0, Theme.remarkStrong, width: room - taken) } ?? "nothing"
        let words = Words(name, Theme.remarkStrong, row.1 == nil ? Theme.faint : row.2)
        canvas.write(words, at: CGPoint(x: left + taken, y: baseline), width: room - taken)
      }
    }
  }
}
