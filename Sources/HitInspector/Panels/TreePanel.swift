internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The tree of views with its heading.
final class TreePanel: PanelView {
  let list = TreeList("ViewRows")

  /// Where the rows begin.
  private static let top: CGFloat = 58

  override var parts: [UIView] { [list] }

  override func layoutSubviews() { lay(list, below: Self.top) }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let remark = "asked from the front"
    canvas.heading("VIEWS", remark: remark, baseline: 20, in: bounds)
    let x = bounds.maxX - Theme.margin - Ink.width(remark, Theme.caption) - 7
    canvas.arrowUp(at: CGPoint(x: x, y: 16), color: Theme.faint)
  }
}

/// The rows of the tree: what is in what, what is odd about it, and its place in the walk.
final class TreeList: RowList<OutlineRow> {
  /// A view's place in the last walk and what became of it.
  struct Mark: Hashable {
    /// The place; none for a view that receives without having been asked.
    var number: Int?
    var outcome: WalkRow.Outcome
  }

  /// The rows of the outline, also those that are folded away.
  private var all: [OutlineRow] = []
  private var collapsed: Set<SceneViewID> = []
  private var marks: [SceneViewID: Mark] = [:]
  private(set) var selection: SceneViewID?

  override var rowHeight: CGFloat { Theme.treeRow }
  override var canBecomeFirstResponder: Bool { true }

  // MARK: Content

  /// Shows an outline, keeping what is folded.
  func show(_ outline: SceneOutline) {
    guard outline.rows != all else { return }
    all = outline.rows
    arrange()
  }

  /// Shows where views stand in the last walk.
  func show(marks new: [SceneViewID: Mark]) {
    guard new != marks else { return }
    let old = marks
    marks = new
    redraw(where: { old[rows[$0].id] != new[rows[$0].id] })
  }

  /// Shows a view as the selected one.
  func select(_ view: SceneViewID?) {
    guard view != selection else { return }
    let old = selection
    selection = view
    for id in [old, view] { redraw(where: { rows[$0].id == id }) }
  }

  /// Opens what the selected row is folded into and scrolls it into view.
  func revealSelection() {
    guard let selection, let place = all.firstIndex(where: { $0.id == selection }) else { return }
    var depth = all[place].depth
    for row in all[..<place].reversed() where row.depth < depth {
      collapsed.remove(row.id)
      depth = row.depth
    }
    arrange()
    // Before the first layout there is no height to scroll within.
    isRevealPending = bounds.height <= 0
    if let index = rows.firstIndex(where: { $0.id == selection }) { reveal(row: index) }
  }

  private var isRevealPending = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if isRevealPending { revealSelection() }
  }

  private func arrange() {
    if collapsed.isEmpty { return show(all) }
    var hiddenBelow: Int?
    show(
      all.filter { row in
        if let depth = hiddenBelow, row.depth > depth { return false }
        hiddenBelow = collapsed.contains(row.id) ? row.depth : nil
        return true
      }
    )
  }

  // MARK: Input

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].id }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    becomeFirstResponder()
    let row = rows[index]
    if row.hasSubviews, abs(point.x - TreeRowDrawing.chevronX(depth: row.depth)) < 9 {
      fold(row, shut: !collapsed.contains(row.id))
    } else {
      super.click(row: index, at: point, isDouble: isDouble)
    }
  }

  /// Folds a row shut or open.
  func fold(_ row: OutlineRow, shut: Bool) {
    guard row.hasSubviews, shut != collapsed.contains(row.id) else { return }
    if shut { collapsed.insert(row.id) } else { collapsed.remove(row.id) }
    arrange()
    redraw(where: { rows[$0].id == row.id })
  }

  /// Moves the selection: to the next or previous row, to the parent, to the first child.
  func step(_ step: TreeStep) {
    guard let index = rows.firstIndex(where: { $0.id == selection }) else {
      if let first = rows.first { onSelect?(first.id) }
      return
    }
    let row = rows[index]
    switch step {
    case .previous where index > 0: onSelect?(rows[index - 1].id)
    case .next where index + 1 < rows.count: onSelect?(rows[index + 1].id)
    case .parent:
      if row.hasSubviews, !collapsed.contains(row.id) {
        fold(row, shut: true)
      } else if let parent = rows[..<index].last(where: { $0.depth < row.depth }) {
        onSelect?(parent.id)
      }
    case .child:
      if collapsed.contains(row.id) {
        fold(row, shut: false)
      } else if row.hasSubviews, index + 1 < rows.count {
        onSelect?(rows[index + 1].id)
      }
    default: break
    }
  }

  // MARK: Drawing

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    TreeRowDrawing(
      row: row,
      isSelected: row.id == selection,
      isCollapsed: collapsed.contains(row.id),
      mark: marks[row.id]
    ).paint(in: rect, on: canvas)
  }
}

/// A step through the tree with the arrow keys.
nonisolated package enum TreeStep: Hashable, Sendable {
  case previous, next
  /// To the superview, folding first.
  case parent
  /// To the first subview, unfolding first.
  case child
}
