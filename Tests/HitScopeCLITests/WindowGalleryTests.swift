import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("The gallery in the window", .serialized)
struct WindowGalleryTests {
  @Test("Ctrl-PageDown and Ctrl-PageUp go through all scenes and around both ends")
  func walk() throws {
    let count = try Program.run("scenes", "--brief").output.split(separator: "\n").count
    let desk = try Desk("delivery", "--log", "chain")
    desk.user.focus(desk.window)
    var titles = [desk.user.text(desk.window, "_NET_WM_NAME")]
    for _ in 1..<count {
      try desk.user.type(["Control_L", "Page_Down"])
      let isNew = eventually {
        desk.user.text(desk.window, "_NET_WM_NAME") != titles.last ?? nil
      }
      #expect(isNew)
      titles.append(desk.user.text(desk.window, "_NET_WM_NAME"))
      press(desk)
    }
    #expect(count == 24)
    #expect(Set(titles).count == count)
    try desk.user.type(["Control_L", "Page_Down"])
    #expect(eventually { desk.user.text(desk.window, "_NET_WM_NAME") == titles[0] })
    try desk.user.type(["Control_L", "Page_Up"])
    #expect(eventually { desk.user.text(desk.window, "_NET_WM_NAME") == titles.last ?? nil })
    press(desk)
    #expect(desk.program.isRunning)
    #expect(desk.program.standardError == "")
    #expect(desk.log.components(separatedBy: "touch 1 began").count == count + 1)
    // Ctrl was for the window, so that no scene hears of it.
    #expect(!desk.log.contains("control"))
  }

  /// Presses the middle of the scene, whatever its size, and waits until it is told.
  private func press(_ desk: Desk) {
    let before = desk.log.components(separatedBy: "touch 1 ended").count
    let place = desk.layout.visibleCanvas
    desk.click(inWindow: CGPoint(x: place.midX, y: place.midY))
    #expect(eventually { desk.log.components(separatedBy: "touch 1 ended").count > before })
  }

  @Test("Ctrl-Backspace makes the scene anew")
  func anew() throws {
    let desk = try Desk("drag", "--log", "chain")
    desk.user.focus(desk.window)
    let card: UInt32 = 0x4d7dbd
    desk.expect(card, at: 120, 320)
    desk.press(200, 270)
    for y in stride(from: 280, through: 470, by: 10) { desk.move(to: 200, CGFloat(y)) }
    desk.user.release()
    #expect(desk.waits(for: "touch 1 ended"))
    #expect(eventually { desk.scenePixel(120, 320) != card })
    try desk.user.type(["Control_L", "BackSpace"])
    desk.expect(card, at: 120, 320)
    // It takes presses as before.
    desk.click(200, 270)
    #expect(eventually { desk.log.components(separatedBy: "touch 1 ended").count == 3 })
  }

  @Test("from a file of one's own the first step goes to the gallery's ends")
  func file() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      """
      { "format": "hitscope-scene", "version": 1, "title": "Mine", "size": [200, 100],
        "windows": [ { "id": "Window", "key": true, "subviews": [
          { "id": "Box", "frame": [0, 0, 200, 100], "color": "#112233" } ] } ] }
      """,
      to: "mine.json"
    )
    let desk = try Desk(path, sceneSize: CGSize(width: 200, height: 100))
    #expect(desk.user.text(desk.window, "_NET_WM_NAME") == "Mine – HitScope")
    desk.expect(0x112233, at: 20, 20)
    desk.click(100, 50)
    #expect(desk.waits(for: "touchesEnded Box forwarded"))
    desk.user.focus(desk.window)
    try desk.user.type(["Control_L", "Page_Down"])
    #expect(
      eventually { desk.user.text(desk.window, "_NET_WM_NAME") == "Delivery – HitScope" }
    )
  }

  @Test("keys reach the window and climb; modifiers and keys without text have names")
  func keys() throws {
    let desk = try Desk("delivery", "--log", "chain")
    desk.user.focus(desk.window)
    try desk.user.type(["a"])
    desk.waits(for: "press ended a")
    try desk.user.type(["Return"])
    desk.waits(for: "press ended return")
    try desk.user.pressKey("Shift_L")
    try desk.user.pressKey("b")
    try desk.user.releaseKey("Shift_L")
    try desk.user.releaseKey("b")
    desk.waits(for: "press ended B")
    let headings = desk.log.split(separator: "\n").filter { $0.hasPrefix("t ") }
    #expect(
      headings == [
        "t press began a", "t press ended a", "t press began return", "t press ended return",
        "t press began shift", "t press began B", "t press ended shift", "t press ended B",
      ]
    )
    #expect(
      desk.log.hasPrefix(
        """
        t press began a
          pressesBegan Window forwarded
          --UIApplication discarded
        t press ended a
          pressesEnded Window forwarded
          --UIApplication discarded

        """
      )
    )
  }

  @Test("keys held when the focus goes are cancelled and never end")
  func focusLost() throws {
    let desk = try Desk("delivery", "--log", "chain")
    desk.user.focus(desk.window)
    try desk.user.pressKey("a")
    desk.waits(for: "press began a")
    desk.user.focusNothing()
    #expect(desk.waits(for: "press cancelled a"))
    try desk.user.releaseKey("a")
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    #expect(!desk.log.contains("press ended"))
  }
}
