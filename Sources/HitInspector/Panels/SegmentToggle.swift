internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A choice of few, as words side by side, of which one is chosen.
final class SegmentToggle: PanelView {
  /// Called when another one was chosen.
  var onChoose: ((Int) -> Void)?

  private(set) var words: [String] = []
  private(set) var chosen = 0

  static let height: CGFloat = 16
  private static let inset: CGFloat = 8

  /// Shows what can be chosen and what is.
  func show(_ newWords: [String], chosen newChosen: Int) {
    guard newWords != words || newChosen != chosen else { return }
    (words, chosen) = (newWords, newChosen)
    setNeedsDisplay()
  }

  /// How wide all words together are.
  var width: CGFloat { words.indices.reduce(0) { $0 + segmentWidth($1) } }

  private func segmentWidth(_ index: Int) -> CGFloat {
    Ink.width(words[index], Theme.smallStrong) + Self.inset * 2
  }

  private var segments: [CGRect] {
    var x: CGFloat = 0
    return words.indices.map { index in
      defer { x += segmentWidth(index) }
      return CGRect(x: x, y: 0, width: segmentWidth(index), height: bounds.height)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self),
      let index = segments.firstIndex(where: { $0.contains(point) }), index != chosen
    else { return }
    show(words, chosen: index)
    onChoose?(index)
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.fill(bounds, color: Theme.control, cornerRadius: 3)
    for (index, rect) in segments.enumerated() {
      let isChosen = index == chosen
      if isChosen { canvas.fill(rect, color: Theme.controlOn, cornerRadius: 3) }
      canvas.write(
        Words(
          words[index],
          isChosen ? Theme.smallStrong : Theme.small,
          isChosen ? Theme.text : Theme.secondary
        ),
        at: CGPoint(x: rect.midX, y: 11.5),
        alignment: .center
      )
    }
  }
}
