internal import Foundation
internal import HitResponders

/// The explanation of a press at each pixel of a report: tables, and rectangles that refer to them.
///
/// Where that is too much for one file, the smallest parts lose their walks, and views that were
/// not asked are left out.
struct PointTable {
  /// Above this product of parts and views, views that were not asked are left out.
  private static let mostQuestions = 30_000_000
  /// Above this number of parts, the rest have no walk.
  private static let mostLines = 3_000_000
  private static let mostNodes = 250_000
  /// How many pixels of a part are tried where overrides may distinguish them.
  private static let tries = 24

  let walks: WalkTable
  let spaces: ScreenSpaces
  /// The rectangles of each part of the walks.
  let rectangles: [[PixelRect]]
  /// How many of the screen's parts have no walk.
  let omittedCount: Int

  init(_ report: MapReport) {
    let application = report.explainer.application
    (walks, spaces, rectangles, omittedCount) = application.inForce {
      let spaces = ScreenSpaces(report.map)
      var partition = PointPartition(report, spaces, isFine: true)
      let isFine = partition.samples.count * spaces.entries.count <= Self.mostQuestions
      if !isFine { partition = PointPartition(report, spaces, isFine: false) }
      var walks = WalkTable(report.explainer, spaces, includesUnasked: isFine)
      let (places, omitted) = Self.told(report, partition, &walks)
      return (walks, spaces, Self.rectangles(report, places, walks.parts.values.count), omitted)
    }
  }

  /// Returns the index in the walks of each pixel's part, and how many parts have no walk.
  private static func told(
    _ report: MapReport,
    _ partition: PointPartition,
    _ walks: inout WalkTable
  ) -> ([Int32], Int) {
    var counts = [Int](repeating: 0, count: partition.samples.count)
    for part in partition.parts { counts[Int(part)] += 1 }
    var places = [Int32](repeating: -1, count: partition.samples.count)
    var omitted = 0
    for part in counts.indices.sorted(by: { (counts[$1], $0) < (counts[$0], $1) }) {
      let pixel = partition.samples[part]
      if walks.lineCount < mostLines, walks.nodes.values.count < mostNodes {
        places[part] = add(pixel, report, partition, &walks)
      } else {
        places[part] = Int32(walks.addReceiver(number(pixel, report)))
        omitted += 1
      }
    }
    var pixels = partition.parts.map { places[Int($0)] }
    if partition.hasOverrides { refine(&pixels, report, partition, &walks) }
    return (pixels, omitted)
  }

  private static func number(_ pixel: Int, _ report: MapReport) -> Int {
    report.map[column: pixel % report.map.width, row: pixel / report.map.width]
  }

  private static func add(
    _ pixel: Int,
    _ report: MapReport,
    _ partition: PointPartition,
    _ walks: inout WalkTable
  ) -> Int32 {
    let centre = CGPoint(
      x: CGFloat(pixel % report.map.width) + 0.5,
      y: CGFloat(pixel / report.map.width) + 0.5
    )
    let place = walks.add(
      partition.point(pixel),
      pixel: centre,
      receiver: number(pixel, report),
      target: partition.target(pixel)
    )
    return Int32(place)
  }

  /// Asks at more pixels of each part, and at all where two of them differ.
  private static func refine(
    _ pixels: inout [Int32],
    _ report: MapReport,
    _ partition: PointPartition,
    _ walks: inout WalkTable
  ) {
    var members = [[Int]](repeating: [], count: partition.samples.count)
    for (pixel, part) in partition.parts.enumerated() { members[Int(part)].append(pixel) }
    for own in members where walks.lineCount < mostLines {
      let step = max(own.count / tries, 1)
      let tried = stride(from: 0, to: own.count, by: step).map { own[$0] }
      var differs = false
      for pixel in tried {
        let place = add(pixel, report, partition, &walks)
        differs = differs || place != pixels[pixel]
      }
      guard differs else { continue }
      for pixel in own where walks.lineCount < mostLines {
        pixels[pixel] = add(pixel, report, partition, &walks)
      }
    }
  }

  private static func rectangles(
    _ report: MapReport,
    _ places: [Int32],
    _ count: Int
  ) -> [[PixelRect]] {
    ReceiverRuns(places, width: report.map.width).rectangles(count: count)
  }
}
