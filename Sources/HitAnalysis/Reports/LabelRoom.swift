internal import Foundation
internal import HitCanvas

/// The pixels of a map on which a name may be written: none that a mark needs.
struct LabelRoom {
  /// The receivers' numbers, row by row; negative where nothing may be written.
  private(set) var numbers: [Int32]
  private let screen: PixelRect
  private let scale: CGFloat

  init(_ report: MapReport, _ marks: MapMarks, _ tags: FindingTags) {
    numbers = report.map.withNumbers { Array($0) }
    screen = report.regions.index.screen
    scale = report.map.scale
    for rect in marks.dead { clear(rect) }
    for tag in tags.tags { clear(tag.frame) }
    for outline in marks.outlines { clear(alongside: outline.path) }
  }

  private mutating func clear(_ rect: CGRect) {
    let pixels = PixelRect(touching: rect, scale: scale).intersection(screen)
    if pixels.isEmpty { return }
    let width = screen.width
    numbers.withUnsafeMutableBufferPointer { numbers in
      for row in pixels.top..<pixels.bottom {
        for column in pixels.left..<pixels.right { numbers[row * width + column] = -1 }
      }
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
    // The squares along an upright side overlap and make up a rectangle.
    if dx == 0 || dy == 0 {
      let side = CGRect(
        x: min(start.x, end.x),
        y: min(start.y, end.y),
        width: abs(dx),
        height: abs(dy)
      )
      return clear(side.insetBy(dx: -reach, dy: -reach))
    }
    // The squares overlap; the last one is at the end.
    for distance in Array(stride(from: 0, to: length, by: 2)) + [length] {
      let (x, y) = (start.x + dx * distance / length, start.y + dy * distance / length)
      clear(CGRect(x: x, y: y, width: 0, height: 0).insetBy(dx: -reach, dy: -reach))
    }
  }
}
