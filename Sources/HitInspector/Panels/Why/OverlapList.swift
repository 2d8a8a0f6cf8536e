internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The views that lie over others, with how much of each they cover.
final class OverlapList: SectionList<ViewOverlap> {
  override var rowHeight: CGFloat { 26 }
  override var leastRows: Int { 1 }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].front }

  override func cutText(ofRow index: Int) -> String? {
    let row = rows[index]
    let text =
      "\(Shown.name(row.frontName, longest: .max)) over \(Shown.name(row.backName, longest: .max))"
    return Ink.width(text, Theme.chainLabel) > bounds.width - 90 ? text : nil
  }

  override func paintHover(in rect: CGRect, on canvas: Canvas) {}

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let card = CGRect(x: 0, y: rect.minY, width: rect.width, height: 23)
    let fill = index == hoveredRow ? Theme.control : Theme.neutralCard.fill
    canvas.fill(card, color: fill, cornerRadius: 4)
    let baseline = rect.minY + 15.5
    let area = Words("\(Shown.number(row.area)) pt²", Theme.chainLabel, Theme.wouldBe)
    let end = CGPoint(x: rect.width - 8, y: baseline)
    let room = end.x - canvas.write(area, at: end, alignment: .trailing) - 18
    // Both names find room, the one in front first.
    let front = Ink.name(row.frontName, Theme.chainLabel, width: room * 0.6)
    var x: CGFloat = 10
    x += canvas.write(Words(front, Theme.chainLabel, Theme.text), at: CGPoint(x: x, y: baseline))
    let over = Words("over", Theme.remark, Theme.secondary)
    x += canvas.write(over, at: CGPoint(x: x + 6, y: baseline)) + 12
    let back = Ink.name(row.backName, Theme.chainLabel, width: room + 10 - x)
    canvas.write(Words(back, Theme.chainLabel, Theme.secondary), at: CGPoint(x: x, y: baseline))
  }
}
