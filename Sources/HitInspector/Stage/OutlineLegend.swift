internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What the colours and lines of a picture of frames mean, in the margin at its left.
///
/// > Coordinates: window space.
struct OutlineLegend: Equatable {
  let outlines: ViewOutlines
  /// How many views lie over others.
  let overlapCount: Int
  /// The depths that are shown alone.
  let solo: ClosedRange<Int>?
  /// Where it stands.
  let rect: CGRect

  static let width: CGFloat = 138
  private static let row: CGFloat = 18
  /// The height of what explains the kinds of lines.
  private static let keyHeight: CGFloat = 116
  private static let tagGap: CGFloat = 20
  private static let tagHeight: CGFloat = 34
  /// The most depths that have a row.
  private static let mostDepths = 14

  /// Makes the legend; there is none where the margin has no room.
  init?(
    _ outlines: ViewOutlines,
    overlapCount: Int = 0,
    solo: ClosedRange<Int>? = nil,
    _ geometry: StageGeometry
  ) {
    let place = geometry.place
    let margin = geometry.sceneRect.minX - place.minX
    guard margin >= Self.width + 22 else { return nil }
    (self.outlines, self.overlapCount, self.solo) = (outlines, overlapCount, solo)
    let rows = min(outlines.depths.count, Self.mostDepths)
    let tag = outlines.fillingCount > 1 ? Self.tagGap + Self.tagHeight : 0
    rect = CGRect(
      x: place.minX + 13,
      y: place.minY + 45,
      width: Self.width,
      height: CGFloat(rows) * Self.row + Self.keyHeight + tag
    )
    if rect.maxY > place.maxY - 26 { return nil }
  }

  /// The depths that a row stands for: one, or all that have no row of their own.
  private func depths(ofRow row: Int) -> ClosedRange<Int> {
    row == Self.mostDepths - 1 ? row...max(row, outlines.depths.count - 1) : row...row
  }

  private var rowCount: Int { min(outlines.depths.count, Self.mostDepths) }

  /// The depths whose row is at a point.
  func depths(at point: CGPoint) -> ClosedRange<Int>? {
    let row = ((point.y - rect.minY - 14) / Self.row).rounded(.down)
    guard (rect.minX - 5...rect.maxX).contains(point.x), row >= 0, row < CGFloat(rowCount) else {
      return nil
    }
    return depths(ofRow: Int(row))
  }

  // MARK: Drawing

  func paint(in canvas: Canvas) {
    var y = rect.minY + 10
    canvas.write(
      Words("DEPTH", Theme.heading, Theme.faint),
      Words("views", Theme.caption, Theme.faint),
      from: rect.minX,
      to: rect.maxX,
      baseline: y
    )
    y += 2
    for row in 0..<rowCount {
      y += Self.row
      paintRow(row, baseline: y, on: canvas)
    }
    y += 26
    for (dashes, words) in kinds {
      let box = CGRect(x: rect.minX + 0.5, y: y - 9.5, width: 23, height: 11)
      canvas.setStrokeColor(Theme.depth(7))
      canvas.setLineWidth(1)
      canvas.setLineDash(phase: 0, lengths: dashes)
      canvas.stroke(Path(rect: box))
      write(words, baseline: y, on: canvas)
      y += 20
    }
    let swatch = CGRect(x: rect.minX, y: y - 10, width: 24, height: 12)
    canvas.fill(swatch, with: OutlinePicture.hatch)
    canvas.setStrokeColor(Theme.wouldBe)
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.stroke(Path(rect: swatch.insetBy(dx: 0.5, dy: 0.5)))
    write("one over another, \(overlapCount)", baseline: y, on: canvas)
    if outlines.fillingCount > 1 { paintTag(on: canvas) }
  }

  private func write(_ words: String, baseline: CGFloat, on canvas: Canvas) {
    let text = Words(words, Theme.caption, Theme.secondary)
    canvas.write(text, at: CGPoint(x: rect.minX + 32, y: baseline), width: rect.width - 32)
  }

  private func paintRow(_ row: Int, baseline y: CGFloat, on canvas: Canvas) {
    let depths = depths(ofRow: row)
    let isSolo = solo == depths
    if isSolo {
      let ground = CGRect(x: rect.minX - 5, y: y - 13, width: rect.width + 10, height: Self.row)
      canvas.fill(ground, color: Theme.row, cornerRadius: 3)
    }
    let isQuiet = solo != nil && !isSolo
    let line = [CGPoint(x: rect.minX, y: y - 4), CGPoint(x: rect.minX + 24, y: y - 4)]
    let color = Theme.depth(row).withAlphaComponent(isQuiet ? 0.4 : 1)
    canvas.line(line, width: 2, color: color, cap: .butt)
    let count = outlines.depths[depths].reduce(0, +)
    canvas.write(
      Words(
        depths.count > 1 ? "\(row) and deeper" : "\(row)",
        Theme.remarkStrong,
        isQuiet ? Theme.faint : Theme.text
      ),
      Words("\(count)", Theme.remark, isQuiet ? Theme.faint : Theme.secondary),
      from: rect.minX + 32,
      to: rect.maxX,
      baseline: y
    )
  }

  /// Tells of the views that have one line with their window.
  private func paintTag(on canvas: Canvas) {
    let deepest = outlines.outlines.map(\.merged).max() ?? 0
    let tag = CGRect(
      x: rect.minX,
      y: rect.maxY - Self.tagHeight,
      width: 120,
      height: Self.tagHeight
    )
    canvas.card(tag, fill: Theme.control, edge: Theme.line, cornerRadius: 5)
    let (first, second) = (
      Words(
        Counted.text(outlines.fillingCount, "view fills it", "views fill it"),
        Theme.remark,
        Theme.text
      ),
      Words("depth 0 to \(deepest), one line", Theme.caption, Theme.secondary)
    )
    canvas.write(first, at: CGPoint(x: tag.minX + 8, y: tag.minY + 14), width: tag.width - 12)
    canvas.write(second, at: CGPoint(x: tag.minX + 8, y: tag.minY + 27), width: tag.width - 12)
  }

  private var kinds: [([CGFloat], String)] {
    [
      ([], "drawn, \(outlines.drawnCount)"), ([2, 2], "hidden or alpha 0, \(outlines.ghostCount)"),
      ([1, 2.5], "clipped away, \(outlines.cutCount)"),
    ]
  }
}
