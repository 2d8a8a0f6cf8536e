internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The fingers of a touch, of which one is explained, or all together.
final class TouchTabs: PanelView {
  /// Called with the finger that was chosen.
  var onChoose: ((Int) -> Void)?
  /// Called when all are to be told of together.
  var onBoth: (() -> Void)?

  private(set) var tabs: [TouchTab] = []
  private var showsBoth = false

  private static let widest: CGFloat = 104
  private static let gap: CGFloat = 4
  private static let bothWidth: CGFloat = 40
  /// The most fingers that have a tab of their own.
  private static let most = 5

  override var ground: UIColor? { Theme.neutralCard.fill }

  func show(_ new: [TouchTab], showsBoth newBoth: Bool) {
    guard new != tabs || newBoth != showsBoth else { return }
    (tabs, showsBoth) = (new, newBoth)
    setNeedsDisplay()
  }

  /// Whether the fingers fared differently, so that their receivers are named.
  private var areNamed: Bool {
    Set(tabs.map(\.receiver)).count > 1 || tabs.contains(where: \.isWithheld)
  }

  /// The tabs that have room, with the one in front among them.
  private var shown: ArraySlice<TouchTab> {
    let front = tabs.firstIndex(where: \.isFront) ?? 0
    let start = max(0, min(front - Self.most + 1, tabs.count - Self.most))
    return tabs[max(0, start)..<min(tabs.count, max(0, start) + Self.most)]
  }

  private var hiddenCount: Int { tabs.count - shown.count }

  private var tabWidth: CGFloat {
    let more = hiddenCount > 0 ? Self.moreWidth : 0
    let room = bounds.width - Self.bothWidth - more - Self.gap * CGFloat(shown.count + 1)
    let share = (room / CGFloat(max(1, shown.count))).rounded(.down)
    return areNamed ? min(share, 136) : min(share, Self.widest)
  }

  private static let moreWidth: CGFloat = 24

  private func rect(ofTab place: Int) -> CGRect {
    CGRect(x: CGFloat(place) * (tabWidth + Self.gap), y: 0, width: tabWidth, height: bounds.height)
  }

  private var moreX: CGFloat { CGFloat(shown.count) * (tabWidth + Self.gap) }

  /// The width that the tabs take.
  var usedWidth: CGFloat { bothRect.maxX }

  private var bothRect: CGRect {
    let x = moreX + (hiddenCount > 0 ? Self.moreWidth : Self.gap)
    return CGRect(x: x, y: 0, width: Self.bothWidth, height: bounds.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if bothRect.contains(point) { onBoth?() }
    for (place, tab) in shown.enumerated() where rect(ofTab: place).contains(point) {
      onChoose?(tab.finger)
    }
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    for (place, tab) in shown.enumerated() {
      paint(tab, in: rect(ofTab: place), on: canvas)
    }
    if hiddenCount > 0 {
      canvas.write(
        Words("+\(hiddenCount)", Theme.caption, Theme.secondary),
        at: CGPoint(x: moreX + 2, y: 14.5)
      )
    }
    canvas.fill(bothRect, color: showsBoth ? Theme.controlOn : Theme.control, cornerRadius: 4)
    canvas.write(
      Words("both", Theme.caption, showsBoth ? Theme.text : Theme.secondary),
      at: CGPoint(x: bothRect.midX, y: 14.5),
      alignment: .center
    )
  }

  private func paint(_ tab: TouchTab, in rect: CGRect, on canvas: Canvas) {
    let isFront = tab.isFront && !showsBoth
    let color = tab.finger == 1 ? Theme.text : Theme.gesture
    canvas.fill(rect, color: isFront ? Theme.controlOn : Theme.control, cornerRadius: 4)
    let disc = CGPoint(x: rect.minX + 13, y: 10.5)
    canvas.circle(at: disc, radius: 6.2, width: 1.3, color: color)
    canvas.write(
      Words("\(tab.finger)", Theme.badgeStrong, color),
      at: CGPoint(x: disc.x, y: 14),
      alignment: .center
    )
    let (left, right) = (rect.minX + 25, rect.maxX - 6)
    let pointColor = isFront ? Theme.text : Theme.secondary
    let place = Shown.point(tab.location)
    let point = Words(place, Theme.figures, pointColor)
    if areNamed {
      let name = tab.receiverWords
      let color = tab.isWithheld ? Theme.refusedText : Theme.accepted
      let needed = Ink.width(name, Theme.remarkStrong) + 8 + Ink.width(place, Theme.figures)
      // The table of both touches has the points; a name cut to a letter says nothing.
      canvas.write(
        Words(name, Theme.remarkStrong, color),
        needed <= right - left ? point : nil,
        from: left,
        to: right,
        baseline: 14.5
      )
    } else {
      canvas.write(point, at: CGPoint(x: left, y: 14.5), width: right - left)
    }
    guard isFront else { return }
    let bar = CGRect(x: rect.minX + 8, y: 19, width: rect.width - 16, height: 2)
    canvas.fill(bar, color: color, cornerRadius: 1)
  }
}
