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
