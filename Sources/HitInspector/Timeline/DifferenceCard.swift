internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What of a touch is other than it was recorded, on a card.
final class DifferenceCard: PanelView {
  private var difference: EventFacts.Difference?
  private var place = ""

  override var ground: UIColor? { nil }

  func show(_ new: EventFacts.Difference?, place newPlace: String) {
    guard new != difference || newPlace != place else { return }
    (difference, place) = (new, newPlace)
    setNeedsDisplay()
  }

  /// The lines below the two names, no wider than a width.
  private func lines(_ width: CGFloat) -> [(text: String, font: Font)] {
    guard let difference else { return [] }
    var lines: [(text: String, font: Font)] = []
    if !difference.reason.isEmpty { lines.append((difference.reason, Theme.chainLabel)) }
    if difference.mayFollow {
      lines.append(("may follow from the program's own code before it", Theme.chainLabel))
    }
    let follow = difference.consequences
    if Ink.width(follow, Theme.caption) > width - 26,
      let comma = follow.lastIndex(of: ",", fittingInto: width - 26, Theme.caption)
    {
      lines.append((String(follow[...comma]), Theme.caption))
      lines.append((String(follow[comma...].dropFirst(2)), Theme.caption))
    } else if !follow.isEmpty {
      lines.append((follow, Theme.caption))
    }
    return lines
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    53 + CGFloat(lines(width).count) * 18
  }

  override func tip(at point: CGPoint) -> Tip? {
    let room = bounds.width - 26
    let cut = lines(bounds.width).first { Ink.width($0.text, $0.font) > room }
    return cut.map { Tip(text: $0.text, rect: bounds) }
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    guard let difference else { return }
    let (fill, edge) = Theme.problemCard
    canvas.card(bounds, fill: fill, edge: edge, cornerRadius: 6)
    let left: CGFloat = 14
    let right = bounds.width - 12
    canvas.write(
      Words("DIFFERS FROM GOLDEN", Theme.smallStrong, Theme.refusedText),
      Words(place, Theme.caption, Theme.refusedText),
      from: left,
      to: right,
      baseline: 20
    )
    let half = (right - left - 34) / 2
    let old = Ink.name(difference.golden, Theme.headlineStrong, width: half)
    var x = left
    let golden = Words(old, Theme.headlineStrong, Theme.text)
    x += canvas.write(golden, at: CGPoint(x: x, y: 40)) + 10
    let middle: CGFloat = 35.5
    let arrow = [CGPoint(x: x, y: middle), CGPoint(x: x + 12, y: middle)]
    canvas.line(arrow, width: 1.4, color: Theme.secondary)
    canvas.line(
      [
        CGPoint(x: x + 8, y: middle - 4), CGPoint(x: x + 12, y: middle),
        CGPoint(x: x + 8, y: middle + 4),
      ],
      width: 1.4,
      color: Theme.secondary
    )
    x += 21
    let now = Ink.name(difference.now, Theme.headlineStrong, width: right - x)
    canvas.write(Words(now, Theme.headlineStrong, Theme.accepted), at: CGPoint(x: x, y: 40))
    for (row, line) in lines(bounds.width).enumerated() {
      let words = Words(line.text, line.font, Theme.secondary)
      let baseline = CGPoint(x: left, y: 58 + CGFloat(row) * 18)
      canvas.write(words, at: baseline, width: right - left)
    }
  }
}

extension String {
  /// The last place of a letter up to which the text fits into a width.
  func lastIndex(of letter: Character, fittingInto width: CGFloat, _ font: Font) -> Index? {
    indices.last { self[$0] == letter && Ink.width(String(self[...$0]), font) <= width }
  }
}
