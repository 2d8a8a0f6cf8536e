internal import Foundation
package import HitCanvas
internal import HitResponders

/// The ground of a map's picture: each point in the colour of the view that receives a press there.
///
/// > Units: points of the screen.
package struct ReceiverPicture {
  /// More shapes than these become one picture of pixels, so that a vector file stays small.
  private static let mostShapes = 20_000
  /// The same of a picture that is much smaller than the screen, in which edges are not seen.
  private static let mostSmallShapes = 2_000

  private let report: MapReport
  private let colors: MapColors
  private let most: Int

  init(_ report: MapReport, _ colors: MapColors) {
    (self.report, self.colors, most) = (report, colors, Self.mostShapes)
  }

  /// Makes a picture that is drawn much smaller than the screen.
  package init(small report: MapReport, _ colors: MapColors) {
    (self.report, self.colors, most) = (report, colors, Self.mostSmallShapes)
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
    let rectangles = report.regions.index.rectsOfReceivers
    let count = rectangles.reduce(0) { $0 + $1.count }
    if count > most { return drawPixels(in: canvas) }
    let edges = report.regions.index.bands.edges(scale)
    if count + edges.count > most { return drawPixels(in: canvas) }
    for receiver in report.receivers {
      guard let color = colors[receiver.view] else { continue }
      canvas.setFillColor(color)
      canvas.fill(rectangles[receiver.number].map { $0.points(scale) })
    }
    canvas.setFillColor(MapPalette.edge)
    canvas.fill(edges)
  }

  private func drawPixels(in canvas: Canvas) {
    let map = report.map
    guard let surface = try? CairoSurface(width: map.width, height: map.height) else { return }
    let words = report.map.receivers.map { view in
      colors[view].map { $0.pixelWord } ?? MapPalette.ground.pixelWord
    }
    let stride = surface.stride
    surface.withPixels { bytes in
      map.withNumbers { numbers in
        for row in 0..<map.height {
          for column in 0..<map.width {
            let number = Int(numbers[row * map.width + column])
            guard number >= 0 else { continue }
            let place = row * stride + column * 4
            bytes.storeBytes(of: words[number], toByteOffset: place, as: UInt32.self)
          }
        }
      }
    }
    canvas.draw(surface, in: report.regions.index.screen.points(map.scale))
  }
}

extension UIColor {
  /// The colour as the bytes of a picture, without opacity.
  nonisolated fileprivate var pixelWord: UInt32 {
    func byte(_ part: CGFloat) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    return 0xff00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
