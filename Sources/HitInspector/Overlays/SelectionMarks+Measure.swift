internal import Foundation
internal import HitGeometry
internal import HitResponders

// Distances between two views, drawn as those of a view to its superview are.
extension SelectionMarks {
  /// Measures between two views; `isOutlined` is whether the first one has an outline already.
  mutating func add(_ measure: ViewMeasure, isOutlined: Bool) {
    guard let relation = measure.relation else { return }
    for shape in isOutlined ? [measure.to] : [measure.from, measure.to] {
      add(.pointedAt(StageMark.Outline(shape, geometry)))
    }
    switch relation {
    case .inside(let outer, let inner):
      let gaps = OutlinedView.Gaps(of: inner, in: outer)
      addGaps(gaps, of: geometry.windowRect(inner), in: geometry.windowRect(outer))
    case .overlapping(let common):
      let rect = geometry.windowRect(common)
      add(.shared(rect))
      let text = "\(Shown.number(common.width)) × \(Shown.number(common.height)) overlap"
      addPill(text, beside: rect)
    case .apart:
      addDistance(from: measure.from.box, to: measure.to.box, isUpright: false)
      addDistance(from: measure.from.box, to: measure.to.box, isUpright: true)
    }
  }

  /// Puts a pill into the middle of a rectangle, or above it where it has no room for that.
  private mutating func addPill(_ text: String, beside rect: CGRect) {
    let size = SelectionMark.Pill.size(text)
    let isRoomy = rect.width >= size.width + 4 && rect.height >= size.height + 4
    let y = isRoomy ? rect.midY - size.height / 2 : rect.minY - size.height - 4
    let corner = CGPoint(x: (rect.midX - size.width / 2).rounded(), y: y.rounded())
    add(SelectionMark.Pill(rect: CGRect(origin: corner, size: size), text: text, tone: .gap))
  }

  /// Draws the distance along one axis, if there is one.
  ///
  /// The line is where both views are beside each other; else it leaves the middle of the first, and
  /// a dashed one leads from its end to the second.
  private mutating func addDistance(from first: CGRect, to second: CGRect, isUpright: Bool) {
    let (along, beside) = (first.range(isUpright), first.range(!isUpright))
    let (otherAlong, otherBeside) = (second.range(isUpright), second.range(!isUpright))
    let (start, end): (CGFloat, CGFloat)
    if along.upperBound < otherAlong.lowerBound {
      (start, end) = (along.upperBound, otherAlong.lowerBound)
    } else if otherAlong.upperBound < along.lowerBound {
      (start, end) = (along.lowerBound, otherAlong.upperBound)
    } else {
      return
    }
    let shared =
      max(
        beside.lowerBound,
        otherBeside.lowerBound
      )...max(
        max(beside.lowerBound, otherBeside.lowerBound),
        min(beside.upperBound, otherBeside.upperBound)
      )
    let middle = (beside.lowerBound + beside.upperBound) / 2
    let isBeside = beside.overlaps(otherBeside)
    let place = isBeside ? (shared.lowerBound + shared.upperBound) / 2 : middle
    func point(_ along: CGFloat, _ beside: CGFloat) -> CGPoint {
      geometry.windowPoint(
        isUpright ? CGPoint(x: beside, y: along) : CGPoint(x: along, y: beside)
      )
    }
    if !isBeside {
      let nearest =
        otherBeside.lowerBound > place ? otherBeside.lowerBound : otherBeside.upperBound
      add(.guide(point(end, place), point(end, nearest)))
    }
    add(abs(end - start), point(start, place), point(end, place))
  }
}

extension CGRect {
  /// The rectangle's extent along the vertical axis, or along the horizontal one.
  fileprivate func range(_ isUpright: Bool) -> ClosedRange<CGFloat> {
    isUpright ? minY...maxY : minX...maxX
  }
}
