import Foundation
import HitInspector
import TestSupport
import Testing

/// A list of 280 by 400 points at (20, 40) with content of 2000: a button, a row, and far below a
/// meadow.
@Suite("Scrolling in the window", .serialized)
struct WindowScrollTests {
  private static let orange: UInt32 = 0xe08a3a
  private static let blue: UInt32 = 0x4d7dbd
  private static let green: UInt32 = 0x34c759

  private static let scene = """
    { "format": "hitscope-scene", "version": 1, "size": [320, 480],
      "views": [
        { "id": "List", "class": "UIScrollView", "frame": [20, 40, 280, 400],
          "contentSize": [280, 2000], "color": "#303030", "subviews": [
            { "id": "Button", "class": "UIButton", "frame": [40, 60, 200, 80], "color": "#e08a3a" },
            { "id": "Row", "frame": [0, 300, 280, 100], "color": "#4d7dbd", "touches": "consume" },
            { "id": "Meadow", "frame": [0, 600, 280, 1400], "color": "#34c759" }
          ] } ] }
    """

  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func open() throws -> Desk {
    let file = try folder.write(Self.scene, to: "list.json")
    return try Desk(file, "--log", "chain", sceneSize: CGSize(width: 320, height: 480))
  }

  /// Drags upwards, a tenth of the way every ten milliseconds.
  private func drag(_ desk: Desk, x: CGFloat = 160, from y: CGFloat, by way: CGFloat) {
    desk.press(x, y)
    for step in 1...10 {
      let point = desk.geometry.windowPoint(CGPoint(x: x, y: y - way * CGFloat(step) / 10))
      desk.user.move(to: Int(point.x), Int(point.y), after: 10)
    }
  }

  /// Drags the list back to its top, beside the button, which would keep a touch that rests on it.
  private func scrollsToTop(_ desk: Desk) -> Bool {
    eventually {
      drag(desk, x: 30, from: 60, by: -360)
      desk.user.release()
      desk.move(to: 5, 470)
      return eventually(within: .seconds(1)) { showsButton(desk) }
    }
  }

  /// Whether the button is where it is while the list is at its top, tinted or not: what the last
  /// press reached is tinted.
  private func showsButton(_ desk: Desk) -> Bool {
    let shades = [Self.orange, Shade.over(Self.orange, Shade.accepted, 0.12)]
    return desk.scenePixel(70, 110).map { at in shades.contains { Shade.isNear(at, $0) } } ?? false
  }

  @Test("a drag scrolls, a flick goes on by itself, and a tap reaches the button as before")
  func scrolls() throws {
    let desk = try open()
    desk.click(160, 140)
    #expect(desk.waits(for: "  action touchUpInside Button -> closure\n"))
    #expect(eventually { showsButton(desk) })
    drag(desk, from: 420, by: 200)
    #expect(desk.waits(for: "pan@List possible > began: moved 20 >= 10"))
    // The finger is still down: the content has followed it, and no farther.
    #expect(eventually { !showsButton(desk) })
    #expect(desk.scenePixel(60, 430) != Self.green)
    desk.user.release()
    #expect(desk.waits(for: "pan@List changed > ended"))
    // The finger left the content at 570; the flick goes on to 600 and farther. A machine that
    // pauses before the finger is lifted makes a drag of the flick, so it is tried again.
    #expect(
      eventually {
        desk.move(to: 5, 470)
        if eventually(within: .seconds(1), { desk.scenePixel(60, 430) == Self.green }) {
          return true
        }
        guard scrollsToTop(desk) else { return false }
        drag(desk, from: 420, by: 200)
        desk.user.release()
        return false
      }
    )
    // Back to the top, where the button is where it was.
    #expect(scrollsToTop(desk))
    let taps = desk.log.components(separatedBy: "touchUpInside Button").count
    #expect(
      eventually {
        desk.click(160, 140)
        // A press on a list that still moves only stops it, so it gets the time to come to rest.
        return eventually(within: .seconds(1)) {
          desk.log.components(separatedBy: "touchUpInside Button").count > taps
        }
      }
    )
  }

  @Test("a drag takes the touch from a view that heard of it, and from a button never")
  func cancels() throws {
    let desk = try open()
    desk.press(160, 390)
    #expect(desk.waits(for: "touchesBegan Row consumed"))
    desk.move(to: 160, 340)
    #expect(desk.waits(for: "touchesCancelled Row consumed"))
    desk.user.release()
    #expect(desk.waits(for: "pan@List began > ended"))
    #expect(!desk.log.contains("touchesEnded Row"))
    let held = try open()
    held.press(160, 140)
    #expect(held.waits(for: "  action touchDown Button -> closure\n"))
    held.move(to: 160, 110)
    #expect(held.waits(for: "pan@List possible > failed: List said no"))
    #expect(held.waits(for: "  action touchDragInside Button -> closure\n"))
    held.user.release()
    #expect(held.waits(for: "  action touchUpInside Button -> closure\n"))
  }

  @Test("a drag that begins at once is a scroll, of which button and row never hear")
  func atOnce() throws {
    // A machine that pauses after the press lets the touch rest, so it is tried again.
    for (start, told) in [(140.0, "Button -> closure"), (420.0, "touchesBegan Row")] {
      #expect(
        try eventually {
          let desk = try open()
          drag(desk, from: start, by: 130)
          desk.user.release()
          return desk.waits(for: "pan@List changed > ended") && !desk.log.contains(told)
        }
      )
    }
  }

  @Test("the wheel scrolls the list under it, and beside it only pushes the canvas")
  func wheel() throws {
    let desk = try open()
    desk.move(to: 160, 300)
    for _ in 1...3 { turn(desk, 5) }
    #expect(desk.waits(for: "scroll by (0, 1) at (160, 300)"))
    #expect(eventually { desk.log.components(separatedBy: "pan@List changed > ended").count == 4 })
    #expect(desk.log.contains("pan@List possible > began: scrolled 48"))
    desk.move(to: 5, 470)
    // Three notches of 48 points: the button's 60 to 140 are now above the list.
    desk.expect(Self.blue, at: 60, 210)
    turn(desk, 5)
    turn(desk, 6)
    desk.move(to: 160, 300)
    turn(desk, 6)
    for _ in 1...3 { turn(desk, 4) }
    #expect(desk.waits(for: "scroll by (0, -1) at (160, 300)"))
    desk.move(to: 5, 470)
    desk.expect(Self.orange, at: 70, 110)
    #expect(!desk.log.contains("at (5, 470)") && !desk.log.contains("scroll by (-1, 0)"))
  }

  @Test("what the wheel did is recorded, replays alike, and is a script again")
  func recorded() throws {
    let file = try folder.write(Self.scene, to: "list.json")
    let path = folder.path("wheel.hstrace")
    let desk = try Desk(file, "--record", path, sceneSize: CGSize(width: 320, height: 480))
    desk.move(to: 160, 300)
    for _ in 1...4 { turn(desk, 5) }
    turn(desk, 4)
    #expect(eventually { desk.log.components(separatedBy: "pan@List changed > ended").count == 6 })
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    let trace = try String(contentsOfFile: path, encoding: .utf8)
    #expect(trace.components(separatedBy: #""p":"wheel""#).count == 6)
    let replay = try Program.run("replay", path)
    #expect(replay.code == 0 && replay.output == "same: 5 inputs\n", "\(replay)")
    let script = folder.path("wheel.script.json")
    #expect(try Program.run("export", path, "--to", "script", "-o", script).code == 0)
    let text = try String(contentsOfFile: script, encoding: .utf8)
    #expect(text.contains(#""scroll": [160, 300], "by": [0, -1] }"#), "\(text)")
  }

  private func turn(_ desk: Desk, _ button: Int) {
    desk.user.press(button)
    desk.user.release(button)
  }
}
