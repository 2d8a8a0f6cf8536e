internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The rows of the tree: what is in what, what is odd about it, and its place in the walk.
///
/// What the walk came to is in view by itself: its branch is unfolded and scrolled to.
final class TreeList: RowList<TreeRow> {
  /// A view's place in the last walk and what became of it, or on the way of a key.
  struct Mark: Hashable {
    enum Kind: Hashable { case walk(WalkRow.Outcome), key }

    /// The place; none for a view that receives without having been asked.
    var number: Int?
    var kind: Kind

    /// Whether the walk ended at the view, or the key began at it.
    var isChief: Bool { kind == .walk(.received) || kind == .key && number == 1 }
  }

  private var tree = TreeArrangement()
  /// The views whose subviews are folded away.
  private(set) var collapsed: Set<SceneViewID> = []
  /// The first views of alike siblings that were unfolded.
  private var opened: Set<SceneViewID> = []
  private var marks: [SceneViewID: Mark] = [:]
  /// The map whose areas stand in place of the marks.
  private var map: MapReading?
  private var receiver: SceneViewID?
  private var asked: SceneViewID?
  private var pointed: SceneViewID?
  private var typing: SceneViewID?
  private var edited: Set<SceneViewID> = []
  private var lint: LintNotes?
  private(set) var selection: SceneViewID?
  /// The alike siblings that stay by themselves.
  private var kept: Set<Int> = []
  /// What was searched for; nothing while all views are shown.
  private var found: Set<SceneViewID>?

  override var rowHeight: CGFloat { Theme.treeRow }
  override var canBecomeFirstResponder: Bool { true }

  // MARK: Content

  /// Shows an outline, keeping what is folded.
  func show(_ outline: SceneOutline) {
    guard outline.rows != tree.all else { return }
    tree = TreeArrangement(outline.rows)
    kept = keptSiblings
    arrange()
  }

  /// Shows the views that were found alone, with those that lead to them; without any, all views.
  func show(found new: Set<SceneViewID>?) {
    guard new != found else { return }
    found = new
    arrange()
    revealSelection()
  }

  /// Shows where views stand in the last walk, and brings the receiver into view.
  func show(marks new: [SceneViewID: Mark]) {
    guard new != marks else { return }
    let old = marks
    marks = new
    redrawVisible(where: { row in row.views.contains { old[$0] != new[$0] } })
    let received = new.first { $0.value.isChief }?.key
    guard received != receiver else { return }
    receiver = received
    keep()
    if let received { unfoldAndReveal(received) }
  }

  /// Shows how much of a map each view receives, or its marks.
  func show(areasOf new: MapReading?) {
    guard new != map else { return }
    let old = map
    map = new
    guard let old, let new else { return setNeedsDisplay() }
    redrawVisible(where: { old.share(of: $0.id) != new.share(of: $0.id) })
  }

  /// Shows which view is typed into.
  func show(typing new: SceneViewID?) {
    guard new != typing else { return }
    let old = typing
    typing = new
    redrawVisible(where: { $0.id == old || $0.id == new })
  }

  /// Shows which views were edited.
  func show(edited new: Set<SceneViewID>) {
    guard new != edited else { return }
    let changed = new.symmetricDifference(edited)
    edited = new
    redrawVisible(where: { changed.contains($0.id) })
  }

  /// Shows what lint found at each view.
  func show(lint notes: LintNotes?) {
    guard notes != lint else { return }
    let old = lint
    lint = notes
    redrawVisible(where: { old?.views[$0.id] != notes?.views[$0.id] })
  }

  /// Shows which view is asked about, and the one that a press at the pointer would reach.
  func show(asked newAsked: SceneViewID?, pointed newPointed: SceneViewID?) {
    let changed = [(asked, newAsked), (pointed, newPointed)].flatMap {
      $0 == $1 ? [] : [$0, $1].compactMap { $0 }
    }
    guard !changed.isEmpty else { return }
    let isAskedNew = newAsked != asked
    (asked, pointed) = (newAsked, newPointed)
    if isAskedNew { keep() }
    redrawVisible(where: { changed.contains($0.id) })
  }

  /// Shows a view as the selected one.
  func select(_ view: SceneViewID?) {
    guard view != selection else { return }
    let old = selection
    selection = view
    keep()
    redrawVisible(where: { $0.id == old || $0.id == view })
  }

  /// Opens what the selected row is folded into and scrolls it into view.
  func revealSelection() {
    if let selection { unfoldAndReveal(selection) }
  }

  // MARK: Arranging

  private var keptSiblings: Set<Int> {
    let views = [receiver, asked, selection].compactMap { $0 }
    guard tree.hasAlike, !views.isEmpty else { return [] }
    let places = views.compactMap { tree.place(of: $0) }
    return Set(places.flatMap { tree.alikeSiblings(around: $0) })
  }

  /// Keeps receiver, subject and selection apart from the siblings that they are like.
  private func keep() {
    let new = keptSiblings
    guard new != kept else { return }
    kept = new
    arrange()
  }

  /// The view to bring into view once there is a height to scroll within.
  private var pendingReveal: SceneViewID?

  private func unfoldAndReveal(_ view: SceneViewID) {
    if !collapsed.isEmpty, let place = tree.place(of: view) {
      let above = tree.ancestors(of: place).map { tree.all[$0].id }
      if !collapsed.isDisjoint(with: above) {
        collapsed.subtract(above)
        arrange()
      }
    }
    pendingReveal = bounds.height <= 0 ? view : nil
    for index in rows.indices where rows[index].id == view { return reveal(row: index) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let pendingReveal { unfoldAndReveal(pendingReveal) }
  }

  private func arrange() {
    if let found { return show(tree.rows(finding: found)) }
    show(tree.rows(collapsed: collapsed, opened: opened, kept: kept))
  }

  /// Draws those of the rows in view again that changed; the others are drawn when they come.
  private func redrawVisible(where isChanged: (TreeRow) -> Bool) {
    for index in wholeRows where rows.indices.contains(index) && isChanged(rows[index]) {
      redraw(rows: index...index)
    }
  }

  // MARK: Input

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].id }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    becomeFirstResponder()
    let row = rows[index]
    if !row.alike.isEmpty {
      open(row)
    } else if found == nil, row.hasSubviews,
      abs(point.x - TreeRowDrawing.chevronX(depth: row.depth)) < 9
    {
      fold(row, shut: !collapsed.contains(row.id))
    } else {
      super.click(row: index, at: point, isDouble: isDouble)
    }
  }

  /// Shows alike views one by one.
  private func open(_ row: TreeRow) {
    guard let place = tree.place(of: row.id), let start = tree.runStart(of: place) else { return }
    opened.insert(start)
    arrange()
  }

  /// Folds views of a scene that was made anew as those before were.
  func collapse(_ views: Set<SceneViewID>) {
    guard views != collapsed else { return }
    collapsed = views
    arrange()
  }

  /// Folds a row shut or open; alike views below it fold together again.
  func fold(_ row: TreeRow, shut: Bool) {
    guard row.hasSubviews, shut != collapsed.contains(row.id) else { return }
    if shut {
      collapsed.insert(row.id)
      opened = opened.filter { view in
        guard let place = tree.place(of: view) else { return false }
        return !tree.ancestors(of: place).contains { tree.all[$0].id == row.id }
      }
    } else {
      collapsed.remove(row.id)
    }
    arrange()
    redrawVisible(where: { $0.id == row.id })
  }

  /// Moves the selection: to the next or previous row, to the parent, to the first child.
  override func step(_ step: TreeStep) -> Bool {
    guard let index = rows.firstIndex(where: { $0.id == selection }) else {
      if let first = rows.first { onSelect?(first.id) }
      return true
    }
    let row = rows[index]
    switch step {
    case .previous where index > 0: onSelect?(rows[index - 1].id)
    case .next where index + 1 < rows.count: onSelect?(rows[index + 1].id)
    case .parent:
      if row.hasSubviews, !collapsed.contains(row.id), found == nil {
        fold(row, shut: true)
      } else if let parent = rows[..<index].last(where: { $0.depth < row.depth }) {
        onSelect?(parent.id)
      }
    case .child:
      if collapsed.contains(row.id), found == nil {
        fold(row, shut: false)
      } else if row.hasSubviews, index + 1 < rows.count {
        onSelect?(rows[index + 1].id)
      }
    default: break
    }
    return true
  }

  // MARK: Drawing

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    drawing(ofRow: index).paint(in: rect, on: canvas)
  }

  private func drawing(ofRow index: Int) -> TreeRowDrawing {
    let row = rows[index]
    var drawing = TreeRowDrawing(row: row)
    drawing.isSelected = row.id == selection
    drawing.isCollapsed = found == nil && collapsed.contains(row.id) || !row.alike.isEmpty
    drawing.isPointed = row.id == pointed
    drawing.isTyping = row.id == typing
    drawing.isEdited = edited.contains(row.id)
    drawing.lint = lint?.views[row.id]
    drawing.isOfMap = map != nil
    drawing.gutter = gutter(of: row)
    return drawing
  }

  override func tip(at point: CGPoint) -> Tip? {
    guard let index = wholeRow(at: point) else { return nil }
    let rect = rect(ofRow: index)
    let name = rows[index].name
    let isCut = drawing(ofRow: index).isNameCut(in: rect)
    return isCut ? Tip(text: Shown.name(name, longest: .max), rect: rect) : nil
  }

  private func gutter(of row: TreeRow) -> TreeRowDrawing.Gutter? {
    if let map { return row.alike.isEmpty ? .area(map.share(of: row.id)) : nil }
    if row.id == asked, row.alike.isEmpty, marks[row.id]?.number == nil { return .asked }
    if row.alike.isEmpty { return marks[row.id].map { .mark($0) } }
    let numbers = row.alike.compactMap { marks[$0]?.number }
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    return .range(least, most)
  }
}
