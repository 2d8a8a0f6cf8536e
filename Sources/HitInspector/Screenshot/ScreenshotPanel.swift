internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What is shown of a screenshot and over it, with a slider that fades the screenshot.
final class ScreenshotPanel: CheckList {
  /// Called with how opaque the screenshot is to be, from 0 to 1.
  var onFade: ((CGFloat) -> Void)?

  override var heading: String { "SHOW" }

  private var opacity: CGFloat = 1 {
    didSet { if opacity != oldValue { setNeedsDisplay() } }
  }
  private var isSliding = false

  var size: CGSize { size(of: ScreenshotLayer.allCases.count) }

  func show(_ state: ScreenshotState) {
    rows = ScreenshotLayer.allCases.map { Row(title: $0.title, isOn: state.shows($0)) }
    opacity = state.opacity
  }

  /// The slider, in the row of the screenshot itself.
  private var slider: CGRect {
    let row = rect(of: 0)
    return CGRect(x: 87, y: row.midY - 4, width: 46, height: 8)
  }

  override func tip(at point: CGPoint) -> Tip? {
    Tip(text: KeyTable.help("fades the screenshot", .fadeScreenshot), rect: bounds)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    isSliding = slider.insetBy(dx: -7, dy: -4).contains(point)
    if isSliding { slide(to: point) } else { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSliding, let point = touches.first?.location(in: self) { slide(to: point) }
  }

  private func slide(to point: CGPoint) { onFade?((point.x - slider.minX) / slider.width) }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    super.paint(part, in: canvas)
    canvas.slider(slider, at: opacity)
  }
}
