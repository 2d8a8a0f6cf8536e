internal import Foundation
internal import HitGeometry
internal import HitResponders

/// The pixels of a map, divided so that presses in one part have the same explanation.
///
/// Two pixels are in one part when the same view receives the press and the same views contain the
/// point: then the walk, with the views that were not asked, differs in coordinates alone. Views
/// that decide what contains a point are asked at every pixel.
struct PointPartition {
  /// The part of each pixel, row by row.
  private(set) var parts: [Int32]
  /// A pixel of each part.
  private(set) var samples: [Int] = []
  /// Whether some view answers hit tests by an override, so that pixels of a part may differ.
  private(set) var hasOverrides = false

  /// The index of the target drawn in front at each pixel; empty where parts are fine.
  private var drawn: [Int32] = []
  private let targets: [ReportedTarget]

  private let width: Int
  private let scale: CGFloat

  /// Divides the pixels of a report's map.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - spaces: The views' spaces, in pixels of the map.
  ///   - isFine: Whether views that are not asked are distinguished too; otherwise only receivers
  ///     and the interactive views that are drawn are.
  init(_ report: MapReport, _ spaces: ScreenSpaces, isFine: Bool) {
    width = report.map.width
    scale = report.map.scale
    targets = report.targets
    var marks = report.map.withNumbers { $0.map { Self.token(Int($0) + 1, 1) } }
    let screen = PixelRect(left: 0, top: 0, right: width, bottom: report.map.height)
    parts = []
    var cutter = RegionCutter(scale: Double(scale), width: width)
    for (place, entry) in spaces.entries.enumerated() {
      let view = entry.view
      hasOverrides = hasOverrides || view.overrides(.hitTest)
      guard isFine else { continue }
      cutter.trail.shrink(to: entry.depth)
      cutter.runs.shrink(to: 0)
      let region = cutter.region(of: entry.facts, in: entry.space, MapRegion(box: screen))
      region.forEachRect(cutter.runs.base) { mark($0, Self.token(place, 2), &marks) }
      cutter.trail.push(entry.facts)
      if view.overrides(.pointInside) { ask(view, Self.token(place, 3), &marks) }
    }
    if !isFine {
      drawn = [Int32](repeating: -1, count: marks.count)
      for (place, target) in targets.enumerated() {
        for rect in target.regions.drawn.pixelRects { draw(Int32(place), rect) }
      }
      for pixel in marks.indices { marks[pixel] ^= Self.token(Int(drawn[pixel]) + 1, 4) }
    } else {
      // An animated view is drawn in another place than it is hit.
      for (place, target) in targets.enumerated() where target.regions.view.isAnimated {
        for rect in target.regions.drawn.pixelRects {
          mark(rect, Self.token(place, 4), &marks)
        }
      }
    }
    number(marks)
  }

  /// The centre of a pixel, in screen points.
  func point(_ row: Int, _ column: Int) -> CGPoint {
    CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
  }

  /// The centre of a pixel by its index, in screen points.
  func point(_ pixel: Int) -> CGPoint { point(pixel / width, pixel % width) }

  /// Returns the interactive view drawn in front at a pixel, where that was found for all.
  func target(_ pixel: Int) -> UIView?? {
    if drawn.isEmpty { return nil }
    return .some(drawn[pixel] < 0 ? nil : targets[Int(drawn[pixel])].regions.view)
  }

  private mutating func draw(_ place: Int32, _ rect: PixelRect) {
    for row in rect.top..<rect.bottom {
      for pixel in row * width + rect.left..<row * width + rect.right { drawn[pixel] = place }
    }
  }

  private mutating func number(_ marks: [UInt64]) {
    var numbers: [UInt64: Int32] = [:]
    parts.reserveCapacity(marks.count)
    var last: (mark: UInt64, number: Int32)?
    for (pixel, mark) in marks.enumerated() {
      if let last, last.mark == mark {
        parts.append(last.number)
        continue
      }
      let number = numbers[mark] ?? Int32(samples.count)
      if Int(number) == samples.count {
        numbers[mark] = number
        samples.append(pixel)
      }
      last = (mark, number)
      parts.append(number)
    }
  }

  private func mark(_ rect: PixelRect, _ token: UInt64, _ marks: inout [UInt64]) {
    for row in rect.top..<rect.bottom {
      for pixel in row * width + rect.left..<row * width + rect.right { marks[pixel] ^= token }
    }
  }

  private func ask(_ view: UIView, _ token: UInt64, _ marks: inout [UInt64]) {
    Routing.unwatched {
      for pixel in marks.indices
      where view.point(inside: view.pointFromScreen(point(pixel)), with: nil) {
        marks[pixel] ^= token
      }
    }
  }

  /// A number that looks random, the same each time.
  private static func token(_ place: Int, _ kind: UInt64) -> UInt64 {
    var value = UInt64(truncatingIfNeeded: place) &* 8 &+ kind &+ 1
    for _ in 0..<2 {
      value &+= 0x9e37_79b9_7f4a_7c15
      value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
      value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
      value ^= value >> 31
    }
    return value
  }
}
