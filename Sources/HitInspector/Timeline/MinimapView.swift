internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The whole recording in one line: how much happened when, what differs, and what the lanes show.
final class MinimapView: PanelView {
  var onScrub: ((Int64) -> Void)?

  private var source = TimelineSource()
  private var shownTime = TimeWindow(start: 0, length: 1_000_000)
  private var columns: [Column] = []
  private var madeFor: CGFloat = -1

  /// How high the bar of a point of width is, and its part of the second finger.
  struct Column: Hashable {
    var all: CGFloat
    var second: CGFloat
  }

  private var index: TimelineIndex { source.index }

  func show(_ new: TimelineSource) {
    source = new
    madeFor = -1
    setNeedsDisplay()
  }

  func show(_ new: TimeWindow) {
    guard new != shownTime else { return }
    for frame in [rect(of: shownTime), rect(of: new)] {
      setNeedsDisplay(frame.insetBy(dx: -2, dy: -2))
    }
    shownTime = new
  }

  private var scale: TimeScale {
    let whole = TimeWindow(start: 0, length: Double(max(1, index.end)))
    return TimeScale(window: whole, left: 1, right: max(2, bounds.width - 1))
  }

  /// The frame of what the lanes show.
  func rect(of window: TimeWindow) -> CGRect {
    let (x, end) = (scale.x(window.start), scale.x(window.end))
    let width = min(bounds.width, max(9, end - x))
    let left = min(max(0, x + (end - x - width) / 2), bounds.width - width)
    return CGRect(x: left, y: 0, width: width, height: bounds.height)
  }

  /// The heights of the columns: made once for a width.
  static func columns(of index: TimelineIndex, width: Int) -> [Column] {
    guard width > 0, index.end > 0 else { return [] }
    var counts = [Int](repeating: 0, count: width)
    var seconds = counts
    for event in index.events {
      let place = min(width - 1, Int(Double(event.time) / Double(index.end) * Double(width)))
      counts[place] += 1
      let touch = Int(event.touch)
      if touch >= 0, index.touches[touch].finger > 1 { seconds[place] += 1 }
    }
    let most = Double(counts.max() ?? 1)
    return zip(counts, seconds).map { count, second in
      guard count > 0 else { return Column(all: 0, second: 0) }
      let height = pow(Double(count) / most, 0.6)
      return Column(
        all: CGFloat(height),
        second: CGFloat(height * Double(second) / Double(count))
      )
    }
  }

  // MARK: Pointer

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { scrub(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { scrub(touches) }

  private func scrub(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self), index.count > 0 else { return }
    onScrub?(Int64(min(max(0, scale.time(point.x)), Double(index.end))))
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.card(bounds, fill: Theme.inset, edge: Theme.separator, cornerRadius: 3)
    if madeFor != bounds.width {
      columns = Self.columns(of: index, width: Int(bounds.width) - 2)
      madeFor = bounds.width
    }
    let room = bounds.height - 3
    for (place, column) in columns.enumerated() where column.all > 0 {
      let x = CGFloat(place) + 1
      if x < part.minX - 1 || x > part.maxX { continue }
      let height = max(1, column.all * room)
      let bar = CGRect(x: x, y: bounds.height - 1 - height, width: 1, height: height)
      canvas.fill(bar, color: Theme.minimapBar)
      if column.second > 0 {
        let top = CGRect(x: x, y: bar.minY, width: 1, height: max(1, column.second * room))
        canvas.fill(top, color: Theme.gesture)
      }
    }
    paintDifferences(in: canvas)
    if index.end > 0 { paintTimes(in: canvas) }
    let frame = rect(of: shownTime).insetBy(dx: 0.5, dy: 0.5)
    canvas.card(
      frame,
      fill: Theme.touch.withAlphaComponent(0.16),
      edge: Theme.text,
      width: 1.2,
      cornerRadius: 2
    )
  }

  private func paintDifferences(in canvas: Canvas) {
    var last: CGFloat = -.infinity
    for difference in index.differences {
      let x = scale.x(index.time(of: difference.event)).rounded(.down)
      if x - last < 2 { continue }
      last = x
      let line = CGRect(x: x, y: 1, width: 1, height: bounds.height - 2)
      canvas.fill(line, color: Theme.refused.withAlphaComponent(0.8))
      canvas.setFillColor(Theme.refused)
      canvas.beginPath()
      canvas.addLines(between: [
        CGPoint(x: x - 3, y: 0.5), CGPoint(x: x + 4, y: 0.5), CGPoint(x: x + 0.5, y: 5.5),
      ])
      canvas.closePath()
      canvas.fillPath()
    }
  }

  private func paintTimes(in canvas: Canvas) {
    let end = TimeRuler.clock(Double(index.end))
    let width = Ink.width(end, Theme.keySmall) + 6
    let plates = [
      ("0:00", CGRect(x: 2, y: 2, width: Ink.width("0:00", Theme.keySmall) + 6, height: 11)),
      (end, CGRect(x: bounds.width - 2 - width, y: 2, width: width, height: 11)),
    ]
    for (text, plate) in plates {
      canvas.fill(plate, color: Theme.inset.withAlphaComponent(0.85), cornerRadius: 2)
      let words = Words(text, Theme.keySmall, Theme.secondary)
      canvas.write(words, at: CGPoint(x: plate.midX, y: 11), alignment: .center)
    }
  }
}
