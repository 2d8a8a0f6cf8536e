internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A line between two panels that can be dragged; it lights up under the pointer.
final class SplitterView: PanelView {
  /// Called with the point of the window that it is dragged to.
  var onDrag: ((CGPoint) -> Void)?
  /// Called when it is clicked twice, which puts it back.
  var onReset: (() -> Void)?

  /// Which line it is.
  let splitter: InspectorSplitter

  private var isLit = false {
    didSet { if isLit != oldValue { setNeedsDisplay() } }
  }
  private var isDragged = false

  init(_ splitter: InspectorSplitter) {
    self.splitter = splitter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var ground: UIColor? { nil }

  override func cursor(at point: CGPoint) -> PointerShape {
    splitter.isVertical ? .resizeColumns : .resizeRows
  }

  override func hover(at point: CGPoint?) { isLit = isDragged || point != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.tapCount == 2 { return onReset?() ?? () }
    isDragged = true
    isLit = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isDragged, let touch = touches.first else { return }
    onDrag?(touch.location(in: nil))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDragged = false
    isLit = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDragged = false
    isLit = false
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let line = splitter.isVertical ? bounds.insetBy(dx: 1, dy: 0) : bounds.insetBy(dx: 0, dy: 1)
    if isLit { return canvas.fill(bounds, color: Theme.selection) }
    canvas.fill(line, color: Theme.separator)
    guard splitter == .below else { return }
    // An explanation below the canvas shows that it can be pulled up.
    let grip = CGRect(x: bounds.midX - 16, y: 0, width: 32, height: 3)
    canvas.fill(grip, color: Theme.scrollBar, cornerRadius: 1.5)
  }
}
