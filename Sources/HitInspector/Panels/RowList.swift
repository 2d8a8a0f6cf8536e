internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A list of rows of one height that scrolls and draws only the visible rows.
///
/// It scrolls by whole rows and shows whole rows only, so that no text is ever cut in half.
class RowList<Row: Equatable>: PanelView {
  /// What the rows show, from the top down.
  private(set) var rows: [Row] = []

  var rowHeight: CGFloat { 20 }

  final var rowCount: Int { rows.count }

  /// How far rows draw beyond their places, up and down.
  var overhang: CGFloat { 0 }

  /// The space above the first row and below the last one.
  var verticalInset: CGFloat { 2 }

  /// How far the list is scrolled down, in whole rows.
  private(set) var offset: CGFloat = 0

  /// How far the wheel has turned it, which may be between rows.
  private var wheelOffset: CGFloat = 0

  /// How many rows were drawn in all, for tests of what is repainted.
  private(set) var rowDrawCount = 0

  /// Shows other rows, and draws those again that differ.
  func show(_ new: [Row]) {
    guard new != rows else { return }
    let old = rows
    rows = new
    redraw(from: old, to: new)
  }

  /// The view of the scene that a row names, if it names one.
  func view(ofRow index: Int) -> SceneViewID? { nil }

  /// Takes a click on a row: the first one selects its view, the second one goes to it.
  func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    guard let view = view(ofRow: index) else { return }
    if isDouble { onDoubleClick?(view) } else { onSelect?(view) }
  }

  /// Draws one row.
  func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {}

  /// Draws what lies behind the rows from one index to another.
  func paintBehind(_ rows: Range<Int>, on canvas: Canvas) {}

  override final func paint(_ part: CGRect, in canvas: Canvas) {
    let rows = rows(in: part.insetBy(dx: 0, dy: -overhang)).clamped(to: wholeRows)
    canvas.saved {
      canvas.clip(to: bounds)
      paintBehind(rows, on: canvas)
      for index in rows
      where canvas.keeps(rect(ofRow: index).insetBy(dx: 0, dy: -overhang)) {
        rowDrawCount += 1
        if index == hoveredRow { paintHover(in: rect(ofRow: index), on: canvas) }
        paintRow(index, in: rect(ofRow: index), on: canvas)
      }
    }
    paintScrollBar(in: canvas)
    paintOver(in: canvas)
  }

  /// Draws what lies over the rows.
  func paintOver(in canvas: Canvas) {}

  override func layoutSubviews() { move(to: offset) }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    move(to: wheelOffset + delta.height)
    return true
  }

  override final func turnPage(_ key: KeyStroke.Named) -> Bool {
    let page = max(rowHeight, bounds.height - rowHeight)
    let places: [KeyStroke.Named: CGFloat] = [
      .pageUp: offset - page, .pageDown: offset + page, .home: 0, .end: farthestOffset,
    ]
    guard let place = places[key] else { return false }
    _ = scroll(by: CGSize(width: 0, height: place - offset), at: .zero)
    return true
  }

  // MARK: Pointer

  /// The row under the pointer, as far as a row that does something is there.
  private(set) var hoveredRow: Int?
  private var pointedView: SceneViewID?

  override final func hover(at point: CGPoint?) {
    isBarLit = isBarDragged || point.map { barZone.contains($0) } ?? false
    let index = point.flatMap { wholeRow(at: $0) }
    let view = index.flatMap { self.view(ofRow: $0) }
    hover(row: index.flatMap { reacts(row: $0) ? $0 : nil })
    guard view != pointedView else { return }
    pointedView = view
    onPoint?(view)
  }

  /// The row at a point, where all of it is drawn.
  final func wholeRow(at point: CGPoint) -> Int? {
    row(at: point).flatMap { wholeRows.contains($0) ? $0 : nil }
  }

  /// Whether a click on a row does something.
  func reacts(row index: Int) -> Bool { view(ofRow: index) != nil }

  private func hover(row: Int?) {
    guard row != hoveredRow else { return }
    let old = hoveredRow
    hoveredRow = row
    for index in [old, row].compactMap({ $0 }) { redraw(rows: index...index) }
    didHover(row: row)
  }

  /// Called when the pointer came to another row that does something, or left the rows.
  func didHover(row: Int?) {}

  /// Draws what marks the row under the pointer.
  func paintHover(in rect: CGRect, on canvas: Canvas) {
    canvas.fill(rect.insetBy(dx: 6, dy: 0), color: Theme.hover, cornerRadius: 3)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if barZone.contains(point) { return grasp(at: point) }
    guard let index = wholeRow(at: point) else { return }
    click(row: index, at: point, isDouble: touch.tapCount == 2)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isBarDragged, let touch = touches.first { drag(to: touch.location(in: self).y) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

  // MARK: Scroll bar

  /// The scroll bar, or `nil` where all rows are in view.
  final var scrollBar: CGRect? {
    guard farthestOffset > 0, bounds.height > 24 else { return nil }
    let length = max(20, bounds.height * bounds.height / contentHeight)
    let travel = (bounds.height - length) * (offset / farthestOffset)
    return CGRect(x: bounds.width - 4, y: travel + 1, width: 3, height: length - 2)
  }

  /// Where the scroll bar and the way it goes can be grasped.
  private var barZone: CGRect {
    guard scrollBar != nil else { return .null }
    return CGRect(x: bounds.width - 9, y: 0, width: 9, height: bounds.height)
  }

  private var isBarLit = false {
    didSet { if isBarLit != oldValue { setNeedsDisplay(barZone) } }
  }
  private var isBarDragged = false
  /// How far below its upper end the bar was grasped.
  private var grip: CGFloat = 0

  private func grasp(at point: CGPoint) {
    guard let bar = scrollBar else { return }
    isBarDragged = true
    isBarLit = true
    let isOnBar = (bar.minY...bar.maxY).contains(point.y)
    grip = isOnBar ? point.y - bar.minY : bar.height / 2
    if !isOnBar { drag(to: point.y) }
  }

  private func drag(to y: CGFloat) {
    guard let bar = scrollBar, bounds.height > bar.height else { return }
    let share = (y - grip - 1) / (bounds.height - bar.height - 2)
    let wanted = min(max(0, share), 1) * farthestOffset
    let delta = CGSize(width: 0, height: wanted - wheelOffset)
    _ = scroll(by: delta, at: CGPoint(x: bounds.width, y: y))
  }

  private func release() {
    guard isBarDragged else { return }
    isBarDragged = false
    isBarLit = false
  }

  // MARK: Room

  final var contentHeight: CGFloat { CGFloat(rowCount) * rowHeight + verticalInset * 2 }

  /// The greatest height up to a limit that ends with a whole row.
  final func wholeHeight(within limit: CGFloat) -> CGFloat {
    let rows = ((limit - verticalInset * 2) / rowHeight + 0.001).rounded(.down)
    return min(max(0, rows), CGFloat(rowCount)) * rowHeight + verticalInset * 2
  }

  /// The farthest the list scrolls, in whole rows.
  final var farthestOffset: CGFloat {
    let hidden = contentHeight - bounds.height
    return hidden <= 0 || bounds.height <= 0 ? 0 : (hidden / rowHeight).rounded(.up) * rowHeight
  }

  /// Whether the last row is visible.
  final var isAtEnd: Bool { offset >= farthestOffset - 1 }

  /// The rectangle of a row, in bounds space.
  final func rect(ofRow index: Int) -> CGRect {
    CGRect(
      x: 0,
      y: verticalInset + CGFloat(index) * rowHeight - offset,
      width: bounds.width,
      height: rowHeight
    )
  }

  /// The rows that a rectangle touches.
  final func rows(in rect: CGRect) -> Range<Int> {
    guard !rect.isNull, rowCount > 0 else { return 0..<0 }
    let top = (rect.minY + offset - verticalInset) / rowHeight
    let bottom = (rect.maxY + offset - verticalInset) / rowHeight
    let first = min(max(0, Int(top.rounded(.down))), rowCount)
    return first..<min(max(first, Int(bottom.rounded(.up))), rowCount)
  }

  /// The fully visible rows; the first one at least.
  final var wholeRows: Range<Int> {
    let first = Int((offset / rowHeight).rounded())
    let room = Int(((bounds.height - verticalInset) / rowHeight).rounded(.down))
    return first..<max(first, min(rowCount, first + max(1, room)))
  }

  /// The row at a point, or `nil` beside the rows.
  final func row(at point: CGPoint) -> Int? {
    let place = (point.y + offset - verticalInset) / rowHeight
    guard place >= 0, place < CGFloat(rowCount) else { return nil }
    return Int(place)
  }

  // MARK: Moving

  /// Scrolls to an offset, as far as the rows allow.
  final func move(to wanted: CGFloat) {
    wheelOffset = min(max(0, wanted), farthestOffset)
    settle(at: wheelOffset)
  }

  private func settle(at wanted: CGFloat) {
    let whole = (wanted / rowHeight).rounded() * rowHeight
    guard whole != offset else { return }
    offset = whole
    setNeedsDisplay()
  }

  /// Scrolls as little as needed for a row to be visible.
  final func reveal(row index: Int) {
    let rect = rect(ofRow: index)
    if rect.minY < 0 {
      move(to: CGFloat(index) * rowHeight)
    } else if rect.maxY > bounds.height, bounds.height > 0 {
      let below = ((rect.maxY - bounds.height) / rowHeight).rounded(.up)
      move(to: offset + below * rowHeight)
    }
  }

  /// Asks for the rows between two indices to be drawn again, both included.
  final func redraw(rows: ClosedRange<Int>) {
    let rows = rect(ofRow: rows.lowerBound).union(rect(ofRow: rows.upperBound))
    setNeedsDisplay(rows.insetBy(dx: 0, dy: -overhang))
  }

  /// Asks for the rows that differ between two versions to be drawn again.
  func redraw(from old: [Row], to new: [Row]) {
    guard old.count == new.count else {
      setNeedsDisplay()
      return move(to: offset)
    }
    redraw(where: { old[$0] != new[$0] })
  }

  /// Asks for the rows to be drawn again from the first to the last that changed.
  final func redraw(where isChanged: (Int) -> Bool) {
    if let first = rows.indices.first(where: isChanged),
      let last = rows.indices.last(where: isChanged)
    {
      redraw(rows: first...last)
    }
  }

  private func paintScrollBar(in canvas: Canvas) {
    guard let bar = scrollBar else { return }
    let wide = CGRect(x: bar.minX - 3, y: bar.minY, width: 6, height: bar.height)
    let color = isBarLit ? Theme.line : Theme.scrollBar
    canvas.fill(isBarLit ? wide : bar, color: color, cornerRadius: isBarLit ? 3 : 1.5)
  }
}
