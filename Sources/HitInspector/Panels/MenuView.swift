internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// A list that pops up below a button and goes with the next click; it lies over everything.
final class MenuView: PanelView {
  struct Item: Hashable {
    var title: String
    /// The key that does the same.
    var key: String?
    /// What there is to say of it.
    var remark: String?
    /// Whether it is what holds now.
    var isChosen = false
  }

  private(set) var items: [Item] = []
  private var anchor = CGRect.zero
  private var choose: ((Int) -> Void)?
  private var hoveredItem: Int? {
    didSet { if hoveredItem != oldValue { setNeedsDisplay(cardRect) } }
  }

  private static let rowHeight: CGFloat = 24
  private static let padding: CGFloat = 5

  override var ground: UIColor? { nil }

  /// Opens the list below a rectangle of the window; `choose` is called with the item clicked.
  func open(_ items: [Item], below anchor: CGRect, choose: @escaping (Int) -> Void) {
    self.items = items
    self.anchor = anchor
    self.choose = choose
    hoveredItem = items.firstIndex(where: \.isChosen)
    isHidden = false
    first = 0
    reveal()
    setNeedsDisplay()
  }

  /// Closes the list; returns whether it was open.
  @discardableResult
  func close() -> Bool {
    guard !isHidden else { return false }
    isHidden = true
    choose = nil
    return true
  }

  // MARK: Places

  /// The first item that is shown, where there are more than the window is high.
  private var first = 0 {
    didSet { if first != oldValue { setNeedsDisplay(cardRect) } }
  }

  private var mostRows: Int {
    let room = bounds.height - Self.padding * 2 - 8
    return max(1, min(items.count, Int(room / Self.rowHeight)))
  }

  private var shownItems: Range<Int> { first..<min(items.count, first + mostRows) }

  /// Scrolls as little as needed for the item that was gone to.
  private func reveal() {
    guard let hoveredItem else { return }
    first = min(max(first, hoveredItem - mostRows + 1), hoveredItem)
  }

  private var titleWidth: CGFloat {
    (items.map { Ink.width($0.title, Theme.labelStrong) }.max() ?? 0).rounded(.up)
  }

  /// The list itself, in bounds space; the rest of the view takes the click that closes it.
  var cardRect: CGRect {
    let besides = items.map { item in
      (item.key.map { Ink.width($0, Theme.keyCap) + 20 } ?? 0)
        + (item.remark.map { Ink.width($0, Theme.remark) + 20 } ?? 0)
    }
    let wanted = titleWidth + (besides.max() ?? 0).rounded(.up) + 44
    let width = min(max(anchor.width, wanted), bounds.width - 8)
    let height = CGFloat(mostRows) * Self.rowHeight + Self.padding * 2
    let start = anchor.maxX - width < 4 ? anchor.minX : anchor.maxX - width
    let x = min(start, bounds.width - width - 4)
    let y = min(anchor.maxY + 4, max(4, bounds.height - height - 4))
    return CGRect(x: max(4, x), y: y, width: width, height: height)
  }

  func rect(ofItem index: Int) -> CGRect {
    let card = cardRect
    return CGRect(
      x: card.minX + Self.padding,
      y: card.minY + Self.padding + CGFloat(index - first) * Self.rowHeight,
      width: card.width - Self.padding * 2,
      height: Self.rowHeight
    )
  }

  private func item(at point: CGPoint?) -> Int? {
    guard let point else { return nil }
    return shownItems.first { rect(ofItem: $0).contains(point) }
  }

  // MARK: Input

  override func hover(at point: CGPoint?) { hoveredItem = item(at: point) }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    let rows = Int((delta.height / Self.rowHeight).rounded(.awayFromZero))
    first = min(max(0, first + rows), items.count - mostRows)
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if !cardRect.contains(point) { close() } else { hoveredItem = item(at: point) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hoveredItem = item(at: touches.first?.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isHidden, let index = item(at: touches.first?.location(in: self)) else { return }
    take(index)
  }

  private func take(_ index: Int) {
    let choose = choose
    close()
    choose?(index)
  }

  /// Goes one item up or down, round about; returns whether the list is open.
  override func step(_ step: TreeStep) -> Bool {
    guard !isHidden, !items.isEmpty else { return false }
    let last = items.count - 1
    switch step {
    case .previous: hoveredItem = hoveredItem.map { $0 == 0 ? last : $0 - 1 } ?? last
    case .next: hoveredItem = hoveredItem.map { $0 == last ? 0 : $0 + 1 } ?? 0
    case .parent, .child: break
    }
    reveal()
    return true
  }

  /// Takes a key of a field that opened the list; returns whether the list is open.
  func take(_ key: TypedKey) -> Bool {
    guard !isHidden else { return false }
    switch key.named {
    case .down: _ = step(.next)
    case .up: _ = step(.previous)
    case .enter: _ = accept()
    default: break
    }
    return true
  }

  /// Takes the item that was gone to, and closes the list; returns whether it was open.
  func accept() -> Bool {
    guard !isHidden else { return false }
    if let hoveredItem { take(hoveredItem) } else { close() }
    return true
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.card(cardRect, fill: Theme.card, edge: Theme.line, cornerRadius: 6)
    for index in shownItems {
      let item = items[index]
      let row = rect(ofItem: index)
      if index == hoveredItem { canvas.fill(row, color: Theme.row, cornerRadius: 4) }
      if item.isChosen {
        canvas.disc(
          at: CGPoint(x: row.minX + 10, y: row.midY),
          radius: 3,
          color: Theme.selection
        )
      }
      let font = item.isChosen ? Theme.labelStrong : Theme.label
      if let remark = item.remark {
        let start = CGPoint(x: row.minX + 20 + titleWidth + 20, y: row.midY + 4.5)
        let words = Words(remark, Theme.remark, Theme.secondary)
        canvas.write(words, at: start, width: row.maxX - 8 - start.x)
      }
      canvas.write(
        Words(item.title, font, Theme.text),
        item.key.map { Words($0, Theme.keyCap, Theme.faint) },
        from: row.minX + 20,
        to: row.maxX - 8,
        baseline: row.midY + 4.5
      )
    }
  }
}
