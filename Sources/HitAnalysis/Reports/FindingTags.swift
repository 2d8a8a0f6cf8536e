internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The numbers of findings on a map, each at a corner of the view it is about.
///
/// > Coordinates: screen points.
struct FindingTags {
  nonisolated struct Tag: Equatable {
    let number: Int
    let level: LintLevel
    let center: CGPoint

    var frame: CGRect {
      let radius = FindingTags.radius + 1
      return CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    }
  }

  nonisolated static let radius: CGFloat = 8.5
  /// More numbers than these would hide the map.
  private static let most = 60
  private static let font = Font(size: 10.5, weight: .bold)

  private(set) var tags: [Tag] = []

  /// Finds a place for each number: that of the finding in the list, from 1.
  init(_ findings: some Collection<LintFinding>, on size: CGSize) {
    for (place, finding) in findings.enumerated() {
      guard let rect = finding.rects.first else { continue }
      // Corners in the order in which they are tried, so that numbers do not hide each other.
      let corners = [
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      ]
      let tries = corners.map { corner in
        Tag(
          number: place + 1,
          level: finding.level,
          center: CGPoint(
            x: min(max(corner.x, Self.radius + 1), max(size.width - Self.radius - 1, 0)),
            y: min(max(corner.y, Self.radius + 1), max(size.height - Self.radius - 1, 0))
          )
        )
      }
      let free = tries.first { tried in !tags.contains { $0.frame.intersects(tried.frame) } }
      if let tag = free ?? tries.first { tags.append(tag) }
      if tags.count == Self.most { return }
    }
  }

  /// Draws the numbers that lie in a part of the screen.
  func draw(_ part: CGRect, in canvas: Canvas) {
    for tag in tags where tag.frame.intersects(part) {
      let frame = tag.frame.insetBy(dx: 1, dy: 1)
      canvas.setFillColor(MapPalette.ground)
      canvas.fillEllipse(in: tag.frame.insetBy(dx: -0.5, dy: -0.5))
      canvas.setFillColor(
        tag.level == .error
          ? MapPalette.refused : tag.level == .warning ? MapPalette.wouldBe : MapPalette.selection
      )
      canvas.fillEllipse(in: frame)
      canvas.draw(
        "\(tag.number)",
        in: frame,
        font: Self.font,
        color: MapPalette.ground,
        alignment: .center
      )
    }
  }
}
