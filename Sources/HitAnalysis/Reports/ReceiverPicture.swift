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

  private let report: MapReport
  private let colors: MapColors

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
      return drawPixels(by: transform.a, transform.d, in: canvas)
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

  /// Draws the map as a picture whose pixels are as large as the canvas shows them.
  private func drawPixels(by across: CGFloat, _ down: CGFloat, in canvas: Canvas) {
    let map = report.map
    let width = max(1, Int((CGFloat(map.width) * across).rounded(.up)))
    let height = max(1, Int((CGFloat(map.height) * down).rounded(.up)))
    guard let surface = try? CairoSurface(width: width, height: height) else { return }
    var colors: [SIMD4<UInt32>] = []
    colors.reserveCapacity(map.receivers.count)
    for number in map.receivers.indices {
      colors.append((self.colors[number] ?? MapPalette.ground).bytes)
    }
    let samples = width < map.width || height < map.height ? Self.samples : 1
    // The rows and columns of the map that each row and column of the picture shows.
    func places(_ count: Int, of all: Int) -> [Int] {
      (0..<count * samples).map { min((2 * $0 + 1) * all / (2 * count * samples), all - 1) }
    }
    let (rows, columns) = (places(height, of: map.height), places(width, of: map.width))
    let sums = BandSums(report.regions.index.bands, columns, samples, colors)
    let (stride, divisor) = (surface.stride, UInt32(samples * samples))
    surface.withPixels { bytes in
      for row in 0..<height {
        let lines = rows[row * samples..<(row + 1) * samples]
        sums.forEachPixel(of: lines) { column, sum in
          let mean = sum / divisor
          let word = mean[3] << 24 | mean[0] << 16 | mean[1] << 8 | mean[2]
          bytes.storeBytes(of: word, toByteOffset: row * stride + column * 4, as: UInt32.self)
        }
      }
    }
    canvas.draw(surface, in: CGRect(origin: .zero, size: report.size))
  }
}

/// The colours that the pixels of a picture show of each band of a map, summed over the columns of
/// the map that a pixel shows.
nonisolated private struct BandSums {
  private let bands: ReceiverBands
  private let width: Int
  /// The sums of a band's pixels, one band after another.
  private let sums: [SIMD4<UInt32>]

  /// Sums the colours.
  ///
  /// - Parameters:
  ///   - bands: The map.
  ///   - columns: The columns that are shown, from left to right, some for each pixel.
  ///   - samples: How many those are.
  ///   - colors: The colours by the receivers' numbers.
  init(_ bands: ReceiverBands, _ columns: [Int], _ samples: Int, _ colors: [SIMD4<UInt32>]) {
    (self.bands, width) = (bands, columns.count / samples)
    var sums = [SIMD4<UInt32>](repeating: SIMD4(), count: bands.count * width)
    for band in 0..<bands.count {
      var run = bands.runs(of: band).lowerBound
      for (place, column) in columns.enumerated() {
        while Int(bands.runs[run].end) <= column { run += 1 }
        let number = Int(bands.runs[run].number)
        if number >= 0 { sums[band * width + place / samples] &+= colors[number] }
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
    let firsts = rows.map { bands.band(ofRow: $0) * width }
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
