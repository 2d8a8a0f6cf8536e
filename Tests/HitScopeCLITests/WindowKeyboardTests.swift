import Foundation
import HitTrace
import TestSupport
import Testing

@Suite("Whole keyboards in the running program", .serialized)
struct WindowKeyboardTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Keys that take the keys back from the scene, or with Shift turn the keypad into a mouse.
  private static let switches: Set = ["Escape", "F6", "F9", "Num_Lock"]
  /// Keys that with Ctrl are the window's own, and modifiers, which go up by themselves here.
  private static let commands = switches.union([
    "Prior", "Next", "KP_Prior", "KP_Next", "plus", "equal", "minus", "0", "9", "KP_Add",
    "KP_Subtract", "KP_0", "KP_9", "KP_Insert", "KP_Up", "KP_Down", "KP_Enter", "Up", "Down",
    "Return", "BackSpace", "c", "f", "o", "p", "q", "r", "s", "Control_L",
  ])

  /// Opens a scene and gives the keys to its text field, so that letters are the scene's.
  private func openField(layout: String = "us", _ options: [String]) throws -> Desk {
    let desk = try Desk(["first-responder", "--record", folder.path("keys.hstrace")] + options)
    try desk.user.setLayout(layout)
    desk.user.focus(desk.window)
    desk.click(400, 152)
    #expect(desk.waits(for: "touch 1 ended (400, 152)"))
    return desk
  }

  /// Presses keys one after the other, ends the program, and returns the trace.
  private func trace(of keycodes: [Int], in desk: Desk) throws -> RecordedTrace {
    for keycode in keycodes {
      desk.user.press(keycode: keycode)
      desk.user.release(keycode: keycode)
    }
    // A ping is answered after everything before it.
    #expect(desk.user.ping(desk.window))
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(20)) == 0, "\(desk.program.standardError)")
    return RecordedTrace(path: folder.path("keys.hstrace"))
  }

  @Test(
    "every key of a keyboard is recorded, replayed, compared and exported alike",
    arguments: ["us", "de", "ru"],
    [["--record-keys"], []]
  )
  func everyKey(layout: String, options: [String]) throws {
    let desk = try openField(layout: layout, options)
    for modifier in ["Shift_L", "Control_L"] {
      let isTheWindows = modifier == "Control_L" ? Self.commands : Self.switches
      try desk.user.pressKey(modifier)
      for keycode in 8...255 where !isTheWindows.contains(desk.user.name(ofKeycode: keycode) ?? "")
      {
        desk.user.press(keycode: keycode)
        desk.user.release(keycode: keycode)
      }
      try desk.user.releaseKey(modifier)
    }
    let keycodes = (8...255).filter {
      !["Escape", "F6", "F9"].contains(desk.user.name(ofKeycode: $0))
    }
    let trace = try trace(of: keycodes, in: desk)
    try trace.expectWhole()
    let presses = try trace.inputs().filter { $0.phase == .key || $0.phase == .remote }
    #expect(presses.count > 800)
  }

  @Test("a key has the place that USB gives it, and a key without one has a number of its own")
  func places() throws {
    let desk = try openField(["--record-keys"])
    // The server has no name for the place of its first key.
    let unnamed = 8
    let names = ["Tab", "Return", "Down", "a", "F7", "Shift_L"]
    let keycodes = try names.map { try desk.user.keycode($0) }
    let trace = try trace(of: keycodes + [unnamed], in: desk)
    let places = try trace.inputs().filter { $0.stage == .began }.compactMap { $0.key?.usage }
    #expect(places == [43, 40, 81, 4, 64, 225, 0x1_0000 + unnamed])
    try trace.expectWhole()
  }
}
