internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The walk of the recording and that of the replay, beside each other.
final class EventWalks: PanelView {
  private var difference: EventFacts.Difference?

  private static let top: CGFloat = 34
  private static let pitch: CGFloat = 19.5

  func show(_ new: EventFacts.Difference?) {
    guard new != difference else { return }
    difference = new
    setNeedsDisplay()
  }

  /// The height that all rows need.
  var height: CGFloat {
    let rows = max(difference?.goldenWalk?.count ?? 1, difference?.walk.count ?? 0)
    return Self.top + CGFloat(rows) * Self.pitch + 6
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    guard let difference else { return }
    canvas.heading("WALK", baseline: 12, in: bounds)
    let middle = (bounds.width * 0.495).rounded()
    for (text, x) in [("golden", CGFloat(27)), ("now", middle + 8)] {
      let words = Words(text, Theme.captionStrong, Theme.secondary)
      canvas.write(words, at: CGPoint(x: x, y: 31))
    }
    let line = CGRect(x: middle, y: 20, width: 1, height: max(0, bounds.height - 24))
    canvas.fill(line, color: Theme.separator)
    if let row = difference.firstDifferentRow {
      let y = Self.top + CGFloat(row) * Self.pitch + 1
      let band = CGRect(x: 19, y: y, width: bounds.width - 33, height: Self.pitch - 0.5)
      canvas.fill(band, color: Theme.problemCard.fill, cornerRadius: 3)
    }
    let right = bounds.width - 14
    if let golden = difference.goldenWalk {
      paint(golden, from: 27, to: middle - 8, in: canvas)
    } else {
      let words = Words("not recorded", Theme.remark, Theme.faint)
      canvas.write(words, at: CGPoint(x: 27, y: Self.top + 13))
    }
    paint(difference.walk, from: middle + 8, to: right, in: canvas)
  }

  private func paint(
    _ walk: [EventFacts.Visit],
    from left: CGFloat,
    to right: CGFloat,
    in canvas: Canvas
  ) {
    let room = max(1, Int((bounds.height - Self.top) / Self.pitch))
    for (row, visit) in walk.enumerated() {
      let y = Self.top + CGFloat(row) * Self.pitch
      if row == room - 1, walk.count > room {
        let rest = Words("\(walk.count - row) more", Theme.caption, Theme.faint)
        canvas.write(rest, at: CGPoint(x: left + 14, y: y + 13))
        return
      }
      let x = left + CGFloat(min(visit.depth, 6)) * 8
      let sign = CGPoint(x: x + 5, y: y + 9.5)
      paintSign(of: visit.outcome, at: sign, in: canvas)
      let isStrong = visit.outcome == .received || visit.outcome == .notAsked
      let font = isStrong ? Theme.remarkStrong : Theme.remark
      let isRefused = visit.outcome == .refused
      let ink = isRefused ? Theme.refusedText : visit.outcome.remarkColor
      canvas.write(
        name: visit.name,
        font,
        visit.outcome.color,
        visit.remark.isEmpty ? nil : Words(visit.remark, Theme.badge, ink),
        from: x + 14,
        to: right,
        baseline: y + 13,
        valueWidth: (right - left) * 0.45
      )
    }
  }

  private func paintSign(
    of outcome: EventFacts.Visit.Outcome,
    at center: CGPoint,
    in canvas: Canvas
  ) {
    switch outcome {
    case .asked: canvas.circle(at: center, radius: 4, width: 1.5, color: Theme.accepted)
    case .received: canvas.disc(at: center, radius: 4.6, color: Theme.accepted)
    case .notAsked: canvas.circle(at: center, radius: 4, width: 1.5, color: Theme.wouldBe)
    case .refused:
      for sign in [CGFloat(-1), 1] {
        let ends = [
          CGPoint(x: center.x - 3, y: center.y - 3 * sign),
          CGPoint(x: center.x + 3, y: center.y + 3 * sign),
        ]
        canvas.line(ends, width: 1.6, color: Theme.refused)
      }
    }
  }
}

extension EventFacts.Visit.Outcome {
  fileprivate var color: UIColor {
    switch self {
    case .asked, .refused: Theme.text
    case .received: Theme.accepted
    case .notAsked: Theme.wouldBe
    }
  }

  fileprivate var remarkColor: UIColor { self == .notAsked ? Theme.wouldBe : Theme.faint }
}
