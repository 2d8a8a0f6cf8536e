internal import Foundation
internal import HitCanvas
internal import HitResponders

extension UISegmentedControl {
  private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)

  /// The area of a segment.
  ///
  /// > Coordinates: the control's bounds space.
  final func segmentRect(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    return CGRect(
      x: bounds.minX + CGFloat(index) * width,
      y: bounds.minY,
      width: width,
      height: bounds.height
    )
  }

  /// The width of the longest title with room around it.
  final var widestTitle: CGFloat {
    let widths = segments.map { TextLayout.of($0.title ?? "", font: Self.font.font).size.width }
    return (widths.max() ?? 0).rounded(.up) + 24
  }

  final func drawSegments(on canvas: Canvas) {
    canvas.fill(bounds, color: UIColor(white: 0.9, alpha: 1), cornerRadius: 8)
    drawSeparators(on: canvas)
    if segments.indices.contains(selectedSegmentIndex) {
      let chosen = segmentRect(selectedSegmentIndex).insetBy(dx: 2, dy: 2)
      canvas.fillShadow(
        of: chosen,
        cornerRadius: 7,
        offset: CGSize(width: 0, height: 1),
        blur: 4,
        color: UIColor(white: 0, alpha: 0.22)
      )
      canvas.fill(chosen, color: selectedSegmentTintColor ?? .white, cornerRadius: 7)
    }
    if let pressedSegment, pressedSegment != selectedSegmentIndex {
      canvas.setFillColor(UIColor(white: 0, alpha: 0.1))
      canvas.fill(segmentRect(pressedSegment).insetBy(dx: 2, dy: 2), cornerRadius: 7)
    }
    for index in segments.indices { drawTitle(of: index, on: canvas) }
  }

  /// Draws a line between two segments where neither is chosen.
  private func drawSeparators(on canvas: Canvas) {
    canvas.setFillColor(UIColor(white: 0.74, alpha: 1))
    for index in segments.indices.dropFirst()
    where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      let area = segmentRect(index)
      canvas.fill(CGRect(x: area.minX - 0.5, y: area.minY + 8, width: 1, height: area.height - 16))
    }
  }

  private func drawTitle(of index: Int, on canvas: Canvas) {
    guard let title = segments[index].title, !title.isEmpty else { return }
    let area = segmentRect(index)
    let layout = TextLayout.of(
      title,
      font: Self.font.font,
      width: max(1, area.width - 8),
      maximumLines: 1,
      alignment: .center
    )
    let isPressed = pressedSegment == index
    let alpha: CGFloat = !segments[index].isEnabled ? 0.3 : isPressed ? 0.55 : 0.95
    canvas.draw(
      layout,
      at: CGPoint(x: area.minX + 4, y: area.midY - layout.size.height / 2),
      color: UIColor(white: 0, alpha: alpha)
    )
  }
}
