internal import Foundation
internal import HitCanvas
internal import HitResponders

/// Beside the scene: how far it is scrolled from where its dump had it.
final class ScrollNoteView: PanelView {
  private var lines: [String] = []

  static let size = CGSize(width: 150, height: 3 * pitch + 4)
  private static let pitch: CGFloat = 14

  override var ground: UIColor? { nil }

  func show(_ note: ScrolledNote?) {
    let new = note?.lines ?? []
    guard new != lines else { return }
    lines = new
    setNeedsDisplay()
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    for (index, line) in lines.enumerated() {
      let place = CGPoint(x: 0, y: 12 + CGFloat(index) * Self.pitch)
      canvas.write(Words(line, Theme.caption, Theme.faint), at: place, width: bounds.width)
    }
  }
}
