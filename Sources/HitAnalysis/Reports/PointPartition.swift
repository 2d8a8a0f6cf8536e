internal import Foundation
internal import HitResponders

/// The pixels of a map, divided so that presses in one part have the same explanation.
///
/// Two pixels are in one part when the same view receives the press, the same view is seen there,
/// and the same views contain the point: then the walk, with the views that were
/// not asked, differs in coordinates alone. Views that decide what contains a point are asked at
/// every pixel.
///
/// It is made step by step: a fine one is whole once ``divide()`` says so.
struct PointPartition {
  /// How many rows of pixels a view is asked at in one step.
  private static let rowsAtOnce = 16

  /// The number of each pixel's part, row by row.
  private var numbers: [Int]
  private var numberCount = 1
  /// The index of the view that is seen at each pixel; -1 where there is none.
  private var drawn: [Int32]
  private let report: MapReport
  /// The regions of the views, which divide the pixels.
  private let regions: ViewRegionReader?
  /// The view that is being asked, and what it said of the rows above.
  private var asked: (view: UIView, row: Int, inside: RectangleMerging)?

  /// Divides the pixels of a report's map.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - spaces: The views' spaces, in pixels of the map.
  ///   - isFine: Whether views that are not asked are distinguished too; otherwise only receivers
  ///     and the views that are seen are.
  init(_ report: MapReport, _ spaces: ScreenSpaces, isFine: Bool) {
    self.report = report
    let index = report.regions.index
    numbers = Array(repeating: 0, count: report.map.width * report.map.height)
    drawn = Array(repeating: -1, count: numbers.count)
    regions = isFine ? ViewRegionReader(spaces, of: report.map, in: index.screen) : nil
    for rects in index.receiverRects { separate(rects) }
    for place in index.views.indices
    where report.explainer.interactive.isMeant(index.views[place]) {
      for pixel in seenPixels(of: place) { drawn[pixel] = Int32(place) }
    }
    let bands = ReceiverBands(drawn, width: report.map.width)
    for rects in bands.rectangles(count: index.nodes.count) { separate(rects) }
  }

  /// Divides the pixels by the next view.
  ///
  /// - Returns: Whether there was something to do.
  mutating func divide() -> Bool {
    if asked != nil {
      ask()
      return true
    }
    guard let (view, rects) = regions?.next() else { return false }
    separate(rects)
    if view.overrides(.pointInside) { asked = (view, 0, RectangleMerging()) }
    return true
  }

  /// The pixels of each part, the largest part first.
  var parts: [[Int]] {
    Dictionary(grouping: numbers.indices) { numbers[$0] }.values
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// Returns the view that is seen at a pixel, and meant by a press there.
  func target(_ pixel: Int) -> UIView? {
    drawn[pixel] < 0 ? nil : report.regions.index.views[Int(drawn[pixel])]
  }

  /// The pixels in which a view is drawn, within its rounded corners.
  private func seenPixels(of place: Int) -> [Int] {
    let index = report.regions.index
    var rects: [PixelRect] = []
    index.forEachDrawnRect(place) { rects.append($0) }
    let all = Array(pixels(of: rects))
    let view = index.views[place]
    guard view.isDrawnRounded else { return all }
    let (width, scale) = (report.map.width, report.map.scale)
    return all.filter { pixel in
      let (row, column) = pixel.quotientAndRemainder(dividingBy: width)
      let square = PixelRect(left: column, top: row, right: column + 1, bottom: row + 1)
      return report.explainer.drawn.isDrawn(view, at: square.middle(scale))
    }
  }

  /// Takes the pixels of rectangles, which do not overlap, out of their parts into new ones.
  private mutating func separate(_ rects: some Sequence<PixelRect>) {
    var newNumbers: [Int: Int] = [:]
    var last = (old: -1, new: -1)
    for pixel in pixels(of: rects) {
      // Most pixels are in the part of the one before.
      if numbers[pixel] != last.old {
        last = (numbers[pixel], newNumbers[numbers[pixel]] ?? numberCount)
        newNumbers[last.old] = last.new
        numberCount = max(numberCount, last.new + 1)
      }
      numbers[pixel] = last.new
    }
  }

  /// Asks a view in the next rows whether the points are inside it, and after the last row takes
  /// those pixels out of their parts.
  private mutating func ask() {
    guard let (view, first, rowsAbove) = asked else { return }
    asked = nil
    var (row, inside) = (first, rowsAbove)
    let end = min(row + Self.rowsAtOnce, report.map.height)
    Routing.unwatched {
      while row < end {
        for column in 0..<report.map.width {
          let pixel = PixelRect(left: column, top: row, right: column + 1, bottom: row + 1)
          let point = view.pointFromScreen(pixel.middle(report.map.scale))
          if view.point(inside: point, with: nil) { inside.add(pixel) }
        }
        row += 1
      }
    }
    if row < report.map.height {
      asked = (view, row, inside)
    } else {
      separate(inside.take())
    }
  }

  private func pixels(of rects: some Sequence<PixelRect>) -> some Sequence<Int> {
    let width = report.map.width
    return rects.lazy.flatMap { rect in
      (rect.top..<rect.bottom).lazy.flatMap { row in
        row * width + rect.left..<row * width + rect.right
      }
    }
  }
}

/// Reads of one view after the other in which pixels points can be in it.
private final class ViewRegionReader {
  private var cutter: RegionCutter
  /// The views that are still to be read, each after its superview.
  private var pending: ArraySlice<ScreenSpaces.Entry>
  private let screen: PixelRect

  init(_ spaces: ScreenSpaces, of map: HitMap, in screen: PixelRect) {
    cutter = RegionCutter(scale: Double(map.scale), width: map.width)
    pending = spaces.entries[...]
    self.screen = screen
  }

  /// The next view and its pixels; nothing after the last one.
  func next() -> (view: UIView, rects: [PixelRect])? {
    guard let entry = pending.popFirst() else { return nil }
    cutter.trail.shrink(to: entry.depth)
    cutter.runs.shrink(to: 0)
    let region = cutter.region(of: entry.facts, in: entry.space, MapRegion(box: screen))
    var rects: [PixelRect] = []
    region.forEachRect(cutter.runs.base) { rects.append($0) }
    cutter.trail.push(entry.facts)
    return (entry.view, rects)
  }
}
