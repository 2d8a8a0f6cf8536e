import HitScopeTesting
import Testing
import UIKit

@testable import Samples

@MainActor
@Suite("A control of one's own")
struct KnobTests {
  private let stage = Stage(controller: { KnobViewController() })

  @Test("a knob follows the finger around its middle and tells each value")
  func turning() throws {
    let controller = try #require(stage.window.rootViewController as? KnobViewController)
    // The middle is (160, 160); above it lies the middle of the way from end to end.
    stage.touchDown(at: CGPoint(x: 160, y: 100))
    #expect(abs(controller.knob.value - 0.5) < 0.001 && controller.knob.isTracking)
    stage.wait(.frame)
    stage.move(to: CGPoint(x: 220, y: 160))
    #expect(controller.knob.value > 0.7)
    stage.wait(.frame)
    stage.move(to: CGPoint(x: 100, y: 160))
    stage.lift()
    #expect(controller.knob.value < 0.3 && !controller.knob.isTracking)
    #expect(controller.values.count >= 3 && controller.values.last == controller.knob.value)
  }

  @Test("a button's action runs when the finger is lifted inside it, and not outside")
  func button() throws {
    let controller = try #require(stage.window.rootViewController as? KnobViewController)
    stage.tap(at: CGPoint(x: 220, y: 160))
    #expect(controller.knob.value > 0)
    try stage.drag("reset", by: CGSize(width: 0, height: -250))
    #expect(controller.resets == 0)
    try stage.tap("reset")
    #expect(controller.resets == 1 && controller.knob.value == 0)
  }
}
