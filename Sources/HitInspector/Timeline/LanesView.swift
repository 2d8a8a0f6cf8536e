internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The lanes of a timeline with their ruler and the playhead.
final class LanesView: PanelView {
  /// Called with the time that was pressed or dragged to.
  var onScrub: ((Int64) -> Void)?
  /// Called with the input that what was pressed begins with.
  var onEvent: ((Int) -> Void)?
  /// Called with the part of time that is to be shown.
  var onWindow: ((TimeWindow) -> Void)?

  private var source = TimelineSource()
  private(set) var shownTime = TimeWindow(start: 0, length: 1_000_000)
  private(set) var time: Int64 = 0
  private var position = 0
  private var shapes: [(lane: TimelineLane, shapes: [LaneShape])] = []
  private var isShapesValid = false
  private var isScrubbing = false

  /// What of the playhead's moment is marked.
  private var difference: Int?

  static let ruler: CGFloat = 16
  static let pitch: CGFloat = 17
  private static let labels: CGFloat = 13
  private static let spansLeft: CGFloat = 109
  private static let spansRight: CGFloat = 12
  private static let clipLeft: CGFloat = 107

  var scale: TimeScale {
    TimeScale(
      window: shownTime,
      left: Self.spansLeft,
      right: max(Self.spansLeft + 1, bounds.width - Self.spansRight)
    )
  }

  /// How many lanes there is room for.
  private var room: Int { max(1, Int((bounds.height - Self.ruler - 2) / Self.pitch)) }

  var index: TimelineIndex { source.index }

  // MARK: Showing

  func show(_ new: TimelineSource) {
    source = new
    invalidate()
  }

  func show(_ new: TimeWindow) {
    guard new != shownTime else { return }
    shownTime = new
    invalidate()
  }

  /// Shows the moment that the playhead marks.
  func show(time newTime: Int64, position newPosition: Int) {
    guard newTime != time || newPosition != position else { return }
    for moment in [time, newTime] {
      for part in playhead(at: moment)?.parts ?? [] { setNeedsDisplay(part) }
    }
    for event in [position, newPosition] { redrawRing(of: event) }
    (time, position) = (newTime, newPosition)
  }

  private func invalidate() {
    isShapesValid = false
    setNeedsDisplay()
  }

  override func layoutSubviews() { invalidate() }

  /// The playhead at a moment; none where that is out of sight.
  private func playhead(at time: Int64) -> Playhead? {
    Playhead(at: time, scale, left: Self.clipLeft, in: bounds)
  }

  private func redrawRing(of event: Int) {
    guard let touch = index.touch(at: event) else { return }
    let x = scale.x(index.touches[touch].start).clamped(to: -100...bounds.width + 100)
    setNeedsDisplay(CGRect(x: x - 9, y: 0, width: 18, height: bounds.height))
  }

  /// The shapes of all lanes, made anew only where something else is to be shown.
  private var laneShapes: [(lane: TimelineLane, shapes: [LaneShape])] {
    if !isShapesValid {
      let maker = LaneShapes(index: index, scale: scale)
      shapes = index.lanes(in: shownTime, room: room).map { ($0, maker.shapes(of: $0)) }
      isShapesValid = true
    }
    return shapes
  }

  /// How many shapes are drawn at most for the part of time, words left out, for tests.
  var shapeCount: Int { laneShapes.reduce(0) { $0 + $1.shapes.count(where: \.isMark) } }

  // MARK: Pointer

  private func lane(at point: CGPoint) -> Int? {
    let row = Int(((point.y - Self.ruler) / Self.pitch).rounded(.down))
    return point.y >= Self.ruler && laneShapes.indices.contains(row) ? row : nil
  }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
    guard let point = touches.first?.location(in: self), index.count > 0,
      point.x >= Self.clipLeft
    else { return }
    isScrubbing = true
    if let row = lane(at: point), let thing = thing(in: laneShapes[row].lane, at: point.x) {
      return onEvent?(thing.event) ?? ()
    }
    scrub(to: point)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isScrubbing, let point = touches.first?.location(in: self) { scrub(to: point) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isScrubbing = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isScrubbing = false
  }

  private func scrub(to point: CGPoint) {
    let x = min(max(point.x, scale.left), scale.right)
    onScrub?(Int64(min(max(0, scale.time(x)), Double(index.end))))
  }

  override func tip(at point: CGPoint) -> Tip? {
    guard point.x >= Self.clipLeft, let row = lane(at: point),
      let thing = thing(in: laneShapes[row].lane, at: point.x)
    else { return nil }
    let y = Self.ruler + CGFloat(row) * Self.pitch
    return Tip(text: thing.text, rect: CGRect(x: point.x, y: y, width: 8, height: Self.pitch))
  }

  /// What lies in a lane at a place.
  func thing(in lane: TimelineLane, at x: CGFloat) -> LaneThing? {
    LaneThing(in: index, lane, at: scale.time(x), reach: scale.pitch * 5)
  }

  override func hover(at point: CGPoint?) {
    guard let point, point.x >= Self.clipLeft, let row = lane(at: point) else {
      onName?(nil)
      return
    }
    onName?(thing(in: laneShapes[row].lane, at: point.x)?.view)
  }

  /// Called with the name of the view that the pointer is over a thing of.
  var onName: ((String?) -> Void)?

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    guard index.count > 0 else { return false }
    let notches = (delta.width + delta.height) / Theme.wheelNotch
    onWindow?(shownTime.moved(by: Double(notches) * 0.12, within: Double(index.end)))
    return true
  }

  /// Shows more or less time about a point, in bounds space.
  func zoom(by factor: Double, at point: CGPoint?) {
    let x = point.map { min(max($0.x, scale.left), scale.right) }
    let time = x.map { scale.time($0) } ?? Double(time)
    onWindow?(shownTime.zoomed(by: factor, about: time, within: Double(index.end)))
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let lanes = laneShapes
    guard index.count > 0 else {
      let keys = "\(KeyTable.label(of: .toggleRecording)) records"
      let words = Words(
        "no events: \(keys), \(KeyTable.label(of: .askForFile)) opens a trace",
        Theme.remark,
        Theme.faint
      )
      return _ = canvas.write(words, at: CGPoint(x: bounds.midX, y: 40), alignment: .center)
    }
    paintBands(in: canvas, lanes: lanes.count)
    paintCodeChanges(in: canvas, lanes: lanes.count)
    paintRuler(in: canvas)
    for (row, (lane, shapes)) in lanes.enumerated() {
      let top = Self.ruler + CGFloat(row) * Self.pitch
      if part.minX < Self.clipLeft { paintTitle(of: lane, at: top, in: canvas) }
      canvas.saved {
        canvas.clip(to: CGRect(x: Self.clipLeft, y: top, width: bounds.width, height: Self.pitch))
        for shape in shapes where shape.reaches(part) {
          LaneShapePainter(shape: shape, top: top).paint(in: canvas)
        }
        if lane == .hits { paintRing(at: top, in: canvas) }
      }
      let line = CGRect(x: 0, y: top + Self.pitch - 1, width: bounds.width - 4, height: 1)
      canvas.fill(line, color: Theme.separator.withAlphaComponent(0.55))
    }
    playhead(at: time)?.paint(in: canvas)
  }

  private func paintTitle(of lane: TimelineLane, at top: CGFloat, in canvas: Canvas) {
    let title = index.title(of: lane)
    let isUnseen = if case .unseen = lane { true } else { false }
    let color = isUnseen ? Theme.faint : Theme.text
    let start = CGPoint(x: Self.labels, y: top + 12.3)
    let room = Self.clipLeft - Self.labels - 4
    let name = Ink.name(title.name, Theme.remark, width: room)
    let taken = canvas.write(Words(name, Theme.remark, color), at: start, width: room)
    guard !title.view.isEmpty, room - taken > 20 else { return }
    let view = Ink.name(title.view, Theme.caption, width: room - taken - 5)
    let place = CGPoint(x: start.x + taken + 5, y: start.y)
    canvas.write(Words(view, Theme.caption, Theme.faint), at: place, width: room - taken - 5)
  }

  /// Marks the touches that went elsewhere than in the recording.
  private func paintBands(in canvas: Canvas, lanes: Int) {
    let height = CGFloat(lanes) * Self.pitch + 1
    var last: CGFloat = -.infinity
    for difference in index.differences {
      let touch = index.touches[difference.touch]
      let (x, end) = (scale.x(touch.start) - 7, scale.x(touch.end) + 7)
      if end < Self.clipLeft || x > bounds.width || end - last < 1 { continue }
      last = end
      let left = max(x, Self.clipLeft)
      let band = CGRect(x: left, y: Self.ruler - 1, width: max(1, end - left), height: height)
      canvas.fill(band, color: Theme.refused.withAlphaComponent(0.16))
      for edge in [x, end] where edge >= Self.clipLeft {
        let line = CGRect(x: edge - 0.5, y: band.minY, width: 1, height: height)
        canvas.fill(line, color: Theme.refused.withAlphaComponent(0.5))
      }
    }
  }

  /// Marks where the program's own code did something that is not done again.
  private func paintCodeChanges(in canvas: Canvas, lanes: Int) {
    for event in index.codeChanges {
      let x = scale.x(index.time(of: event))
      guard x >= Self.clipLeft, x <= bounds.width else { continue }
      let height = CGFloat(lanes) * Self.pitch + 1
      let band = CGRect(x: x - 4, y: Self.ruler - 1, width: 8, height: height)
      canvas.fill(band, color: Theme.line.withAlphaComponent(0.3))
    }
  }

  private func paintRing(at top: CGFloat, in canvas: Canvas) {
    guard let touch = index.touch(at: position) else { return }
    let x = scale.x(index.touches[touch].start)
    let center = CGPoint(x: x, y: top + 8.5)
    canvas.circle(at: center, radius: 6.4, width: 1.4, color: Theme.text)
  }

  private func paintRuler(in canvas: Canvas) {
    let ruler = TimeRuler(scale: scale)
    let playhead = playhead(at: time)
    for tick in ruler.ticks {
      let height: CGFloat = tick.words == nil ? 3 : 6
      let mark = CGRect(x: tick.x, y: 14 - height, width: 1, height: height)
      canvas.fill(mark, color: tick.words == nil ? Theme.connector : Theme.line)
      guard let text = tick.words else { continue }
      let width = Ink.width(text, Theme.keySmall)
      if playhead?.covers(tick.x...tick.x + 4 + width) == true { continue }
      if tick.x + 4 + width > bounds.width { continue }
      let words = Words(text, Theme.keySmall, Theme.faint)
      canvas.write(words, at: CGPoint(x: tick.x + 4, y: 12))
    }
  }
}

extension CGFloat {
  /// The number, or the nearest one within limits.
  fileprivate func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
