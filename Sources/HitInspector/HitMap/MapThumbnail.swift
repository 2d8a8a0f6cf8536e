internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// A map as a small picture: the receivers' colours, kept until another map is shown.
final class MapThumbnail {
  private let kept = KeptPicture<MapReading>()

  /// How much of it was painted in all, in square points, for tests of what is repainted.
  var paintedArea: CGFloat { kept.paintedArea }

  /// Draws a map into a rectangle, with an edge around it.
  func paint(_ reading: MapReading, in rect: CGRect, on canvas: Canvas) {
    Self.paintEdge(of: rect, on: canvas)
    kept.draw(reading.first, in: rect, of: canvas) { old in
      Self.changes(from: old, to: reading, in: rect)
    } _: { _, target in
      Self.scaled(to: rect, reading.report.size, target) {
        ReceiverPicture(reading.report, reading.colors).draw(in: $0)
      }
    }
  }

  /// Where the picture in a rectangle is drawn otherwise than that of an earlier map, in few parts.
  static func changes(from old: MapReading, to new: MapReading, in rect: CGRect) -> [CGRect] {
    if old.first == new.first { return [] }
    let picture = ReceiverPicture(new.report, new.colors)
    guard let parts = picture.changes(since: ReceiverPicture(old.report, old.colors)) else {
      return [rect]
    }
    let size = new.report.size
    return InspectorDamage.joined(parts.map { place($0, in: rect, size) }, most: mostParts)
  }

  /// The most parts that are painted apart.
  private static let mostParts = 5

  /// Where a rectangle of a screen's points lies in the picture.
  private static func place(_ part: CGRect, in rect: CGRect, _ size: CGSize) -> CGRect {
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    return CGRect(
      x: rect.minX + part.minX * across,
      y: rect.minY + part.minY * down,
      width: part.width * across,
      height: part.height * down
    )
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
