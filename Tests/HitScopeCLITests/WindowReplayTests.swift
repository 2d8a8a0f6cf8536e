import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("Replays in the window", .serialized)
struct WindowReplayTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("a replay shows the press that it replays, not what the scene shows when it is opened")
  func explained() throws {
    let script = try folder.write(
      """
      {"format":"hitscope-script","version":1,"steps":[
      {"at":0.2,"touches":[{"id":1,"phase":"began","x":300,"y":100}]},
      {"at":1.5,"touches":[{"id":1,"phase":"moved","x":310,"y":104}]},
      {"at":2.5,"touches":[{"id":1,"phase":"ended","x":310,"y":104}]}]}
      """,
      to: "hold.script.json"
    )
    let path = folder.path("hold.hstrace")
    #expect(try Program.run("play", "gestures", script, "--log", "none", "-o", path).code == 0)
    let desk = try Desk(path, "--in-window", verb: "replay")
    #expect(desk.waits(for: "longPress@Hold possible > began: held 0.5 s"))
    // Hold is pressed, and not Tap, which the first try of the scene presses.
    desk.expectTint(of: 0x3d5a4c, at: 234, 40)
    #expect(desk.scenePixel(40, 40) == 0x2b4257)
    #expect(eventually { desk.program.standardError.contains("same: 3 inputs") })
    desk.expectTint(of: 0x3d5a4c, at: 234, 40)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
  }
}
