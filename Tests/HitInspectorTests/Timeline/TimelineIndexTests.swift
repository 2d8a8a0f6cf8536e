import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("What happened, in lanes")
struct TimelineIndexTests {
  /// A drag of 3 moves that pans, a tap that goes elsewhere than it did, two fingers at once.
  private static func sample() -> TimelineIndex {
    var index = TimelineIndex()
    let point = CGPoint(x: 10, y: 20)
    index.addTouch(1, .began, at: 1_000_000, frame: 1, point)
    index.addHit("List", of: 1)
    for move in 1...3 {
      index.addTouch(1, .moved, at: 1_000_000 + Int64(move) * 100_000, frame: 1 + move, point)
    }
    index.addState(
      .began,
      of: "pan",
      on: "List",
      cause: "moved 12 >= 10",
      at: 1_200_000,
      event: 3
    )
    index.addTouch(1, .ended, at: 1_400_000, frame: 5, point)
    index.addState(.ended, of: "pan", on: "List", cause: "fingers lifted", at: 1_400_000, event: 5)
    index.addTouch(1, .began, at: 2_000_000, frame: 6, point)
    index.addHit("Cell", of: 6)
    index.addTouch(1, .ended, at: 2_100_000, frame: 7, point)
    index.addState(.failed, of: "pan", on: "List", cause: "lifted", at: 2_100_000, event: 7)
    index.addTouch(1, .began, at: 3_000_000, frame: 8, point)
    index.addTouch(2, .began, at: 3_000_000, frame: 8, point)
    index.addHit("List", of: 8)
    index.addHit("List", of: 9)
    index.addTouch(1, .ended, at: 3_500_000, frame: 9, point)
    index.addTouch(2, .ended, at: 3_500_000, frame: 9, point)
    index.noteGolden()
    let differ = [index.addGolden("List", of: 1), index.addGolden("Button", of: 6)]
    #expect(differ == [false, true])
    return index
  }

  private let index = Self.sample()

  @Test("wheels and touchpads have a lane, with what each movement was")
  func scrolls() {
    var index = index
    index.addScroll(.notch, at: 4_000_000, frame: 10)
    index.addScroll(.began, at: 4_500_000, frame: 11)
    #expect(index.scrolls.map { index.name($0.name) } == ["wheel", "scroll began"])
    #expect(index.scrolls.map(\.event) == [12, 13])
    let window = TimeWindow(start: 0, length: 5_000_000)
    #expect(index.lanes(in: window).prefix(4) == [.touch(1), .touch(2), .wheel, .hits])
    let thing = LaneThing(in: index, .wheel, at: 4_000_010, reach: 100)
    #expect(thing?.event == 12 && thing?.text.contains("wheel") == true)
  }

  @Test("touches are from landing to lifting, with their moves and their receiver")
  func touches() {
    #expect(index.touches.map(\.first) == [1, 6, 8, 9])
    #expect(index.touches.map(\.last) == [5, 7, 10, 11])
    #expect(index.touches[0].moves == 3)
    #expect(index.touches.map(\.isOver) == [true, true, true, true])
    #expect(index.fingers == [1: [0, 1, 2], 2: [3]])
    #expect(index.name(index.touches[1].receiver) == "Cell")
    #expect(index.touches[1].golden.map { index.name($0) } == "Button")
    #expect(index.differences == [.init(event: 6, touch: 1)])
  }

  @Test("a recognizer is possible since its finger landed, then begins and ends")
  func spans() {
    let spans = index.recognizers[0].spans
    #expect(spans.map(\.start) == [1_000_000, 2_000_000])
    #expect(spans.map(\.began) == [1_200_000, nil])
    #expect(spans.map(\.end) == [1_400_000, 2_100_000])
    #expect(spans.map(\.state) == [.ended, .failed])
    #expect(spans.map { index.name($0.cause) } == ["fingers lifted", "lifted"])
  }

  @Test("moments are looked up by time, frame, touch and difference")
  func search() {
    #expect(index.position(at: 999_999) == 0)
    #expect(index.position(at: 1_000_000) == 1)
    #expect(index.position(at: 3_000_000) == 9)
    #expect(index.endOfFrame(8) == 9)
    #expect(index.frameBefore(9) == 7)
    #expect(index.frameBefore(1) == 0)
    #expect(index.beginning(of: 4) == 1)
    #expect(index.beginning(of: 7) == 6)
    #expect(index.beginning(of: 10) == 8)
    #expect(index.beginning(of: 0) == 0)
    #expect(index.touchStart(after: 6, back: false) == 8)
    #expect(index.touchStart(after: 6, back: true) == 1)
    #expect(index.touchStart(after: 9, back: false) == nil)
    #expect(index.difference(after: 1, back: false) == 0)
    #expect(index.difference(after: 6, back: false) == nil)
    #expect(index.difference(after: 9, back: true) == 0)
    #expect(index.difference(at: 7) == 0)
    #expect(index.difference(at: 8) == nil)
  }

  @Test("an action that was recorded and does not follow now stands in its place")
  func missing() {
    var index = index
    index.addAction("touchUpInside", at: 3_500_000, event: 10)
    index.addAction("touchDown", at: 2_000_000, event: 6, isMissing: true)
    #expect(index.actions.map(\.time) == [2_000_000, 3_500_000])
    #expect(index.actions.map(\.isMissing) == [true, false])
    #expect(index.actionCount("touchUpInside", of: 10) == 1)
    #expect(index.actionCount("touchUpInside", of: 6) == 0)
  }

  @Test("lanes are fingers, hit tests, recognizers that are busy, what came of it, the golden")
  func lanes() {
    let whole = TimeWindow(start: 0, length: 4_000_000)
    #expect(index.lanes(in: whole) == [.touch(1), .touch(2), .hits, .recognizer(0), .golden])
    let end = TimeWindow(start: 2_900_000, length: 1_000_000)
    #expect(index.lanes(in: end) == [.touch(1), .touch(2), .hits, .golden])
    #expect(index.lanes(in: whole, room: 4) == [.touch(1), .touch(2), .hits, .golden])
    var index = index
    index.addRecognizer("tap", on: "Banner", reason: "Banner is hidden")
    #expect(index.lanes(in: end).contains(.unseen(1)))
    #expect(TimelineIndex().lanes(in: whole) == [])
  }

  @Test("what lies under the pointer is told with its times, its cause and its touch")
  func things() throws {
    let pan = try #require(
      LaneThing(in: index, .recognizer(0), at: 1_300_000, reach: 10_000)
    )
    #expect(pan.text == "pan@List ended: fingers lifted, 1.000 to 1.400 s, touch 1")
    #expect(pan.event == 1)
    #expect(pan.view == "List")
    let touch = try #require(LaneThing(in: index, .touch(1), at: 2_050_000, reach: 0))
    #expect(touch.text == "touch 1, 2.000 to 2.100 s, Cell, golden: Button")
    #expect(LaneThing(in: index, .touch(1), at: 1_700_000, reach: 10_000) == nil)
    #expect(LaneThing(in: index, .hits, at: 2_005_000, reach: 10_000)?.event == 6)
  }
}

@Suite("The part of time that is shown")
struct TimeWindowTests {
  @Test("it is moved and zoomed about a moment, within what there is and not below 10 ms")
  func moves() {
    let window = TimeWindow(start: 1_000_000, length: 2_000_000)
    #expect(window.moved(by: 0.5, within: 10_000_000).start == 2_000_000)
    #expect(window.moved(by: -9, within: 10_000_000).start == -40_000)
    let near = window.zoomed(by: 0.5, about: 2_000_000, within: 10_000_000)
    #expect(near == TimeWindow(start: 1_500_000, length: 1_000_000))
    #expect(window.zoomed(by: 1e-9, about: 2_000_000, within: 10_000_000).length == 10_000)
    #expect(window.zoomed(by: 1e9, about: 0, within: 10_000_000).length == 10_200_000)
    #expect(window.showing(2_500_000, within: 10_000_000) == window)
    let other = window.showing(8_000_000, within: 10_000_000)
    #expect(other.start <= 8_000_000 && other.end >= 8_000_000)
  }

  @Test("a ruler has ticks at round times, and half way between them")
  func ruler() {
    let window = TimeWindow(start: 928_000_000, length: 7_200_000)
    let ruler = TimeRuler(scale: TimeScale(window: window, left: 109, right: 643))
    #expect(ruler.step == 1_000_000)
    #expect(ruler.ticks.compactMap(\.words).prefix(3) == ["928", "929", "930"])
    #expect(ruler.ticks.count == 15)
    let whole = TimeWindow(start: 0, length: 1_746_000_000)
    let far = TimeRuler(scale: TimeScale(window: whole, left: 109, right: 643))
    #expect(far.ticks.compactMap(\.words).prefix(2) == ["0:00", "5:00"])
    #expect(TimeRuler.clock(1_746_500_000) == "29:06")
  }
}
