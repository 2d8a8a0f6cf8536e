import Foundation
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("Rules of taps")
struct TapRuleTests {
  private let desk = Desk()
  private let view: LoggedView
  private let tap = UITapGestureRecognizer()
  private let watch = GestureWatch()

  init() {
    view = desk.view("A", CGRect(x: 0, y: 0, width: 320, height: 480), in: desk.window("W"))
    watch.follow(tap, "tap", on: view)
  }

  @Test("G21: a tap is recognized at the lift, however soon it follows another")
  func single() {
    desk.tap(50, 50, at: 1)
    desk.tap(50, 50, at: 1.2)
    #expect(watch.take() == ["tap ended", "tap ended"])
  }
}
