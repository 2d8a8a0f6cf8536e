internal import Foundation
internal import HitResponders

// Layers that round only some of their corners.

nonisolated extension Path {
  /// Makes a rectangle of which some corners are quarters of a circle.
  init(_ rect: CGRect, rounding corners: CACornerMask, by radius: CGFloat) {
    let most = max(0, min(radius, rect.width / 2, rect.height / 2))
    func size(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? most : 0 }
    self.init()
    addRoundedRect(
      rect,
      corners: CornerRadii(
        topLeft: size(.layerMinXMinYCorner),
        topRight: size(.layerMaxXMinYCorner),
        bottomRight: size(.layerMaxXMaxYCorner),
        bottomLeft: size(.layerMinXMaxYCorner)
      )
    )
  }
}

extension Canvas {
  /// Fills a border inside its rectangle.
  func fill(_ border: PaintWalk.Border) {
    if border.corners == .all {
      return fillBorder(of: border.rect, width: border.width, cornerRadius: border.radius)
    }
    var path = Path(border.rect, rounding: border.corners, by: border.radius)
    let inner = border.rect.insetBy(dx: border.width, dy: border.width)
    if !inner.isNull, !inner.isEmpty {
      path.add(Path(inner, rounding: border.corners, by: border.radius - border.width))
    }
    fill(path, using: .evenOdd)
  }
}
