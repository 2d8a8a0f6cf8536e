internal import Foundation
internal import HitCanvas

/// The pixels of a map on which a name may be written: none that a mark needs.
///
/// They are read row by row, from the top.
struct LabelRoom {
  private let map: HitMap
  private let bands: ReceiverBands
  private let screen: PixelRect
  /// Whether the pixels of a number may have room for a name, by the box around them.
  private let hasRoom: [Bool]
  /// Where nothing may be written, by their upper edges once all are known.
  private var marked: [PixelRect] = []
  /// How many of them begin above the next row, or in it.
  private var count = 0
  /// Those of them that reach into the row that was read last.
  private var open: [PixelRect] = []

  /// Reads where names may be written.
  ///
  /// - Parameters:
  ///   - report: The map.
  ///   - marks: What is marked on it.
  ///   - tags: The numbers of findings on it.
  ///   - least: The least room for a name, in points.
  init(_ report: MapReport, _ marks: MapMarks, _ tags: FindingTags, least: CGSize) {
    let index = report.regions.index
    (map, bands, screen) = (report.map, index.bands, index.screen)
    hasRoom = index.receiverRects.map { rects in
      let size = rects.box.points(index.scale).size
      return size.width >= least.width && size.height >= least.height
    }
    guard isThere else { return }
    for rect in marks.dead { clear(rect) }
    for tag in tags.tags { clear(tag.frame) }
    for outline in marks.outlines { clear(alongside: outline.path) }
    marked.sort { $0.top < $1.top }
  }

  /// Returns the receivers' numbers of a row, negative where nothing may be written.
  ///
  /// - Parameter row: The row, which is the one below that of the call before.
  /// - Returns: The numbers; nothing where they are those of the row above.
  mutating func line(_ row: Int) -> [Int32]? {
    let isSame = row > 0 && bands.band(ofRow: row) == bands.band(ofRow: row - 1)
    let (known, before) = (count, open.count)
    open.removeAll { $0.bottom <= row }
    let hasEnded = open.count < before
    while count < marked.count, marked[count].top <= row {
      open.append(marked[count])
      count += 1
    }
    if isSame, !hasEnded, count == known { return nil }
    var line = [Int32](repeating: -1, count: map.width)
    for run in bands.runs(ofRow: row)
    where run.number >= 0 && hasRoom[Int(run.number)] {
      for column in run.start..<run.end { line[Int(column)] = run.number }
    }
    for rect in open { for column in rect.left..<rect.right { line[column] = -1 } }
    return line
  }

  /// Whether a name may be written anywhere at all.
  var isThere: Bool { hasRoom.contains(true) }

  private mutating func clear(_ rect: CGRect) {
    let pixels = PixelRect(touching: rect, scale: map.scale).intersection(screen)
    if !pixels.isEmpty { marked.append(pixels) }
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
