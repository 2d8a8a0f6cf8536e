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

  /// The list itself, in bounds space; the rest of the view takes the click that closes it.
  var cardRect: CGRect {
    let widths = items.map { item in
      Ink.width(item.title, Theme.label) + (item.key.map { Ink.width($0, Theme.keyCap) + 20 } ?? 0)
    }
    let width = max(anchor.width, (widths.max() ?? 0).rounded(.up) + 44)
    let height = CGFloat(items.count) * Self.rowHeight + Self.padding * 2
    let x = min(max(4, anchor.maxX - width), bounds.width - width - 4)
    let y = min(anchor.maxY + 4, max(4, bounds.height - height - 4))
    return CGRect(x: max(4, x), y: y, width: width, height: height)
  }

  func rect(ofItem index: Int) -> CGRect {
    let card = cardRect
    return CGRect(
      x: card.minX + Self.padding,
      y: card.minY + Self.padding + CGFloat(index) * Self.rowHeight,
      width: card.width - Self.padding * 2,
      height: Self.rowHeight
    )
  }

  private func item(at point: CGPoint?) -> Int? {
    guard let point else { return nil }
    return items.indices.first { rect(ofItem: $0).contains(point) }
  }

  // MARK: Input

  override func hover(at point: CGPoint?) { hoveredItem = item(at: point) }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool { true }

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
  func step(_ step: TreeStep) -> Bool {
    guard !isHidden, !items.isEmpty else { return false }
    let last = items.count - 1
    switch step {
    case .previous: hoveredItem = hoveredItem.map { $0 == 0 ? last : $0 - 1 } ?? last
    case .next: hoveredItem = hoveredItem.map { $0 == last ? 0 : $0 + 1 } ?? 0
    case .parent, .child: break
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
    for (index, item) in items.enumerated() {
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
