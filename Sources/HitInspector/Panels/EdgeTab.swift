internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The tab at the left edge of the canvas that opens the views, where they have no column.
final class EdgeTab: PanelView {
  /// Called when it is clicked.
  var onPress: (() -> Void)?

  override var ground: UIColor? { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onPress?() }
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    // Its left corners lie beyond the window's edge, so only the right ones are round.
    let card = CGRect(x: -6, y: 0, width: bounds.width + 6, height: bounds.height)
    canvas.card(card, fill: Theme.panel, edge: Theme.separator, cornerRadius: 4)
    canvas.chevron(.right, at: bounds.middle, size: 4, color: Theme.secondary)
  }
}
