internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// A distance of the view that is dragged, with its number.
///
/// > Coordinates: window space.
nonisolated struct EditDistanceMark: Hashable {
  let start: CGPoint
  let end: CGPoint
  let text: String
  let pill: CGRect
  /// Whether another distance is as long.
  let isEqual: Bool
  /// Whether the view sticks out, so that the line stands beside it.
  let isOutside: Bool

  /// How far the stroke at a view's edge reaches back to the view that sticks out.
  private static let reach: CGFloat = 15

  var extent: CGRect {
    CGRect(around: start, radius: 5).union(CGRect(around: end, radius: Self.reach + 2))
      .union(pill.insetBy(dx: -1, dy: -1))
  }
}

extension EditDistanceMark {
  /// Makes the mark of a distance, or none of one too short to be seen.
  init?(_ distance: EditDragMark.Distance, _ geometry: StageGeometry) {
    let (start, end) = (geometry.windowPoint(distance.start), geometry.windowPoint(distance.end))
    let length = start.distance(to: end)
    guard length >= 2 else { return nil }
    (self.start, self.end) = (start, end)
    (isEqual, isOutside) = (distance.isEqual, distance.length < 0)
    let number = Shown.number(abs(distance.length))
    text = isOutside ? "\(number) outside" : number
    let size = SelectionMark.Pill.size(text)
    let away = CGSize(width: (start.x - end.x) / length, height: (start.y - end.y) / length)
    let isUpright = abs(away.height) > abs(away.width)
    let middle: CGPoint
    if isOutside {
      // Beside the end of the line, outside of the view as well.
      middle =
        isUpright
        ? CGPoint(x: end.x + 5.5 + size.width / 2, y: end.y - away.height * size.height / 2)
        : CGPoint(x: end.x - away.width * size.width / 2, y: end.y + 5.5 + size.height / 2)
    } else if length >= (isUpright ? size.height : size.width) + 4 {
      middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    } else {
      // Behind the other end, as the line has no room for it.
      middle = CGPoint(
        x: start.x + away.width * (size.width / 2 + 3.5),
        y: start.y + away.height * (size.height / 2 + 3.5)
      )
    }
    pill = CGRect(
      x: (middle.x - size.width / 2).rounded(),
      y: (middle.y - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  func paint(in canvas: Canvas) {
    let color = isEqual ? Theme.guide : Theme.touch
    canvas.line([start, end], width: 1, color: color, cap: .butt)
    let isUpright = abs(end.y - start.y) > abs(end.x - start.x)
    func stroke(at point: CGPoint, back: CGFloat) {
      let ends =
        isUpright
        ? [CGPoint(x: point.x - back, y: point.y), CGPoint(x: point.x + 3.5, y: point.y)]
        : [CGPoint(x: point.x, y: point.y - back), CGPoint(x: point.x, y: point.y + 3.5)]
      canvas.line(ends, width: 1, color: color, cap: .butt)
    }
    stroke(at: start, back: 3.5)
    stroke(at: end, back: isOutside ? Self.reach : 3.5)
    canvas.card(
      pill,
      fill: isEqual ? Theme.guidePill : Theme.touchTag,
      edge: color,
      width: 0.8,
      cornerRadius: 3
    )
    canvas.write(
      Words(text, Theme.badgeSemibold, isEqual ? Theme.guideText : Theme.touch),
      at: CGPoint(x: pill.midX, y: pill.minY + 10.4),
      alignment: .center
    )
  }
}
