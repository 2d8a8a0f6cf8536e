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
    size = CGFloat(pixelRects.pixelCount) / (scale * scale)
    let box = pixelRects.box
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
    pixelRects.max { $0.pixelCount < $1.pixelCount }?.middle(scale)
  }
}

extension HitArea {
  /// Rows that all have the same columns, with these columns.
  private typealias Band = (rows: Range<Int>, columns: [Range<Int>])

  /// Returns the union of some areas of one scale.
  static func union(_ areas: [HitArea]) -> HitArea {
    var merging = RectangleMerging()
    for band in bands(of: areas.flatMap(\.pixelRects)) {
      for run in band.columns {
        merging.add(PixelRect(columns: run, rows: band.rows))
      }
    }
    return HitArea(merging.take(), scale: areas.first?.scale ?? 1)
  }

  /// The side of the largest square in the area, in points.
  package var largestSide: CGFloat {
    var largest = LargestSquare()
    for band in Self.bands(of: pixelRects) { largest.add(rows: band.rows, runs: band.columns) }
    return CGFloat(largest.square.width) / scale
  }

  /// Cuts rectangles, which may overlap, where any of them begins or ends.
  private static func bands(of rects: [PixelRect]) -> [Band] {
    let cuts = Set(rects.flatMap { [$0.top, $0.bottom] }).sorted()
    let byTop = rects.sorted { $0.top < $1.top }
    var next = 0
    var open: [PixelRect] = []
    return zip(cuts, cuts.dropFirst()).compactMap { top, bottom in
      open.removeAll { $0.bottom <= top }
      while next < byTop.count, byTop[next].top <= top {
        open.append(byTop[next])
        next += 1
      }
      var columns: [Range<Int>] = []
      for rect in open.sorted(by: { $0.left < $1.left }) {
        if let last = columns.last, rect.left <= last.upperBound {
          columns[columns.count - 1] = last.lowerBound..<max(last.upperBound, rect.right)
        } else {
          columns.append(rect.left..<rect.right)
        }
      }
      return columns.isEmpty ? nil : (top..<bottom, columns)
    }
  }
}

nonisolated extension PixelRect {
  init(columns: Range<Int>, rows: Range<Int>) {
    self.init(
      left: columns.lowerBound,
      top: rows.lowerBound,
      right: columns.upperBound,
      bottom: rows.upperBound
    )
  }

  /// The pixels that a rectangle in screen points touches.
  init(touching rect: CGRect, scale: CGFloat) {
    self.init(
      left: Self.cell((rect.minX * scale).rounded(.down)),
      top: Self.cell((rect.minY * scale).rounded(.down)),
      right: Self.cell((rect.maxX * scale).rounded(.up)),
      bottom: Self.cell((rect.maxY * scale).rounded(.up))
    )
  }

  /// A row or column, within limits that no map reaches.
  static func cell(_ place: CGFloat) -> Int { Int(min(max(place, -1e6), 1e6)) }

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
