internal import Foundation
internal import HitCanvas
internal import HitResponders

/// Beside the scene: that a trace is replayed, when and by what it was recorded, and on what it is
/// replayed.
final class ReplayNote: PanelView {
  private(set) var recorded: [String] = []
  private(set) var stage: [String] = []

  override var ground: UIColor? { nil }

  static let width: CGFloat = 150

  func show(_ state: TimelineState) {
    guard state.recorded != recorded || state.stage != stage else { return }
    (recorded, stage) = (state.recorded, state.stage)
    setNeedsDisplay()
  }

  /// Where it stands, in the upper left corner of a margin that has room for it.
  func place(in canvas: CGRect, besides scene: CGRect) -> CGRect? {
    let height = 34 + CGFloat(recorded.count + stage.count) * 14 + 4
    let rect = CGRect(x: canvas.minX + 13, y: canvas.minY + 13, width: Self.width, height: height)
    return rect.maxX + 8 <= scene.minX && rect.maxY <= canvas.maxY ? rect : nil
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let tag = CGRect(x: 0.5, y: 0.5, width: 68, height: 19)
    canvas.card(tag, fill: Theme.wouldBeRow, edge: Theme.wouldBe, cornerRadius: 4)
    canvas.setFillColor(Theme.wouldBe)
    canvas.beginPath()
    canvas.addLines(between: [
      CGPoint(x: 10, y: 5.5), CGPoint(x: 17, y: 10), CGPoint(x: 10, y: 14.5),
    ])
    canvas.closePath()
    canvas.fillPath()
    let word = Words("REPLAY", Theme.smallStrong, Theme.wouldBe)
    canvas.write(word, at: CGPoint(x: 23, y: 13.8))
    var y: CGFloat = 37
    for line in recorded {
      let words = Words(line, Theme.caption, Theme.secondary)
      canvas.write(words, at: CGPoint(x: 0, y: y), width: bounds.width)
      y += 14
    }
    y += 4
    for line in stage {
      let words = Words(line, Theme.caption, Theme.faint)
      canvas.write(words, at: CGPoint(x: 0, y: y), width: bounds.width)
      y += 14
    }
  }
}
