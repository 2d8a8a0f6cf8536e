internal import Foundation
internal import HitCanvas

/// The pixels of a map on which a name may be written: none that a mark needs.
struct LabelRoom {
  /// The receivers' numbers, row by row; negative where nothing may be written.
  private(set) var numbers: [Int32]
  private let width: Int
  private let height: Int
  private let scale: CGFloat

  init(_ report: MapReport, _ marks: MapMarks, _ tags: FindingTags) {
    numbers = report.map.withNumbers { Array($0) }
    width = report.map.width
    height = report.map.height
    scale = report.map.scale
    for rect in marks.dead { clear(rect) }
    for tag in tags.tags { clear(tag.frame) }
    for outline in marks.outlines { clear(alongside: outline.path) }
  }

  private mutating func clear(_ rect: CGRect) {
    let left = cell((rect.minX * scale).rounded(.down), width)
    let right = cell((rect.maxX * scale).rounded(.up), width)
    let top = cell((rect.minY * scale).rounded(.down), height)
    let bottom = cell((rect.maxY * scale).rounded(.up), height)
    for row in top..<max(top, bottom) {
      for column in left..<max(left, right) { numbers[row * width + column] = -1 }
    }
  }

  /// Keeps the pixels near the sides of an outline free.
  private mutating func clear(alongside path: Path) {
    var start = CGPoint.zero
    var last = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        start = point
        last = point
      case .line(let point), .curve(let point, _, _):
        clear(from: last, to: point)
        last = point
      case .close:
        clear(from: last, to: start)
        last = start
      }
    }
  }

  private mutating func clear(from start: CGPoint, to end: CGPoint) {
    let reach: CGFloat = 2.5
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length < 1e6 else { return }
    if dx == 0 || dy == 0 {
      return clear(
        CGRect(
          x: min(start.x, end.x) - reach,
          y: min(start.y, end.y) - reach,
          width: abs(dx) + 2 * reach,
          height: abs(dy) + 2 * reach
        )
      )
    }
    for step in 0...Int(length / 2) {
      let part = CGFloat(step) * 2 / length
      clear(
        CGRect(
          x: start.x + dx * part - reach,
          y: start.y + dy * part - reach,
          width: 2 * reach,
          height: 2 * reach
        )
      )
    }
  }

  private func cell(_ place: CGFloat, _ limit: Int) -> Int {
    Int(min(max(place, 0), CGFloat(limit)))
  }
}
