import Foundation
import HitAnalysis
import HitGeometry
import HitResponders

/// Holds a map against the hit test, pixel by pixel.
@MainActor
enum MapCheck {
  /// Finds the first few pixels at which a map and the hit test disagree.
  static func wrongPixels(_ map: HitMap, _ application: UIApplication) -> [String] {
    wrongPixels(map, application, among: 0..<map.width * map.height)
  }

  /// Finds some pixels at edges of regions, or one of so many anywhere, at which they disagree.
  static func wrongEdges(
    _ map: HitMap,
    _ application: UIApplication,
    spacing: Int
  ) -> [String] {
    let width = map.width
    var places: [Int] = Array(stride(from: 0, to: width * map.height, by: spacing))
    map.withNumbers { numbers in
      let bytes = width * MemoryLayout<Int32>.size
      guard let base = numbers.baseAddress else { return }
      for row in 1..<map.height {
        let place = row * width
        let isNew = memcmp(base + place, base + place - width, bytes) != 0
        // Rows that are like the one above have its edges; some of them are looked at all the same.
        if !isNew, row % 11 != 0 { continue }
        for index in place + 1..<place + width {
          if base[index] != base[index - 1] { places += [index - 1, index] }
          if isNew, base[index] != base[index - width] { places += [index - width, index] }
        }
      }
    }
    // Where views are many, their edges are, and each question is long.
    let some = stride(from: 0, to: places.count, by: max(places.count / 10_000, 1))
    return wrongPixels(map, application, among: some.map { places[$0] })
  }

  private static func wrongPixels(
    _ map: HitMap,
    _ application: UIApplication,
    among places: some Sequence<Int>
  ) -> [String] {
    var wrong: [String] = []
    let receivers = map.receivers
    application.inForce {
      let windows = Array(application.windows.reversed())
      for place in places {
        let (row, column) = place.quotientAndRemainder(dividingBy: map.width)
        let point = CGPoint(
          x: (CGFloat(column) + 0.5) / map.scale,
          y: (CGFloat(row) + 0.5) / map.scale
        )
        var hit: UIView?
        for window in windows where hit == nil {
          hit = window.hitTest(window.pointFromSuperview(point), with: nil)
        }
        let number = map[column: column, row: row]
        if (number < 0 ? nil : receivers[number]) !== hit { wrong.append("\(column),\(row)") }
      }
    }
    return Array(wrong.prefix(8))
  }
}
