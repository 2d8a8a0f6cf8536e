internal import Foundation
package import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The ground of a map's picture: each point in the colour of the view that receives a press there.
///
/// > Units: points of the screen.
package struct ReceiverPicture {
  /// More shapes than these become one picture of pixels, so that a vector file stays small.
  private static let mostShapes = 20_000
  /// The same where the picture is much smaller than the screen: edges are not seen in it.
  private static let mostSmallShapes = 2_000
  /// The scale below which a picture is that small.
  private static let smallScale: CGFloat = 0.5
  /// How many points of the map each pixel shows the mean of, across and down.
  private static let samples = 3

  let report: MapReport
  let colors: MapColors

  package init(_ report: MapReport, _ colors: MapColors) {
    (self.report, self.colors) = (report, colors)
  }

  /// Draws the colours into a canvas whose space is the screen.
  package func draw(in canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: CGRect(origin: .zero, size: report.size))
      drawGround(in: canvas)
      drawReceivers(in: canvas)
    }
  }

  private func drawGround(in canvas: Canvas) {
    canvas.setFillColor(MapPalette.ground)
    canvas.fill(CGRect(origin: .zero, size: report.size))
    guard report.unreceivedArea > 0 else { return }
    canvas.setFillColor(MapPalette.dots)
    for y in stride(from: 8, to: min(report.size.height, 4096), by: 16) {
      for x in stride(from: 8, to: min(report.size.width, 4096), by: 16) {
        canvas.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }

  private func drawReceivers(in canvas: Canvas) {
    let scale = report.map.scale
    let rectangles = report.regions.index.receiverRects
    let transform = canvas.userSpaceToDeviceSpaceTransform
    let count = rectangles.rects.count
    if Self.isTooSmall(for: count, canvas) {
      // As many pixels as the canvas has for the screen.
      return drawPixels(
        by: transform.a * report.size.width / CGFloat(report.map.width),
        transform.d * report.size.height / CGFloat(report.map.height),
        in: canvas
      )
    }
    let edges = report.regions.index.edges
    if count + edges.count > Self.mostShapes { return drawPixels(by: 1, 1, in: canvas) }
    // Of what lies beside the part that is drawn nothing is seen.
    let part = canvas.boundingBoxOfClipPath.insetBy(dx: -1, dy: -1)
    let pixels = PixelRect(touching: part, scale: scale)
    for number in report.receiverNumbers {
      var shown: [CGRect] = []
      for rect in rectangles[number] where !rect.intersection(pixels).isEmpty {
        shown.append(rect.points(scale))
      }
      guard !shown.isEmpty, let color = colors[number] else { continue }
      canvas.setFillColor(color)
      canvas.fill(shown)
    }
    canvas.setFillColor(MapPalette.edge)
    var shownEdges: [CGRect] = []
    for edge in edges where edge.intersects(part) { shownEdges.append(edge) }
    canvas.fill(shownEdges)
  }

  /// Whether so many shapes cannot be told apart in a canvas.
  static func isTooSmall(for count: Int, _ canvas: Canvas) -> Bool {
    let transform = canvas.userSpaceToDeviceSpaceTransform
    return max(transform.a, transform.d) < smallScale && count > mostSmallShapes
  }

  /// How the map is drawn, by the number of its shapes.
  var isOfManyShapes: (forSmall: Bool, forAll: Bool) {
    let count = report.regions.index.receiverRects.rects.count
    return (
      count > Self.mostSmallShapes, count + report.regions.index.edges.count > Self.mostShapes
    )
  }

  /// Draws the map as a picture whose pixels are as large as the canvas shows them; no more of it
  /// than the clip lets through.
  private func drawPixels(by across: CGFloat, _ down: CGFloat, in canvas: Canvas) {
    let map = report.map
    // A factor that is computed may be off by a rounding error.
    func length(_ count: Int, _ factor: CGFloat) -> Int {
      max(1, Int((CGFloat(count) * factor - 0.001).rounded(.up)))
    }
    let whole = PixelRect(
      columns: 0..<length(map.width, across),
      rows: 0..<length(map.height, down)
    )
    // A pixel of the picture, in points.
    let pixel = CGSize(
      width: report.size.width / CGFloat(whole.width),
      height: report.size.height / CGFloat(whole.height)
    )
    // With the pixels beside it: where the picture is enlarged, they shade off into each other.
    let seen = canvas.boundingBoxOfClipPath.insetBy(dx: -2 * pixel.width, dy: -2 * pixel.height)
    let part = whole.intersection(PixelRect(touching: seen, pixel: pixel))
    guard !part.isEmpty, let surface = try? CairoSurface(width: part.width, height: part.height)
    else { return }
    var colors: [SIMD4<UInt32>] = []
    colors.reserveCapacity(map.receivers.count)
    for number in map.receivers.indices {
      colors.append((self.colors[number] ?? MapPalette.ground).bytes)
    }
    let samples = whole.width < map.width || whole.height < map.height ? Self.samples : 1
    // The rows and columns of the map that each row and column of the part shows.
    func places(_ range: Range<Int>, of count: Int, _ all: Int) -> [Int] {
      (range.lowerBound * samples..<range.upperBound * samples).map {
        min((2 * $0 + 1) * all / (2 * count * samples), all - 1)
      }
    }
    let rows = places(part.top..<part.bottom, of: whole.height, map.height)
    let columns = places(part.left..<part.right, of: whole.width, map.width)
    let sums = BandSums(report.regions.index.bands, rows, columns, samples, colors)
    let (stride, divisor) = (surface.stride, UInt32(samples * samples))
    surface.withPixels { bytes in
      for row in 0..<part.height {
        let lines = rows[row * samples..<(row + 1) * samples]
        sums.forEachPixel(of: lines) { column, sum in
          let mean = sum / divisor
          let word = mean[3] << 24 | mean[0] << 16 | mean[1] << 8 | mean[2]
          bytes.storeBytes(of: word, toByteOffset: row * stride + column * 4, as: UInt32.self)
        }
      }
    }
    canvas.draw(
      surface,
      in: CGRect(
        x: CGFloat(part.left) * pixel.width,
        y: CGFloat(part.top) * pixel.height,
        width: CGFloat(part.width) * pixel.width,
        height: CGFloat(part.height) * pixel.height
      )
    )
  }
}

nonisolated extension PixelRect {
  /// The pixels of a size, counted from the origin, that a rectangle touches.
  fileprivate init(touching rect: CGRect, pixel: CGSize) {
    let (left, right) = (rect.minX / pixel.width, rect.maxX / pixel.width)
    let (top, bottom) = (rect.minY / pixel.height, rect.maxY / pixel.height)
    self.init(
      left: PixelRect.cell(left.rounded(.down)),
      top: PixelRect.cell(top.rounded(.down)),
      right: PixelRect.cell(right.rounded(.up)),
      bottom: PixelRect.cell(bottom.rounded(.up))
    )
  }
}

/// The colours that the pixels of a picture show of each band of a map, summed over the columns of
/// the map that a pixel shows.
nonisolated private struct BandSums {
  private let bands: ReceiverBands
  private let width: Int
  /// The first band that is shown.
  private let first: Int
  /// The sums of a band's pixels, one band after another.
  private let sums: [SIMD4<UInt32>]

  /// Sums the colours.
  ///
  /// - Parameters:
  ///   - bands: The map.
  ///   - rows: The rows that are shown, from top to bottom; there is one at least.
  ///   - columns: The columns that are shown, from left to right, some for each pixel.
  ///   - samples: How many those are.
  ///   - colors: The colours by the receivers' numbers.
  init(
    _ bands: ReceiverBands,
    _ rows: [Int],
    _ columns: [Int],
    _ samples: Int,
    _ colors: [SIMD4<UInt32>]
  ) {
    (self.bands, width) = (bands, columns.count / samples)
    let shown = bands.band(ofRow: rows[0])...bands.band(ofRow: rows[rows.count - 1])
    first = shown.lowerBound
    var sums = [SIMD4<UInt32>](repeating: SIMD4(), count: shown.count * width)
    for band in shown {
      var run = bands.runs(of: band).lowerBound
      for (place, column) in columns.enumerated() {
        while Int(bands.runs[run].end) <= column { run += 1 }
        let number = Int(bands.runs[run].number)
        if number >= 0 { sums[(band - first) * width + place / samples] &+= colors[number] }
      }
    }
    self.sums = sums
  }

  /// Calls `body` with each pixel of a row and the sum of the colours that it shows in some rows of
  /// the map.
  @inline(__always)
  func forEachPixel(
    of rows: ArraySlice<Int>,
    _ body: (_ column: Int, _ sum: SIMD4<UInt32>) -> Void
  ) {
    let firsts = rows.map { (bands.band(ofRow: $0) - first) * width }
    for column in 0..<width {
      var sum = SIMD4<UInt32>()
      for first in firsts { sum &+= sums[first + column] }
      body(column, sum)
    }
  }
}

extension UIColor {
  /// Red, green, blue and an opacity of one, from 0 to 255.
  nonisolated fileprivate var bytes: SIMD4<UInt32> {
    func byte(_ part: CGFloat) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    return SIMD4(byte(red), byte(green), byte(blue), 255)
  }
}
