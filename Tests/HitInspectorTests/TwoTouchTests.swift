import Foundation
import HitGeometry
import HitResponders
import Testing

@testable import HitInspector

@Suite("Two touches")
struct TwoTouchTests {
  private func finger(_ number: Int, _ points: (CGFloat, CGFloat)...) -> TouchImprint {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    var imprint = TouchImprint(finger: number, phase: .began, point: points[0])
    for point in points.dropFirst() { imprint.move(to: point) }
    return imprint
  }

  @Test("two fingers that are down have a scale, a turn, a centre and how far it moved")
  func facts() throws {
    let fingers = [finger(1, (440, 330), (428, 354)), finger(2, (560, 270), (572, 246))]
    let facts = try #require(TwoTouchFacts(fingers))
    #expect(facts.fingers == [1, 2])
    #expect(facts.center == CGPoint(x: 500, y: 300) && facts.startCenter == facts.center)
    let numbers = StageMark.numbers(of: facts)
    #expect(numbers.map(\.value) == ["1.34", "-10.3°", "(500, 300)", "1, 2"])
    #expect(numbers[0].remark == "180 pt, began at 134.2")
    #expect(numbers[1].remark == "0.18 rad, against the clock")
    #expect(numbers[2].remark == "moved 0, 0")
  }

  @Test("a turn is the short way round, and fingers on one point have no scale")
  func limits() throws {
    let turned = [finger(1, (0, 0)), finger(2, (-100, 1), (-100, -1))]
    #expect(abs(try #require(TwoTouchFacts(turned)).turn) < 0.03)
    let same = [finger(1, (5, 5)), finger(2, (5, 5), (9, 5))]
    #expect(try #require(TwoTouchFacts(same)).scale == nil)
    #expect(TwoTouchFacts([finger(1, (0, 0))]) == nil)
    var lifted = [finger(1, (0, 0)), finger(2, (10, 0))]
    lifted[1].phase = .ended
    #expect(TwoTouchFacts(lifted) == nil)
  }

  @Test("their line and numbers are shown without a recognizer, in the place of the keys")
  func marks() {
    let scene = RaisedTab()
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.open(scene.application)
    inspector.model.imprints = [finger(1, (40, 130), (28, 154)), finger(2, (160, 70))]
    let marks = inspector.root.stage.marks
    #expect(marks.contains { if case .span = $0 { true } else { false } })
    #expect(
      marks.contains(
        .touch(inspector.geometry.windowPoint(CGPoint(x: 28, y: 154)), finger: 1, isDown: true)
      )
    )
    let bars = marks.compactMap { mark -> CGRect? in
      guard case .touchNumbers(let rect, _) = mark else { return nil }
      return rect
    }
    #expect(bars.count == 1)
    #expect(bars.allSatisfy { !$0.overlaps(inspector.geometry.sceneRect) })
    inspector.model.imprints[1].phase = .ended
    #expect(!inspector.root.stage.marks.contains { if case .span = $0 { true } else { false } })
    // Once both are up, their rings stay at the ends of the line between them.
    inspector.model.imprints[0].phase = .ended
    for mode in [InspectorMode.inspect, .hitMap] {
      inspector.model.mode = mode
      let marks = inspector.root.stage.marks
      let ends = [CGPoint(x: 28, y: 154), CGPoint(x: 160, y: 70)].map {
        inspector.geometry.windowPoint($0)
      }
      #expect(marks.contains(.touch(ends[0], finger: 1, isDown: false)))
      #expect(marks.contains(.otherTouch(ends[1], finger: 2, isDown: false)))
      #expect(marks.contains(.pairLine(ends)))
    }
  }
}
