internal import Foundation

extension HitArea {
  /// Rows that all have the same columns, with these columns.
  private typealias Band = (rows: Range<Int>, columns: [Range<Int>])

  /// Returns the union of some areas of one scale.
  static func union(_ areas: [HitArea]) -> HitArea {
    var merging = RectangleMerging()
    for band in bands(of: areas.flatMap(\.pixelRects)) {
      for run in band.columns {
        merging.add(
          PixelRect(
            left: run.lowerBound,
            top: band.rows.lowerBound,
            right: run.upperBound,
            bottom: band.rows.upperBound
          )
        )
      }
    }
    return HitArea(merging.take(), scale: areas.first?.scale ?? 1)
  }

  /// The side of the largest square in the area, in points.
  var largestSide: CGFloat {
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
