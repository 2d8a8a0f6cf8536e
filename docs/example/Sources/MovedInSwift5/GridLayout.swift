import UIKit

/// Computes the frames of a grid, and gives them to views.
struct GridLayout {
  var columns = 3
  var gap: CGFloat = 10

  func frame(at index: Int, in bounds: CGRect) -> CGRect {
    let side = (bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      x: gap + CGFloat(column) * (side + gap),
      y: gap + CGFloat(row) * (side + gap),
      width: side,
      height: side
    )
  }

  func apply(to container: UIView) {
    for (index, view) in container.subviews.enumerated() {
      view.frame = frame(at: index, in: container.bounds)
      view.layer.cornerRadius = 4
    }
  }

  static func spread(_ view: UIView) -> CGFloat {
    view.subviews.map { $0.frame.maxX }.max() ?? 0
  }
}
