internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// What the edits came to, below the scene: who receives more and less than in the file as saved.
final class ChangedPanel: PanelView {
  struct Content: Equatable {
    /// What the scene is compared with, as `against my-scene.json as saved`.
    var remark = ""
    var now: MapReading?
    var saved: MapReading?
  }

  /// Whether it is to stand in the place of the events.
  var isWanted = false
  private var content = Content()
  private let pictures = (saved: MapThumbnail(), now: MapThumbnail())
  /// The rows as they were put together last, and for which height.
  private var known: (lines: [Line], height: CGFloat)?

  /// Shows a content, and draws again what is otherwise than before.
  func show(_ new: Content) {
    guard new != content else { return }
    let (old, oldLines, oldPlaces) = (content, lines, places)
    content = new
    known = nil
    guard old.remark == new.remark, old.saved == new.saved, let earlier = old.now,
      let now = new.now, places == oldPlaces
    else { return setNeedsDisplay() }
    let lines = lines
    for index in 0..<max(lines.count, oldLines.count)
    where !lines.indices.contains(index) || !oldLines.indices.contains(index)
      || lines[index] != oldLines[index]
    {
      setNeedsDisplay(place(ofLine: index))
    }
    guard let place = places.last else { return }
    for part in MapThumbnail.changes(from: earlier, to: now, in: place) {
      setNeedsDisplay(part)
    }
  }

  private func place(ofLine index: Int) -> CGRect {
    let top = Self.firstRow + CGFloat(index) * Self.row - Self.rowAscent
    return CGRect(x: 0, y: top, width: Self.figuresEnd + 2, height: Self.row)
  }

  /// Where the figures end.
  fileprivate static let figuresEnd: CGFloat = 217
  private static let pictureStart: CGFloat = 239
  private static let pictureTop: CGFloat = 34
  private static let firstRow: CGFloat = 48
  private static let row: CGFloat = 21
  /// How far the space of a row reaches above its baseline.
  private static let rowAscent: CGFloat = 15

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    let title = Words("CHANGED SO FAR", Theme.heading, Theme.faint)
    let left = Theme.margin + canvas.write(title, at: CGPoint(x: Theme.margin, y: 21)) + 12
    canvas.write(
      Words(content.remark, Theme.remark, Theme.faint),
      at: CGPoint(x: left, y: 21),
      width: bounds.width - left - Theme.margin
    )
    guard let now = content.now, let saved = content.saved, bounds.height > Self.firstRow else {
      return
    }
    for (index, line) in lines.enumerated() where place(ofLine: index).overlaps(part) {
      line.paint(baseline: Self.firstRow + CGFloat(index) * Self.row, on: canvas)
    }
    let places = places
    guard places.count == 2 else { return }
    paint(saved, pictures.saved, "saved", in: places[0], on: canvas)
    paint(now, pictures.now, "now", in: places[1], on: canvas)
  }

  private func paint(
    _ reading: MapReading,
    _ picture: MapThumbnail,
    _ caption: String,
    in rect: CGRect,
    on canvas: Canvas
  ) {
    picture.paint(reading, in: rect, on: canvas)
    let words = Words(caption, Theme.caption, Theme.secondary)
    let place = CGPoint(x: rect.midX, y: rect.maxY + 14.5)
    canvas.write(words, at: place, alignment: .center)
  }

  /// Where the two pictures stand; nowhere where there is no room.
  private var places: [CGRect] {
    let sizes = [content.saved, content.now].compactMap { $0?.report.size }
    let room = CGSize(
      width: bounds.width - Self.pictureStart - Theme.margin - 10,
      height: bounds.height - Self.pictureTop - 28
    )
    let widths = sizes.reduce(0) { $0 + $1.width / max(1, $1.height) }
    let high = min(room.height, room.width / max(widths, 0.01)).rounded(.down)
    guard high >= 24 else { return [] }
    var x = Self.pictureStart
    return sizes.map { size in
      let width = (high * size.width / max(1, size.height)).rounded()
      defer { x += width + 10 }
      return CGRect(x: x, y: Self.pictureTop, width: width, height: high)
    }
  }

  // MARK: Rows

  /// A row: what, and how much before and now.
  struct Line: Equatable {
    var label: String
    var before: String?
    var now: String
    var tone = FigureTone.plain
  }

  /// The rows that have room, those about single views last to come.
  private var lines: [Line] {
    let height = bounds.height
    if let known, known.height == height { return known.lines }
    guard let now = content.now, let saved = content.saved else { return [] }
    let count = max(1, Int(((height - Self.firstRow - 4) / Self.row).rounded(.down)) + 1)
    let lines = Line.all(now, since: saved, most: count)
    known = (lines, height)
    return lines
  }
}

extension ChangedPanel.Line {
  /// What a map has otherwise than an earlier one, in no more rows than there is room for.
  static func all(_ now: MapReading, since saved: MapReading, most: Int) -> [Self] {
    let comparison = now.comparison(from: saved)
    let area = comparison.changedArea
    let share = Percent.text(comparison.changedShare, of: 1)
    var first = Self(label: "other receiver", now: "nowhere")
    if area > 0 { (first.now, first.tone) = ("\(ShortNumber.text(area)) pt², \(share)", .warning) }
    var last: [Self] = []
    for (label, zones, tone) in [
      ("fixed dead zones", comparison.fixedDeadZones, FigureTone.good),
      ("new dead zones", comparison.newDeadZones, .bad),
    ] where !zones.isEmpty {
      let sum = zones.reduce(0) { $0 + $1.area }
      last.append(Self(label: label, now: "\(ShortNumber.text(sum)) pt²", tone: tone))
    }
    if let old = saved.found?.count, let new = now.found?.count {
      let tone: FigureTone = new == old ? .plain : new < old ? .good : .bad
      last.append(
        Self(label: "findings", before: new == old ? nil : "\(old)", now: "\(new)", tone: tone)
      )
    }
    // Of the others as much is dead as before: that they win or lose is neither good nor bad.
    let concerned = Set((comparison.fixedDeadZones + comparison.newDeadZones).map(\.view))
    let views = comparison.changes.prefix(max(0, most - 1 - last.count)).map { change in
      Self(
        label: Shown.name(change.view),
        before: ShortNumber.text(change.before),
        now: "\(ShortNumber.text(change.now)) pt²",
        tone: !concerned.contains(change.view) ? .plain : change.now < change.before ? .bad : .good
      )
    }
    return [first] + views + last
  }

  fileprivate func paint(baseline: CGFloat, on canvas: Canvas) {
    var left = ChangedPanel.figuresEnd
    left -= canvas.write(
      Words(now, Theme.figures, tone.color),
      at: CGPoint(x: left, y: baseline),
      alignment: .trailing
    )
    if let before {
      canvas.arrowRight(at: CGPoint(x: left - 12, y: baseline - 3.8), color: Theme.secondary)
      left -= 24
      left -= canvas.write(
        Words(before, Theme.figures, Theme.secondary),
        at: CGPoint(x: left, y: baseline),
        alignment: .trailing
      )
    }
    canvas.write(
      Words(label, Theme.chainLabel, Theme.secondary),
      at: CGPoint(x: Theme.margin, y: baseline),
      width: left - Theme.margin - 8
    )
  }
}
