import Foundation
import TestSupport
import Testing

@Suite("The window's log", .serialized)
struct WindowLogTests {
  /// Presses points of a scene one after the other and compares the log with a golden.
  private func expectLog(
    of scene: String,
    _ presses: [(CGFloat, CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let desk = try Desk(scene)
    for (count, press) in presses.enumerated() {
      desk.click(press.0, press.1)
      eventually { desk.log.components(separatedBy: "touch 1 ended").count == count + 2 }
    }
    // The last record is whole once the next one has begun or the program has ended.
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    let mismatch = Golden.mismatch(desk.log, named: "logs/\(scene).txt")
    #expect(mismatch == nil, sourceLocation: sourceLocation)
    #expect(desk.program.standardError == "")
  }

  @Test("scene 1: the queue and the way down, byte for byte")
  func delivery() throws {
    try expectLog(of: "delivery", [(100, 100), (100, 300), (160, 360)])
  }

  @Test("scene 2: the walk with every refusal, byte for byte")
  func hitWalk() throws {
    try expectLog(of: "hit-walk", [(500, 400), (500, 120), (100, 300), (20, 20)])
  }

  @Test("scene 3: the way up, one more -- a step, byte for byte")
  func responderChain() throws {
    try expectLog(of: "responder-chain", [(400, 300), (60, 60)])
  }

  @Test("scene 13: the child, its dead overhang and both remedies, byte for byte")
  func outOfBounds() throws {
    try expectLog(
      of: "out-of-bounds",
      [(352, 352), (452, 452), (640, 80), (720, 160), (720, 352), (720, 540)]
    )
  }

  @Test("scene 18: what controls send and who gets it, byte for byte")
  func controls() throws {
    try expectLog(
      of: "controls",
      [(210, 132), (590, 128), (590, 204), (590, 280), (590, 356), (590, 432), (210, 206)]
    )
  }

  @Test("scene 19: actions before and after a field is first responder, byte for byte")
  func firstResponder() throws {
    try expectLog(
      of: "first-responder",
      [(205, 390), (490, 480), (400, 152), (205, 390), (400, 390), (490, 480), (205, 480)]
    )
  }

  private static let verdict =
    "touch 1: green got this press, nobody handled it. Passed on by green, white, Window; "
    + "UIApplication is the end.\n    4 asked"

  @Test(
    "--log says how much of a press is told",
    arguments: [
      ("none", ""),
      (
        "chain",
        """
        t touch 1 began (100, 100)
          UIApplication.sendEvent
          --Window.sendEvent
          touchesBegan green forwarded
          --white forwarded
          ----Window forwarded
          ------UIApplication discarded
        t touch 1 ended (100, 100)
          touchesEnded green forwarded
          --white forwarded
          ----Window forwarded
          ------UIApplication discarded
          \(Self.verdict)

        """
      ),
      (
        "walk",
        """
        t touch 1 began (100, 100)
          UIApplication.sendEvent
          --Window.sendEvent
          Window (100, 100) descended -> green
            white (100, 100) descended -> green
              orange (60, -140) outside -> nil
              green (60, 60) descended -> green
        t touch 1 ended (100, 100)
          \(Self.verdict)

        """
      ),
    ]
  )
  func levels(level: String, expected: String) throws {
    let desk = try Desk("delivery", "--log", level)
    desk.click(100, 100)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    #expect(desk.log == expected)
  }

  @Test("times are those of the display: they never go back and tell a press from its release")
  func times() throws {
    let desk = try Desk("delivery", "--log", "walk")
    for _ in 0..<5 { desk.click(100, 100) }
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    let times = desk.program.standardOutput.matches(of: #/(?m)^(\d+\.\d{3}) touch/#)
      .compactMap { Double($0.1) }
    #expect(times.count == 10)
    #expect(times == times.sorted())
  }
}
