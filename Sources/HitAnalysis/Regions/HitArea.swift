public import Foundation

/// A part of the screen, made of whole pixels of a hit map.
///
/// > Coordinates: screen points.
public struct HitArea {
  /// The size of the area, in square points.
  public let size: CGFloat
  /// The smallest rectangle around it; null where the area is empty.
  public let box: CGRect
  /// The pixels to a point.
  public let scale: CGFloat
  let pixelRects: [PixelRect]

  init(_ pixelRects: [PixelRect], scale: CGFloat) {
    self.pixelRects = pixelRects
    self.scale = scale
    let count = pixelRects.reduce(0) { $0 + $1.width * $1.height }
    size = CGFloat(count) / (scale * scale)
    let box = pixelRects.reduce(PixelRect.none) { $0.union($1) }
    self.box = box.isEmpty ? .null : box.points(scale)
  }

  /// Rectangles that together are the area and do not overlap, from top to bottom.
  public var rectangles: [CGRect] { pixelRects.map { $0.points(scale) } }

  /// Whether the area has no pixel.
  public var isEmpty: Bool { pixelRects.isEmpty }

  /// A point that is in the area: the middle of its largest rectangle.
  ///
  /// It is a pixel's centre; `nil` where the area is empty.
  public var sample: CGPoint? {
    guard let rect = pixelRects.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return nil
    }
    return rect.middle(scale)
  }
}

extension PixelRect {
  /// The rectangle in screen points.
  func points(_ scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(left) / scale,
      y: CGFloat(top) / scale,
      width: CGFloat(width) / scale,
      height: CGFloat(height) / scale
    )
  }

  /// The centre of the pixel in the middle, in screen points.
  func middle(_ scale: CGFloat) -> CGPoint {
    CGPoint(
      x: (CGFloat((left + right) / 2) + 0.5) / scale,
      y: (CGFloat((top + bottom) / 2) + 0.5) / scale
    )
  }

  /// The distance of two rectangles, squared; 0 where they touch.
  func squaredDistance(to other: PixelRect) -> Int {
    let across = max(0, other.left - right, left - other.right)
    let down = max(0, other.top - bottom, top - other.bottom)
    return across * across + down * down
  }
}
