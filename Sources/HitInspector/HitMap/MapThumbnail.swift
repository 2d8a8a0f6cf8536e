internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// A map as a small picture: the receivers' colours, kept until another map is shown.
final class MapThumbnail {
  private let kept = KeptPicture<MapReading>()

  /// Draws a map into a rectangle, with an edge around it.
  func paint(_ reading: MapReading, in rect: CGRect, on canvas: Canvas) {
    Self.paintEdge(of: rect, on: canvas)
    kept.draw(reading.first, in: rect, of: canvas) { _, target in
      Self.scaled(to: rect, reading.report.size, target) {
        ReceiverPicture(reading.report, reading.colors).draw(in: $0)
      }
    }
  }

  static func paintEdge(of rect: CGRect, on canvas: Canvas) {
    canvas.setFillColor(Theme.separator)
    canvas.fillBorder(of: rect.insetBy(dx: -1, dy: -1), width: 1)
  }

  /// Draws with a screen's points as coordinates, which fill a rectangle.
  static func scaled(
    to rect: CGRect,
    _ size: CGSize,
    _ canvas: Canvas,
    _ body: (Canvas) -> Void
  ) {
    canvas.saved {
      canvas.clip(to: rect)
      canvas.translateBy(x: rect.minX, y: rect.minY)
      canvas.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      body(canvas)
    }
  }
}
