internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The tree of views with its heading.
final class TreePanel: PanelView {
  let list = TreeList("ViewRows")
  let search = SearchField("ViewSearch")

  /// Whether the numbers are the order of a key's way, and not that of a walk.
  private var isOfKey = false {
    didSet { if isOfKey != oldValue { setNeedsDisplay() } }
  }

  /// Shows where views stand in the last walk, or on the way of a key.
  func show(marks: [SceneViewID: TreeList.Mark], isOfKey: Bool) {
    self.isOfKey = isOfKey
    list.show(marks: marks)
  }

  /// Whether the rows tell areas of a map.
  private var isOfMap = false {
    didSet { if isOfMap != oldValue { setNeedsDisplay() } }
  }

  /// Shows how much of a map each view receives, in place of the marks.
  func show(areasOf map: MapReading?) {
    isOfMap = map != nil
    list.show(areasOf: map)
  }

  /// Where the rows begin.
  private static let top: CGFloat = 58

  override var parts: [UIView] { [search, list] }

  override func layoutSubviews() {
    search.placeholders = [
      "name, class, :dead, :covered, :override, :small", "name, class, :dead, :override",
    ]
    search.help = ViewQuery.filterNames.joined(separator: "  ")
    let width = bounds.width - 24
    search.setFrameIfNeeded(CGRect(x: 12, y: 28, width: width, height: SearchField.height))
    lay(list, below: Self.top)
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    if isOfMap { return canvas.heading("VIEWS", remark: "area", baseline: 20, in: bounds) }
    let remark = isOfKey ? "way of the key" : "asked from the front"
    canvas.heading("VIEWS", remark: remark, baseline: 20, in: bounds)
    if isOfKey { return }
    let x = bounds.maxX - Theme.margin - Ink.width(remark, Theme.caption) - 7
    canvas.arrowUp(at: CGPoint(x: x, y: 16), color: Theme.faint)
  }
}
