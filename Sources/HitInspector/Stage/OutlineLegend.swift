internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What the colours and lines of a picture of frames mean, in the margin at its left.
///
/// > Coordinates: window space.
struct OutlineLegend: Equatable {
  let outlines: ViewOutlines
  /// Where it stands.
  let rect: CGRect

  static let width: CGFloat = 138
  private static let row: CGFloat = 18
  /// The most depths that have a row.
  private static let mostDepths = 14

  /// Makes the legend; there is none where the margin has no room.
  init?(_ outlines: ViewOutlines, _ geometry: StageGeometry) {
    let place = geometry.place
    let margin = geometry.sceneRect.minX - place.minX
    guard margin >= Self.width + 22 else { return nil }
    self.outlines = outlines
    let rows = min(outlines.depths.count, Self.mostDepths)
    let kinds = 3 + (outlines.fillingCount > 1 ? 1 : 0)
    rect = CGRect(
      x: place.minX + 13,
      y: place.minY + 45,
      width: Self.width,
      height: CGFloat(rows) * Self.row + CGFloat(kinds) * 20 + 36
    )
    if rect.maxY > place.maxY - 26 { return nil }
  }

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
    for (depth, count) in outlines.depths.prefix(Self.mostDepths).enumerated() {
      y += Self.row
      let isLast = depth == Self.mostDepths - 1 && outlines.depths.count > Self.mostDepths
      let line = [CGPoint(x: rect.minX, y: y - 4), CGPoint(x: rect.minX + 24, y: y - 4)]
      canvas.line(line, width: 2, color: Theme.depth(depth), cap: .butt)
      let rest = outlines.depths.dropFirst(depth).reduce(0, +)
      canvas.write(
        Words(isLast ? "\(depth) and deeper" : "\(depth)", Theme.remarkStrong, Theme.text),
        Words("\(isLast ? rest : count)", Theme.remark, Theme.secondary),
        from: rect.minX + 32,
        to: rect.maxX,
        baseline: y
      )
    }
    y += 26
    for (dashes, words) in kinds {
      let box = CGRect(x: rect.minX + 0.5, y: y - 9.5, width: 23, height: 11)
      canvas.setStrokeColor(Theme.depth(7))
      canvas.setLineWidth(1)
      canvas.setLineDash(phase: 0, lengths: dashes)
      canvas.stroke(Path(rect: box))
      let text = Words(words, Theme.caption, Theme.secondary)
      canvas.write(text, at: CGPoint(x: rect.minX + 32, y: y), width: rect.width - 32)
      y += 20
    }
    if outlines.fillingCount > 1 {
      let text = Words("\(outlines.fillingCount) fill the window", Theme.caption, Theme.secondary)
      canvas.write(text, at: CGPoint(x: rect.minX + 32, y: y), width: rect.width - 32)
    }
  }

  private var kinds: [([CGFloat], String)] {
    [
      ([], "drawn, \(outlines.drawnCount)"), ([2, 2], "hidden or alpha 0, \(outlines.ghostCount)"),
      ([1, 2.5], "clipped away, \(outlines.cutCount)"),
    ]
  }
}
