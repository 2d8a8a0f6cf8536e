import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("Dragging in the window", .serialized)
struct WindowDragTests {
  private static let card: UInt32 = 0x4d7dbd
  private static let stage: UInt32 = 0x1b222b

  @Test("a drag that leaves the window goes on until the release, and the view follows")
  func drag() throws {
    let desk = try Desk("drag")
    desk.move(to: 20, 560)
    desk.expect(Self.card, at: 280, 320)
    desk.press(112, 212)
    desk.waits(for: "touchesBegan Card consumed")
    // Out over the window's right and bottom edge, where only the implicit grab tells of it.
    desk.user.move(to: 1500, 900)
    #expect(desk.waits(for: "touchesMoved Card consumed"))
    let outside = desk.geometry.scenePoint(CGPoint(x: 1500, y: 900))
    #expect(outside.x > 800 && outside.y > 600)
    desk.expect(Self.stage, at: 280, 320)
    // Back, by (+48, +200) of where it began: the card lies under the finger as it did.
    desk.move(to: 160, 412)
    let held = Shade.over(Self.card, Shade.accepted, 0.12)
    #expect(
      eventually { desk.scenePixel(328, 520).map { Shade.isNear($0, held) } ?? false },
      "\(Shade.text(desk.scenePixel(328, 520) ?? 0)) is not \(Shade.text(held))"
    )
    #expect(desk.scenePixel(280, 320) == Self.stage)
    desk.user.release()
    desk.waits(for: "touchesEnded Card consumed")
    #expect(desk.log.contains("t touch 1 ended (160, 412)\n"))
    desk.move(to: 20, 560)
    desk.expectTint(of: Self.card, at: 328, 520)
  }

  @Test("T3: a window unmapped during a press cancels its touch, which never ends")
  func unmap() throws {
    let desk = try Desk("drag", "--log", "chain")
    desk.press(112, 212)
    desk.waits(for: "touchesBegan Card consumed")
    desk.user.unmap(desk.window)
    #expect(desk.waits(for: "touchesCancelled Card consumed"))
    desk.user.release()
    desk.user.map(desk.window)
    eventually { desk.user.isVisible(desk.window) }
    // The program goes on as if nothing had been.
    desk.expect(Self.stage, at: 20, 580)
    desk.click(112, 212)
    desk.waits(for: "touchesEnded Card consumed")
    #expect(desk.log.components(separatedBy: "touchesEnded").count == 2)
    #expect(desk.log.components(separatedBy: "touchesBegan").count == 3)
    #expect(desk.program.standardError == "")
  }

  @Test("T3: a grab lost during a press cancels its touch, which never ends")
  func grab() throws {
    let desk = try Desk("drag", "--log", "chain")
    desk.user.focus(desk.window)
    desk.press(112, 212)
    desk.waits(for: "touchesBegan Card consumed")
    #expect(desk.user.grabKeyboard())
    #expect(desk.waits(for: "touchesCancelled Card consumed"))
    desk.user.release()
    desk.user.ungrabKeyboard()
    desk.click(112, 212)
    desk.waits(for: "touchesEnded Card consumed")
    #expect(desk.log.components(separatedBy: "touchesEnded").count == 2)
    #expect(desk.log.components(separatedBy: "touchesBegan").count == 3)
  }

  @Test("another scene during a press cancels the touch of the one before")
  func sceneStep() throws {
    let desk = try Desk("drag", "--log", "chain")
    desk.user.focus(desk.window)
    desk.press(112, 212)
    desk.waits(for: "touchesBegan Card consumed")
    try desk.user.type(["Control_L", "Page_Down"])
    #expect(desk.waits(for: "touchesCancelled Card consumed"))
    desk.user.release()
    desk.click(20, 20)
    desk.waits(for: "touchesEnded")
    #expect(!desk.log.contains("touchesEnded Card"))
  }
}
