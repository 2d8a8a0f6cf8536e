import Foundation
import TestSupport
import Testing

@Suite("Keys, shakes and remote controls in the running program", .serialized)
struct WindowKeyTests {
  /// The program with a scene whose window has the focus.
  private func desk() throws -> Desk {
    let desk = try Desk("delivery", "--log", "all")
    desk.user.focus(desk.window)
    return desk
  }

  @Test("M5: a composed letter is one press of its last key, and the keys before are presses too")
  func compose() throws {
    let desk = try desk()
    try desk.user.bind("dead_acute", to: 249)
    desk.user.press(keycode: 249)
    desk.user.release(keycode: 249)
    try desk.user.type(["e"])
    #expect(desk.waits(for: "t press ended é"))
    let headings = desk.log.split(separator: "\n").filter { $0.hasPrefix("t ") }
    #expect(headings.count == 4)
    #expect(headings.suffix(2) == ["t press began é", "t press ended é"])
  }

  @Test("M5: a key that is held begins once, however often it repeats")
  func held() throws {
    let desk = try desk()
    try desk.user.pressKey("b")
    // The server repeats after half a second or so; a later key shows that repeats were read.
    #expect(desk.waits(for: "t press began b"))
    for _ in 0..<3 { desk.user.press(keycode: 56) }
    try desk.user.releaseKey("b")
    #expect(desk.waits(for: "t press ended b"))
    #expect(desk.log.components(separatedBy: "press began b").count == 2)
  }

  @Test("M5: the server's own repeats of a held key are no presses")
  func repeated() throws {
    let desk = try desk()
    desk.user.repeatKeys(after: 40, every: 10)
    desk.user.watchKeys(of: desk.window)
    try desk.user.pressKey("b")
    var presses = 0
    let hasRepeated = eventually {
      presses += desk.user.takeKeyPresses(in: desk.window)
      return presses > 5
    }
    #expect(hasRepeated)
    try desk.user.releaseKey("b")
    try desk.user.type(["c"])
    #expect(desk.waits(for: "t press ended c"))
    let headings = desk.log.split(separator: "\n").filter { $0.hasPrefix("t ") }
    #expect(
      headings == ["t press began b", "t press ended b", "t press began c", "t press ended c"]
    )
  }

  @Test("M5: keys go to a first responder that takes them; with Ctrl the window keeps its own")
  func letters() throws {
    let desk = try Desk("first-responder", "--log", "all")
    desk.user.focus(desk.window)
    desk.click(400, 152)
    try desk.user.type(["f"])
    try desk.user.type(["r"])
    #expect(desk.waits(for: "t press began f\n  pressesBegan Name consumed"))
    #expect(desk.waits(for: "t press began r\n  pressesBegan Name consumed"))
    try desk.user.type(["Control_L", "Shift_L", "f"])
    desk.click(400, 232)
    #expect(desk.waits(for: "t touch 1 ended (400, 232)\nt touch 2 ended"))
    #expect(desk.log.components(separatedBy: "press began f").count == 2)
  }

  @Test("Esc takes the keys back, F9 gives them again, and Shift-Esc sends Esc")
  func keysBack() throws {
    let desk = try Desk("first-responder", "--log", "all")
    desk.user.focus(desk.window)
    desk.click(400, 152)
    try desk.user.type(["y"])
    #expect(desk.waits(for: "t press began y\n  pressesBegan Name consumed"))
    try desk.user.type(["Escape"])
    try desk.user.type(["y"])
    try desk.user.type(["F9"])
    try desk.user.type(["t"])
    #expect(desk.waits(for: "t press began t\n  pressesBegan Name consumed"))
    #expect(desk.log.components(separatedBy: "press began y").count == 2)
    let before = desk.log.components(separatedBy: "press began").count
    try desk.user.type(["Shift_L", "Escape"])
    #expect(eventually { desk.log.components(separatedBy: "press began").count == before + 1 })
    #expect(!desk.log.contains("leftShift"))
  }

  @Test("Ctrl-C copies what `hitscope explain` prints, for both ways to paste")
  func copy() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    try desk.user.type(["Control_L", "c"])
    let printed = try Program.run("explain", "raised-tab", "160,421").output
    for selection in ["CLIPBOARD", "PRIMARY"] {
      let property = "PASTED_FROM_\(selection)"
      let isPasted = eventually {
        desk.user.paste(selection, into: desk.window, as: property)
        return desk.user.text(desk.window, property) == printed
      }
      #expect(isPasted, "\(selection): \(desk.user.text(desk.window, property) ?? "nothing")")
    }
  }

  @Test("M4: a media key that nobody asked for is dropped, and the log says why")
  func mediaKey() throws {
    let desk = try desk()
    try desk.user.bind("XF86AudioPlay", to: 250)
    desk.user.press(keycode: 250)
    desk.user.release(keycode: 250)
    #expect(desk.waits(for: "t remote play\n  dropped"))
    #expect(!desk.log.contains("press began"))
  }

  @Test("M4: a key that seeks stops seeking when the keys go to another window, and only once")
  func seeking() throws {
    let desk = try Desk("motion-and-remote", "--log", "all")
    desk.user.focus(desk.window)
    try desk.user.bind("XF86AudioForward", to: 250)
    desk.user.press(keycode: 250)
    #expect(desk.waits(for: "t remote beginSeekingForward\n"))
    desk.user.focusNothing()
    #expect(desk.waits(for: "t remote endSeekingForward\n"))
    desk.user.focus(desk.window)
    desk.user.release(keycode: 250)
    try desk.user.type(["b"])
    #expect(desk.waits(for: "t press ended b"))
    #expect(desk.log.components(separatedBy: "remote endSeekingForward").count == 2)
  }

  @Test("M3: Ctrl-Alt-Z shakes while it is held")
  func shakeKey() throws {
    let desk = try desk()
    try desk.user.type(["Control_L", "Alt_L", "z"])
    #expect(desk.waits(for: "t shake ended\n  motionEnded Window"))
    #expect(desk.log.contains("t shake began\n  motionBegan Window"))
    #expect(!desk.log.contains("press began z") && !desk.log.contains("press began Z"))
  }

  @Test("M3: a window that is moved to and fro is shaken, and the shake ends by itself")
  func shakenWindow() throws {
    let desk = try desk()
    for x in [40, 120, 40, 120, 40, 120, 40] { desk.user.moveWindow(desk.window, to: x, 20) }
    #expect(desk.waits(for: "t shake began\n  motionBegan Window"))
    #expect(desk.waits(for: "t shake ended\n  motionEnded Window"))
    #expect(desk.log.components(separatedBy: "shake began").count == 2)
  }
}
