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

  /// What is told of the content; nothing before it is seen.
  private var knownWords: MapCompareWords?

  /// Shows a content, and draws again what is otherwise than before.
  func show(_ new: Content) {
    guard new != content else { return }
    let (old, oldWords, oldPlaces) = (content, knownWords, places)
    content = new
    knownWords = nil
    guard !isHidden, let oldWords, old.before == new.before, old.title == new.title,
      old.baseName == new.baseName, let earlier = old.now, let now = new.now, let words,
      places == oldPlaces
    else { return setNeedsDisplay() }
    if words.sentence != oldWords.sentence {
      setNeedsDisplay(CGRect(x: 0, y: 1, width: bounds.width, height: head - 1))
    }
    for (index, fact) in words.facts.enumerated() where fact != oldWords.facts[index] {
      setNeedsDisplay(place(ofFact: index))
    }
    guard places.count == 3, earlier.first != now.first else { return }
    for part in MapThumbnail.changes(from: earlier, to: now, in: places[1]) {
      setNeedsDisplay(part)
    }
    setNeedsDisplay(places[2])
  }

  private var words: MapCompareWords? {
    if knownWords == nil, let now = content.now, let before = content.before {
      knownWords = MapCompareWords(now.comparison(from: before))
    }
    return knownWords
  }

  /// Below this height the heading is lower, and the rows stand closer.
  private static let lowHeight: CGFloat = 130

  private var isLow: Bool { bounds.height < Self.lowHeight }
  private var head: CGFloat { isLow ? 26 : 38 }
  /// What is left free behind the last caption's column.
  private static let end: CGFloat = 10

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    guard bounds.height > head, let now = content.now, let before = content.before, let words
    else { return canvas.heading("COMPARE", baseline: 17, in: bounds) }
    paintHead(words, on: canvas)
    canvas.separator(at: head, width: bounds.width)
    for (index, fact) in words.facts.enumerated() where place(ofFact: index).overlaps(part) {
      paint(fact, baseline: baseline(ofFact: index), on: canvas)
    }
    let pictureArea = places
    guard pictureArea.count == 3 else { return }
    let captions = ["before", "now", "changed"]
    for (rect, caption) in zip(pictureArea, captions) {
      let place = CGPoint(x: rect.maxX + 5, y: rect.minY + 10)
      canvas.write(Words(caption, Theme.remark, Theme.secondary), at: place)
    }
    pictures.before.paint(before, in: pictureArea[0], on: canvas)
    pictures.now.paint(now, in: pictureArea[1], on: canvas)
    MapThumbnail.paintEdge(of: pictureArea[2], on: canvas)
    guard pictureArea[2].overlaps(part) else { return }
    let picture = ComparisonPicture(
      now.comparison(from: before),
      before: before.picture(.all),
      now: now.picture(.all)
    )
    pictures.changed.draw([before.first, now.first], in: pictureArea[2], of: canvas) { _, target in
      MapThumbnail.scaled(to: pictureArea[2], now.report.size, target) {
        picture.drawChange(in: $0)
      }
    }
  }

  private func paintHead(_ words: MapCompareWords, on canvas: Canvas) {
    let title = Words(
      [
        TextRun("COMPARE", font: Theme.heading, color: Theme.faint),
        TextRun("   \(content.title)", font: Theme.label, color: Theme.text),
        TextRun("  \(content.baseName)", font: Theme.chainLabel, color: Theme.faint),
      ],
      Theme.label,
      Theme.text
    )
    let color = words.isChanged ? Theme.wouldBe : Theme.secondary
    canvas.write(
      title,
      Words(words.sentence, Theme.chainLabel, color),
      from: 13,
      to: bounds.width - 14,
      baseline: isLow ? 17 : 23
    )
  }

  private func paint(_ fact: MapCompareWords.Fact, baseline: CGFloat, on canvas: Canvas) {
    guard baseline < bounds.height - 2 else { return }
    canvas.write(
      Words(fact.label, Theme.label, Theme.secondary),
      Words(fact.value, Theme.chainLabel, fact.tone.color),
      from: 13,
      to: factsEnd,
      baseline: baseline
    )
  }

  private var factsEnd: CGFloat { max(120, (places.first?.minX ?? bounds.width) - 34) }

  private func baseline(ofFact index: Int) -> CGFloat {
    head + (isLow ? rowHeight : 26) + CGFloat(index) * rowHeight
  }

  /// Low rows stand as close as lets all of them be seen, down to where they would touch.
  private var rowHeight: CGFloat {
    let count = CGFloat(words?.facts.count ?? 1)
    return isLow ? min(15.5, max(12.5, ((bounds.height - head - 5) / count).rounded(.down))) : 21
  }

  private func place(ofFact index: Int) -> CGRect {
    let top = baseline(ofFact: index) - (isLow ? rowHeight - 4 : 15)
    return CGRect(x: 0, y: top, width: factsEnd + 2, height: rowHeight)
  }

  /// Where the three pictures stand; nowhere where there is no room.
  private var places: [CGRect] {
    guard let now = content.now?.report.size, let before = content.before?.report.size else {
      return []
    }
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

/// What is told of a map beside an earlier one, in words.
struct MapCompareWords: Equatable {
  struct Fact: Equatable {
    let label: String
    let value: String
    let tone: FigureTone
  }

  /// How much of the window goes to another view.
  let sentence: String
  let isChanged: Bool
  let facts: [Fact]

  init(_ comparison: MapComparison) {
    isChanged = comparison.changedArea > 0
    let share = Percent.text(comparison.changedShare, of: 1)
    sentence =
      isChanged ? "\(share) of the window goes to another view" : "Every press goes where it went"
    let area = "\(ShortNumber.text(comparison.changedArea)) pt²"
    let lost = comparison.changes.filter { $0.lost > 0 }.max { $0.lost < $1.lost }
    let won = comparison.changes.filter { $0.won > 0 }.max { $0.won < $1.won }
    let (new, fixed) = (comparison.newDeadZones.count, comparison.fixedDeadZones.count)
    func fact(_ label: String, _ value: String?, _ tone: FigureTone, _ isThere: Bool) -> Fact {
      Fact(label: label, value: value ?? "nobody", tone: isThere ? tone : .quiet)
    }
    facts = [
      fact("receiver changed", area, .warning, isChanged),
      fact("lost by", lost.map { Shown.name($0.view) }, .bad, lost != nil),
      fact("gained by", won.map { Self.winner($0, lost) }, .plain, won != nil),
      fact("new dead zones", "\(new)", .bad, new > 0),
      fact("fixed dead zones", "\(fixed)", .good, fixed > 0),
    ]
  }

  /// A view that was moved loses most in one place and gains most in another.
  private static func winner(_ won: MapComparison.Change, _ lost: MapComparison.Change?) -> String {
    Shown.name(won.view) + (won.view == lost?.view ? ", elsewhere" : "")
  }
}
