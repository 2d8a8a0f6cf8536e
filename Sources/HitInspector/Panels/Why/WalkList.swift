internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The walk, view by view: who was asked, in which order, and what each said.
///
/// Siblings that do not matter are one row, which a click unfolds.
final class WalkList: SectionList<WalkEntry> {
  /// For each row, the depths of later rows whose connecting lines pass it, as bits.
  private var passing: [UInt64] = []
  private var walk: [WalkRow] = []
  private var grouping = WalkGrouping()
  /// The row to keep in view beside the one that received.
  private var culprit: Int?

  /// The view that the pointer is over elsewhere.
  private var pointed: SceneViewID?

  /// Whether every view has a row of its own.
  private(set) var showsAll = false

  /// Called when rows were folded or unfolded, so that the list needs another height.
  var onResize: (() -> Void)?

  /// How high a row is; it depends on the height of the window.
  var pitch = Theme.walkRow {
    didSet { if pitch != oldValue { setNeedsDisplay() } }
  }

  override var rowHeight: CGFloat { pitch }
  override var leastRows: Int { 6 }

  // MARK: Content

  /// Shows the walk of an explanation.
  func show(_ inspection: Inspection?) {
    walk = inspection?.walk ?? []
    grouping.kept = inspection?.onWay ?? []
    culprit = inspection?.refusals.first?.number
    regroup()
  }

  /// Shows which view the pointer is over elsewhere.
  func show(pointed new: SceneViewID?) {
    guard new != pointed else { return }
    pointed = new
    setNeedsDisplay()
  }

  /// Shows every view, or groups those that do not matter.
  func show(all: Bool) {
    guard all != showsAll else { return }
    showsAll = all
    regroup()
    onResize?()
  }

  private func regroup() {
    show(showsAll ? walk.map { .view($0) } : grouping.entries(of: walk))
  }

  override func redraw(from old: [WalkEntry], to new: [WalkEntry]) {
    let before = passing
    passing = WalkLines.passing(new.map(\.depth))
    super.redraw(from: old, to: new)
    if before.count == passing.count { redraw(where: { before[$0] != passing[$0] }) }
  }

  // MARK: What is in view

  /// The rows where the walk was decided.
  override var rowsInView: [Int] {
    [row(where: { $0.outcome == .received }), culpritRow].compactMap(\.self)
  }

  private var culpritRow: Int? { culprit.flatMap { number in row { $0.number == number } } }

  private func row(where isIt: (WalkRow) -> Bool) -> Int? {
    rows.lastIndex { if case .view(let row) = $0 { isIt(row) } else { false } }
  }

  // MARK: Pointer

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  override func reacts(row index: Int) -> Bool { true }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    guard case .group(let group) = rows[index] else {
      return super.click(row: index, at: point, isDouble: isDouble)
    }
    grouping.open.formSymmetricDifference([group.id])
    regroup()
    onResize?()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// Scrolls by a row.
  override func step(_ step: TreeStep) -> Bool {
    switch step {
    case .previous: move(to: offset - rowHeight)
    case .next: move(to: offset + rowHeight)
    case .parent, .child: break
    }
    return true
  }

  override func cutText(ofRow index: Int) -> String? {
    let drawing = drawing(ofRow: index)
    return drawing.isCut(rows[index]) ? rows[index].words : nil
  }

  // MARK: Drawing

  override func paintBehind(_ visible: Range<Int>, on canvas: Canvas) {
    let lines = visible.map { index in
      WalkLines.Row(
        rect: rect(ofRow: index),
        depth: rows[index].depth,
        passing: passing[index]
      )
    }
    WalkLines(rows: lines).paint(on: canvas)
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    drawing(ofRow: index).paint(rows[index], on: canvas)
    if let pointed, rows[index].view == pointed {
      let rect = rect.insetBy(dx: 1, dy: 1)
      canvas.card(rect, fill: nil, edge: Theme.secondary, cornerRadius: 3)
    }
  }

  private func drawing(ofRow index: Int) -> WalkRowDrawing {
    let middle = (rect(ofRow: index).midY + 0.5).rounded(.down)
    return WalkRowDrawing(
      center: CGPoint(x: WalkLines.centerX(rows[index].depth), y: middle),
      width: bounds.width
    )
  }
}
