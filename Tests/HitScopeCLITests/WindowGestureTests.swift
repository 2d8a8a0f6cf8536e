import Foundation
import HitInspector
import TestSupport
import Testing

/// A program with gestures: `Photo` at (20, 20) and 280 by 180, `Map` at (20, 230) and 280 by 230,
/// between them `Strip` from 204 to 226, which a window covers from 200 across.
@Suite("Gestures in the window", .serialized)
struct WindowGestureTests {
  private static let gesture: UInt32 = 0xb18cff

  private func open() throws -> Desk {
    let desk = try Desk(sceneSize: CGSize(width: 320, height: 480), program: "GestureProbe")
    desk.user.focus(desk.window)
    return desk
  }

  /// Whether a tag of a gesture stands beside the scene, next to `Photo`.
  private func hasTag(_ desk: Desk) -> Bool {
    eventually {
      let margin = CGRect(x: 322, y: 60, width: 140, height: 100)
      return (try? desk.sceneColours(margin).contains(Self.gesture)) ?? false
    }
  }

  @Test("a drag is a pan, and a tag beside its view says so")
  func pan() throws {
    let desk = try open()
    desk.press(60, 100)
    desk.waits(for: "touch 1 began (60, 100)")
    desk.move(to: 66, 100)
    desk.move(to: 80, 100)
    #expect(desk.waits(for: "pan@Photo possible > began: moved 20 >= 10"))
    #expect(desk.waits(for: "singleTap@Photo possible > failed: moved 20 > 10"))
    #expect(hasTag(desk))
    desk.user.release()
    #expect(desk.waits(for: "pan@Photo began > ended"))
  }

  @Test("a press that is held closes its ring and begins by itself")
  func longPress() throws {
    let desk = try open()
    desk.press(100, 100)
    #expect(desk.waits(for: "longPress@Photo possible > began: held 0.5 s"))
    desk.expect(Self.gesture, at: 100, 79)
    #expect(hasTag(desk))
    desk.user.release()
    #expect(desk.waits(for: "longPress@Photo began > ended"))
    #expect(eventually { desk.scenePixel(100, 79) != Self.gesture })
  }

  @Test("one tap waits for a second one, and two are a double tap")
  func taps() throws {
    let desk = try open()
    desk.click(100, 100)
    #expect(desk.waits(for: "singleTap@Photo waiting for doubleTap@Photo"))
    #expect(desk.waits(for: "doubleTap@Photo possible > failed: no next tap within 0.35 s"))
    #expect(desk.waits(for: "singleTap@Photo possible > ended"))
    desk.click(100, 100)
    desk.click(100, 100)
    #expect(desk.waits(for: "doubleTap@Photo possible > ended: lifted in place"))
  }

  @Test("Alt and a drag pinch and turn, with a line between the fingers")
  func pinch() throws {
    let desk = try open()
    try desk.user.pressKey("Control_L")
    desk.click(160, 340)
    try desk.user.releaseKey("Control_L")
    try desk.user.pressKey("Alt_L")
    desk.press(190, 340)
    desk.waits(for: "touch 2 began (130, 340)")
    desk.move(to: 200, 340)
    desk.move(to: 210, 340)
    #expect(desk.waits(for: "pinch@Map possible > began: distance changed"))
    // The line between the fingers, beside its middle.
    desk.expect(Self.gesture, at: 175, 340)
    desk.user.release()
    #expect(desk.waits(for: "pinch@Map changed > ended"))
    #expect(!desk.log.contains("press began"))
  }

  @Test("a view whose touch a gesture takes is told so")
  func cancelled() throws {
    let desk = try open()
    desk.press(230, 160)
    desk.waits(for: "touchesBegan Button consumed")
    desk.move(to: 250, 160)
    #expect(desk.waits(for: "pan@Photo takes touch 1 from its view"))
    #expect(desk.waits(for: "touchesCancelled Button consumed"))
  }

  @Test("a pointer hovers where it would press: not beside the view, not under a window, not down")
  func hover() throws {
    let desk = try open()
    func expectStates(_ states: [String]) {
      func told() -> [String] {
        desk.log.matches(of: #/hover@Strip \w+ > (\w+)/#).map { String($0.1) }
      }
      eventually { told() == states }
      #expect(told() == states)
    }
    desk.move(to: 100, 100)
    desk.move(to: 100, 215)
    desk.move(to: 110, 215)
    expectStates(["began", "changed"])
    desk.move(to: 230, 215)
    expectStates(["began", "changed", "ended"])
    desk.move(to: 120, 215)
    expectStates(["began", "changed", "ended", "began"])
    desk.user.press()
    expectStates(["began", "changed", "ended", "began", "ended"])
    desk.user.release()
    #expect(desk.waits(for: "touch 1 ended (120, 215)"))
    desk.move(to: 130, 215)
    expectStates(["began", "changed", "ended", "began", "ended", "began"])
    // Out of the program's window, where the server's own leaving tells of it.
    desk.user.move(to: 1500, 950)
    expectStates(["began", "changed", "ended", "began", "ended", "began", "ended"])
  }
}
