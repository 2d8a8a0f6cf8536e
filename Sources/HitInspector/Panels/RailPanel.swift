internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// The narrow column in place of views and facts: buttons that open them, and the walk's gutter.
final class RailPanel: PanelView {
  let views = BarButton(.tree, name: "OpenViews")
  let facts = BarButton(.facts, name: "OpenFacts")
  let find = BarButton(.find, name: "Find")
  let list = RailList("RailRows")

  override var parts: [UIView] { [views, facts, find, list] }

  private var lineY: CGFloat { find.frame.maxY + 10 }

  override func layoutSubviews() {
    views.help = KeyTable.help("Views", .fold(.views))
    facts.help = KeyTable.help("Facts", .fold(.selected))
    find.help = KeyTable.help("Find a view", .search)
    for (index, button) in [views, facts, find].enumerated() {
      button.frame = CGRect(x: 6, y: 8 + CGFloat(index) * 30, width: 28, height: 24)
    }
    lay(list, below: lineY + 4)
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: lineY, from: 6, width: bounds.width - 12)
  }
}

/// The rows of the tree without names: a chip, the place in the walk or what is odd about the view.
final class RailList: RowList<OutlineRow> {
  private var marks: [SceneViewID: TreeList.Mark] = [:]
  private var pointed: SceneViewID?
  private var lint: LintNotes?

  override var rowHeight: CGFloat { Theme.treeRow }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].id }

  override func tip(at point: CGPoint) -> Tip? {
    wholeRow(at: point).map {
      Tip(text: Shown.name(rows[$0].name, longest: .max), rect: rect(ofRow: $0))
    }
  }

  /// Shows where views stand in the last walk.
  func show(marks new: [SceneViewID: TreeList.Mark]) {
    guard new != marks else { return }
    marks = new
    setNeedsDisplay()
  }

  /// Shows what lint found at each view.
  func show(lint notes: LintNotes?) {
    guard notes != lint else { return }
    lint = notes
    setNeedsDisplay()
  }

  /// Shows the view that a press at the pointer would reach.
  func show(pointed new: SceneViewID?) {
    guard new != pointed else { return }
    pointed = new
    setNeedsDisplay()
  }

  override func paintHover(in rect: CGRect, on canvas: Canvas) {
    canvas.fill(rect, color: Theme.hover)
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    if row.id == pointed {
      canvas.fill(rect, color: Theme.hover)
      let bar = CGRect(x: 0, y: rect.minY, width: 2, height: rect.height)
      canvas.fill(bar, color: Theme.selection, cornerRadius: 1)
    }
    let chip = CGRect(x: 6, y: rect.minY + 5, width: 8, height: 10)
    canvas.chip(row.color, in: chip)
    let middle = CGPoint(x: 26.5, y: rect.midY)
    if let mark = marks[row.id] {
      let pill = CGRect(x: 17, y: rect.minY + 3, width: 19, height: 14)
      mark.paint(in: pill, on: canvas)
    } else if lint?.views[row.id]?.worst == .error || row.badges.first?.tone == .trouble {
      canvas.disc(at: middle, radius: 3.5, color: Theme.refused)
    } else if lint?.views[row.id]?.worst == .warning
      || row.badges.first.map({ $0.tone != .own }) == true
    {
      canvas.warning(at: middle, size: 4, color: Theme.wouldBe)
    }
  }
}
