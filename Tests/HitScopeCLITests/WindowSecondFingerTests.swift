import Foundation
import HitInspector
import TestSupport
import Testing

/// The opening scene is 320 by 480 points, so its middle is (160, 240).
@Suite("A second finger in the window", .serialized)
struct WindowSecondFingerTests {
  private func headings(_ desk: Desk) -> [Substring] {
    desk.log.split(separator: "\n").filter { $0.hasPrefix("t touch") }
  }

  @Test("D3: with Alt a press is two fingers that land, move and lift in one frame each")
  func altDrag() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    try desk.user.pressKey("Alt_L")
    desk.press(160, 300)
    #expect(desk.waits(for: "t touch 1 began (160, 300)\nt touch 2 began (160, 180)\n"))
    desk.move(to: 170, 310)
    #expect(desk.waits(for: "t touch 1 moved (170, 310)\nt touch 2 moved (150, 170)\n"))
    desk.user.release()
    #expect(desk.waits(for: "t touch 1 ended (170, 310)\nt touch 2 ended (150, 170)\n"))
    try desk.user.releaseKey("Alt_L")
    desk.click(160, 300)
    desk.waits(for: "t touch 1 ended (160, 300)")
    #expect(headings(desk).count == 8)
    // Both fingers of a frame bear its time.
    let times = desk.program.standardOutput.matches(of: #/(\S+) touch \d began/#).map { $0.1 }
    #expect(times.count == 3 && times[0] == times[1])
  }

  @Test("Alt-Shift moves both fingers, and Shift let go mirrors about where they came to")
  func parallel() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    try desk.user.pressKey("Alt_L")
    desk.press(160, 300)
    try desk.user.pressKey("Shift_L")
    desk.move(to: 180, 330)
    #expect(desk.waits(for: "t touch 1 moved (180, 330)\nt touch 2 moved (180, 210)\n"))
    try desk.user.releaseKey("Shift_L")
    desk.move(to: 190, 330)
    #expect(desk.waits(for: "t touch 1 moved (190, 330)\nt touch 2 moved (170, 210)\n"))
    desk.user.release()
    try desk.user.releaseKey("Alt_L")
    // What Shift moved comes back with the next Alt.
    try desk.user.pressKey("Alt_L")
    desk.press(160, 300)
    #expect(desk.waits(for: "t touch 1 began (160, 300)\nt touch 2 began (160, 180)\n"))
  }

  @Test("Shift that moved both fingers in the air is not the scene's key as well")
  func parallelHover() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    desk.move(to: 160, 300)
    try desk.user.pressKey("Alt_L")
    desk.move(to: 162, 300)
    try desk.user.pressKey("Shift_L")
    desk.move(to: 180, 330)
    try desk.user.releaseKey("Shift_L")
    try desk.user.releaseKey("Alt_L")
    desk.click(160, 300)
    #expect(desk.waits(for: "t touch 1 ended (160, 300)"))
    #expect(!desk.log.contains("press began"))
  }

  @Test("Alt let go lifts both fingers, and the button then has nothing to lift")
  func altReleased() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    try desk.user.pressKey("Alt_L")
    desk.press(160, 300)
    desk.waits(for: "touch 2 began")
    try desk.user.releaseKey("Alt_L")
    #expect(desk.waits(for: "t touch 1 ended (160, 300)\nt touch 2 ended (160, 180)\n"))
    desk.move(to: 20, 300)
    desk.user.release()
    desk.click(20, 300)
    desk.waits(for: "t touch 1 ended (20, 300)")
    #expect(headings(desk).count == 6)
  }

  @Test("F brings the second finger without Alt, and takes it away")
  func toggle() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    try desk.user.type(["f"])
    desk.click(160, 300)
    #expect(desk.waits(for: "t touch 1 ended (160, 300)\nt touch 2 ended (160, 180)\n"))
    try desk.user.type(["f"])
    desk.click(20, 300)
    #expect(desk.waits(for: "t touch 1 ended (20, 300)\n"))
    #expect(headings(desk).count == 6)
    #expect(!desk.log.contains("press began"))
  }

  @Test("a Ctrl-click sets what the second finger turns about, and sends nothing")
  func anchor() throws {
    let desk = try Desk.opening()
    // With the focus nowhere, Ctrl itself is no key of the scene.
    desk.user.focusNothing()
    try desk.user.pressKey("Control_L")
    desk.click(200, 230)
    try desk.user.releaseKey("Control_L")
    // The cross stands there from now on.
    let color: UInt32 = 0xb18cff
    desk.expect(color, at: 203, 230)
    try desk.user.pressKey("Alt_L")
    desk.press(210, 280)
    #expect(desk.waits(for: "t touch 1 began (210, 280)\nt touch 2 began (190, 180)\n"))
    #expect(headings(desk).count == 2)
  }

  @Test("T3: Esc during a press of two fingers cancels both and leaves the window open")
  func escape() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    try desk.user.type(["f"])
    desk.press(160, 300)
    desk.waits(for: "touch 2 began")
    try desk.user.type(["Escape"])
    #expect(desk.waits(for: "t touch 1 cancelled (160, 300)\nt touch 2 cancelled (160, 180)\n"))
    desk.user.release()
    desk.click(20, 300)
    #expect(desk.waits(for: "t touch 1 ended (20, 300)\n"))
    #expect(desk.program.isRunning)
    #expect(headings(desk).count == 6)
  }

  @Test("T3: a window unmapped during a press of two fingers cancels both")
  func unmap() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    try desk.user.type(["f"])
    desk.press(160, 300)
    desk.waits(for: "touch 2 began")
    desk.user.unmap(desk.window)
    #expect(desk.waits(for: "t touch 1 cancelled (160, 300)\nt touch 2 cancelled (160, 180)\n"))
  }

  @Test("while Alt is held both places show before anything is pressed")
  func preview() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    desk.move(to: 160, 300)
    try desk.user.pressKey("Alt_L")
    let color: UInt32 = 0xb18cff
    // The cross in the middle between the fingers.
    desk.expect(color, at: 160, 240)
    try desk.user.releaseKey("Alt_L")
    eventually { desk.scenePixel(160, 240) != color }
    #expect(desk.scenePixel(160, 240) != color)
    #expect(headings(desk) == [])
  }
}
