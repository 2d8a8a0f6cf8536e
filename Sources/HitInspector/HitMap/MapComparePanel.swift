internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The map beside an earlier one, below the scene: what changed, before, now, and where.
final class MapComparePanel: PanelView {
  /// What is compared.
  struct Content: Equatable {
    var title = ""
    var now: MapReading?
    var before: MapReading?
    var baseName = ""
  }

  /// Whether it is to stand in the place of the events.
  var isWanted = false
  private var content = Content()
  private let pictures = (
    before: MapThumbnail(), now: MapThumbnail(), changed: KeptPicture<[MapReading]>()
  )

  func show(_ new: Content) {
    guard new != content else { return }
    content = new
    setNeedsDisplay()
  }

  /// Below this height the heading is lower, and the rows stand closer.
  private static let lowHeight: CGFloat = 130

  private var isLow: Bool { bounds.height < Self.lowHeight }
  private var head: CGFloat { isLow ? 26 : 38 }
  /// What is left free behind the last caption's column.
  private static let end: CGFloat = 10

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    guard bounds.height > head, let now = content.now, let before = content.before else {
      return canvas.heading("COMPARE", baseline: 17, in: bounds)
    }
    let comparison = now.comparison(from: before)
    paintHead(comparison, on: canvas)
    canvas.separator(at: head, width: bounds.width)
    let pictureArea = pictureRects(now.report.size, before.report.size)
    paintFacts(comparison, to: (pictureArea.first?.minX ?? bounds.width) - 34, on: canvas)
    guard pictureArea.count == 3 else { return }
    let captions = ["before", "now", "changed"]
    for (rect, caption) in zip(pictureArea, captions) {
      let place = CGPoint(x: rect.maxX + 5, y: rect.minY + 10)
      canvas.write(Words(caption, Theme.remark, Theme.secondary), at: place)
    }
    pictures.before.paint(before, in: pictureArea[0], on: canvas)
    pictures.now.paint(now, in: pictureArea[1], on: canvas)
    MapThumbnail.paintEdge(of: pictureArea[2], on: canvas)
    let picture = ComparisonPicture(
      comparison,
      before: before.picture(.all),
      now: now.picture(.all)
    )
    pictures.changed.draw([before, now], in: pictureArea[2], of: canvas) { _, target in
      MapThumbnail.scaled(to: pictureArea[2], now.report.size, target) {
        picture.drawChange(in: $0)
      }
    }
  }

  private func paintHead(_ comparison: MapComparison, on canvas: Canvas) {
    let share = Percent.text(comparison.changedShare, of: 1)
    let isChanged = comparison.changedArea > 0
    let sentence =
      isChanged ? "\(share) of the window goes to another view" : "Every press goes where it went"
    let words = Words(
      [
        TextRun("COMPARE", font: Theme.heading, color: Theme.faint),
        TextRun("   \(content.title)", font: Theme.label, color: Theme.text),
        TextRun("  \(content.baseName)", font: Theme.chainLabel, color: Theme.faint),
      ],
      Theme.label,
      Theme.text
    )
    canvas.write(
      words,
      Words(sentence, Theme.chainLabel, isChanged ? Theme.wouldBe : Theme.secondary),
      from: 13,
      to: bounds.width - 14,
      baseline: isLow ? 17 : 23
    )
  }

  private func paintFacts(_ comparison: MapComparison, to right: CGFloat, on canvas: Canvas) {
    let lost = comparison.changes.filter { $0.lost > 0 }.max { $0.lost < $1.lost }
    let won = comparison.changes.filter { $0.won > 0 }.max { $0.won < $1.won }
    let (new, fixed) = (comparison.newDeadZones.count, comparison.fixedDeadZones.count)
    let area = "\(ShortNumber.text(comparison.changedArea)) pt²"
    let rows: [(String, String, UIColor)] = [
      ("receiver changed", area, comparison.changedArea > 0 ? Theme.wouldBe : Theme.secondary),
      ("lost by", lost.map { Shown.name($0.view) } ?? "nobody", Theme.refusedText),
      ("gained by", won.map { Shown.name($0.view) } ?? "nobody", Theme.text),
      ("new dead zones", "\(new)", new > 0 ? Theme.refusedText : Theme.secondary),
      ("fixed dead zones", "\(fixed)", fixed > 0 ? Theme.accepted : Theme.secondary),
    ]
    for (index, row) in rows.enumerated() {
      let baseline = head + (isLow ? 15 + CGFloat(index) * 15.5 : 26 + CGFloat(index) * 21)
      guard baseline < bounds.height - 2 else { return }
      let isNobody = row.1 == "nobody"
      canvas.write(
        Words(row.0, Theme.label, Theme.secondary),
        Words(row.1, Theme.chainLabel, isNobody ? Theme.secondary : row.2),
        from: 13,
        to: max(120, right),
        baseline: baseline
      )
    }
  }

  /// Where the three pictures stand; nowhere where there is no room.
  private func pictureRects(_ now: CGSize, _ before: CGSize) -> [CGRect] {
    let height = bounds.height - head - (isLow ? 10 : 18)
    guard height > 30, now.width > 0, now.height > 0 else { return [] }
    let caption: CGFloat = 50
    let room = bounds.width - 240 - caption * 3 - Self.end
    let sum = before.width / max(1, before.height) + 2 * now.width / now.height
    let high = min(height, room / sum).rounded(.down)
    guard high > 24 else { return [] }
    var right = bounds.width - Self.end
    return [now, now, before].map { size -> CGRect in
      let width = (high * size.width / max(1, size.height)).rounded()
      right -= caption + width
      defer { right -= 2 }
      return CGRect(x: right.rounded(), y: head + (isLow ? 5 : 9), width: width, height: high)
    }.reversed()
  }
}
