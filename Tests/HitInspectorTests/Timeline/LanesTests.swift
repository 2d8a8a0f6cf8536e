import Foundation
import HitCanvas
import HitResponders
import TestSupport
import Testing

@testable import HitInspector

@Suite("The timeline below the scene")
struct LanesTests {
  /// Many touches with moves, recognizers, messages and actions, at random times.
  static func long(events count: Int) -> TimelineIndex {
    var index = TimelineIndex()
    var random = Seeded(5)
    var time: Int64 = 0
    var frame = 0
    while index.count < count {
      let point = CGPoint(x: random.below(320), y: random.below(480))
      let moves = random.below(120)
      frame += 1
      index.addTouch(1, .began, at: time, frame: frame, point)
      let first = index.count
      index.addHit("Cell\(random.below(20))", of: first)
      for _ in 0..<moves {
        time += 8_333
        frame += 1
        index.addTouch(1, .moved, at: time, frame: frame, point)
        index.addMessage(handledBy: "List", at: time, event: index.count)
      }
      if moves > 3 {
        index.addState(.began, of: "pan", on: "List", cause: "", at: time, event: first + 3)
      }
      time += 8_333
      frame += 1
      index.addTouch(1, .ended, at: time, frame: frame, point)
      index.addState(
        moves > 3 ? .ended : .failed,
        of: "pan",
        on: "List",
        cause: "lifted",
        at: time,
        event: index.count
      )
      index.addAction("touchUpInside", at: time, event: index.count)
      time += Int64(random.below(900_000))
    }
    index.noteGolden()
    for touch in index.touches.enumerated() where touch.offset % 40 == 7 {
      _ = index.addGolden("Button", of: touch.element.first)
    }
    return index
  }

  private let panel = TimelinePanel()

  private func open(_ index: TimelineIndex) {
    panel.frame = CGRect(x: 0, y: 0, width: 655, height: 240)
    panel.layoutIfNeeded()
    for view in panel.panels { view.layoutSubviews() }
    panel.open(index)
  }

  @Test("however much is shown, there are no more shapes than lanes times points of width")
  func shapes() {
    let index = Self.long(events: 100_000)
    #expect(index.count >= 100_000)
    open(index)
    let lanes = panel.lanes
    for length in [10_000, 1_000_000, 60_000_000, Double(index.end) * 1.02] {
      lanes.show(
        TimeWindow(start: Double(index.end) / 3, length: length).clamped(to: Double(index.end))
      )
      let count = index.lanes(in: lanes.shownTime).count
      #expect(lanes.shapeCount <= count * Int(lanes.bounds.width), "\(length)")
      #expect(lanes.shapeCount > 0 || length < 1_000_000)
    }
  }

  @Test("the columns of the minimap are as high as what happened in them")
  func minimap() {
    let columns = MinimapView.columns(of: Self.long(events: 20_000), width: 627)
    #expect(columns.count == 627)
    #expect(columns.contains { $0.all == 1 })
    #expect(columns.filter { $0.second > $0.all }.isEmpty)
    #expect(MinimapView.columns(of: TimelineIndex(), width: 627).isEmpty)
    open(Self.long(events: 20_000))
    let frame = panel.minimap.rect(of: TimeWindow(start: 0, length: 10_000))
    #expect(frame.width == 9)
  }

  @Test("labels are there as far as they have room: the cause, else the state, else nothing")
  func labels() throws {
    var index = TimelineIndex()
    for (number, start) in [Int64(0), 500_000, 4_000_000].enumerated() {
      index.addTouch(1, .began, at: start, frame: number * 2 + 1, .zero)
      index.addHit("Cell", of: number * 2 + 1)
      index.addTouch(1, .ended, at: start + 20_000, frame: number * 2 + 2, .zero)
      index.addState(
        .failed,
        of: "pan",
        on: "List",
        cause: "lifted after moving 0 < 10",
        at: start + 20_000,
        event: number * 2 + 2
      )
    }
    let window = TimeWindow(start: -500_000, length: 7_000_000)
    let scale = TimeScale(window: window, left: 109, right: 643)
    let shapes = LaneShapes(index: index, scale: scale).shapes(of: .recognizer(0))
    let words = shapes.compactMap { shape -> String? in
      if case .words(let text, _, _) = shape.form { text } else { nil }
    }
    #expect(
      words == ["failed: lifted after moving 0 < 10", "failed: lifted after moving 0 < 10"]
        || words == [
          "failed", "failed: lifted after moving 0 < 10", "failed: lifted after moving 0 < 10",
        ]
        || words.last == "failed: lifted after moving 0 < 10"
    )
    #expect(shapes.count { $0.form == .cross } == 3)
  }

  @Test("no words reach beyond the right edge of the lanes, wherever what they tell of lies")
  func rightEdge() {
    var index = TimelineIndex()
    index.addTouch(1, .began, at: 0, frame: 1, .zero)
    index.addHit("ToastOverlay", of: 1)
    index.addMessage(handledBy: "ToastOverlay", at: 0, event: 1)
    index.addChange("CenterButton.alpha", at: 0, frame: 2)
    index.addTouch(1, .ended, at: 10_000, frame: 3, .zero)
    let cause = "lifted after moving 0 < 10"
    index.addState(.failed, of: "pan", on: "List", cause: cause, at: 10_000, event: 3)
    var told: Set<String> = []
    for x in stride(from: 400.0, through: 643, by: 9) {
      let start = -1_000_000 * (x - 109) / 534
      let window = TimeWindow(start: start, length: 1_000_000)
      let maker = LaneShapes(index: index, scale: TimeScale(window: window, left: 109, right: 643))
      for lane in index.lanes(in: window) {
        for shape in maker.shapes(of: lane) {
          guard case .words(let text, let isStrong, false) = shape.form else { continue }
          let font = isStrong ? Theme.badgeSemibold : LaneShapes.font
          #expect(shape.x + Ink.width(text, font) <= 655)
          told.insert(text)
        }
      }
    }
    #expect(told.contains("failed: \(cause)") && told.contains("failed"))
    #expect(told.contains { $0.hasPrefix("T") && $0.contains("…") })
  }

  @Test("the name of a change ends before the next change")
  func names() throws {
    var index = TimelineIndex()
    for (number, time) in [Int64(0), 400_000, 5_000_000].enumerated() {
      index.addChange("CenterButton.alpha", at: time, frame: number + 1)
    }
    let window = TimeWindow(start: 0, length: 7_000_000)
    let scale = TimeScale(window: window, left: 109, right: 643)
    let shapes = LaneShapes(index: index, scale: scale).shapes(of: .changes)
    let named = shapes.compactMap { shape -> CGFloat? in
      if case .words = shape.form { shape.x } else { nil }
    }
    #expect(shapes.count(where: \.isMark) == 3)
    #expect(named == [Int64(400_000), 5_000_000].map { scale.x($0) + 7 })
  }

  @Test("a click on lanes without events gives them the keys")
  func keys() {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let scene = RaisedTab()
    inspector.open(scene.application)
    inspector.timeline.open(TimelineIndex())
    inspector.timeline.show(TimelineState(), nil)
    inspector.application.layoutIfNeeded()
    let lanes = inspector.root.timeline.lanes
    #expect(!inspector.timeline.hasKeys)
    press(lanes, 300, lanes.bounds.maxY - 4, in: inspector)
    #expect(inspector.timeline.hasKeys)
  }

  private func press(_ view: UIView, _ x: CGFloat, _ y: CGFloat, in inspector: Inspector) {
    let point = view.convert(CGPoint(x: x, y: y), to: inspector.window)
    for (phase, time) in [(UITouch.Phase.began, 0.0), (.ended, 0.1)] {
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      inspector.application.enqueue(.touches([sample], at: time))
      inspector.application.processQueue()
    }
  }

  @Test("a press or a drag in lanes and minimap goes there, one on a thing to its event")
  func scrubbing() {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let scene = RaisedTab()
    inspector.open(scene.application)
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    inspector.timeline.open(Self.long(events: 500))
    inspector.timeline.show(TimelineState(), nil)
    inspector.application.layoutIfNeeded()
    let panel = inspector.root.timeline
    #expect(!panel.isHidden)
    #expect(panel.frame.height == 240)
    func press(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
      self.press(view, x, y, in: inspector)
    }
    #expect(!inspector.timeline.hasKeys)
    press(panel.lanes, 300, 8)
    let time = Int64(panel.lanes.scale.time(300))
    #expect(commands.last == .timeline(.show(time: time)))
    #expect(inspector.timeline.hasKeys)
    let start = panel.lanes.scale.x(panel.lanes.index.touches[0].start)
    press(panel.lanes, start + 1, LanesView.ruler + 5)
    #expect(commands.last == .timeline(.showEvent(1)))
    press(panel.minimap, panel.minimap.bounds.width - 1, 5)
    #expect(commands.last == .timeline(.show(time: panel.lanes.index.end)))
    let before = panel.lanes.shownTime
    inspector.perform(.timeline(.zoomIn))
    #expect(panel.lanes.shownTime.length < before.length)
    inspector.timeline.close()
    inspector.application.layoutIfNeeded()
    #expect(panel.isHidden)
    #expect(!inspector.perform(.timeline(.eventOn)))
  }

  @Test("a playhead on its way leaves the window as it is, with the words of the ruler beside it")
  func playhead() throws {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.open(RaisedTab().application)
    let index = Self.long(events: 500)
    inspector.timeline.open(index)
    inspector.timeline.show(TimelineState(), nil)
    _ = inspector.takeDamage()
    let surface = try inspector.painting.render()
    let canvas = surface.makeCanvas()
    for share in [0.0, 0.01, 0.05, 0.06, 0.3, 0.33, 0.5, 0.97, 0.99, 1, 0.98, 0.4, 0] {
      var state = TimelineState()
      state.time = Int64(Double(index.end) * share)
      state.position = index.position(at: state.time)
      inspector.timeline.show(state, nil)
      let damage = inspector.takeDamage()
      inspector.painting.paint(damage.canvas + damage.panels, in: canvas)
      #expect(surface.pixelWords() == (try inspector.painting.render().pixelWords()), "\(share)")
    }
  }

  @Test("while a session goes on its lanes follow what happens, until they are moved away")
  func live() throws {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let source = TimelineSource()
    func tap(at time: TimeInterval) {
      for (phase, offset) in [(UITouch.Phase.began, 0.0), (.ended, 0.1)] {
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: .zero)
        let input = ApplicationInput(.touches([sample]), at: time + offset)
        let record = RoutedInput(unheard: input)
        source.take(record)
        inspector.model.log.take(record, [])
      }
      inspector.timeline.follow(source)
    }
    tap(at: 1)
    inspector.perform(.nextStrip)
    inspector.application.layoutIfNeeded()
    let panel = inspector.root.timeline
    #expect(!panel.isHidden)
    tap(at: 2)
    #expect(panel.lanes.index.touches.count == 2)
    tap(at: 100)
    #expect(panel.lanes.shownTime.end > 100e6)
    panel.lanes.zoom(by: 0.5, at: nil)
    #expect(panel.perform(.panBack))
    let shown = panel.lanes.shownTime
    tap(at: 200)
    #expect(panel.lanes.shownTime == shown)
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    inspector.perform(.timeline(.showEvent(3)))
    #expect(commands == [.pinEvent(2)])
  }
}
