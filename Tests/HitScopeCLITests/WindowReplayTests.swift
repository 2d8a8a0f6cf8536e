import Foundation
import HitResponders
import TestSupport
import Testing

@testable import HitInspector

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

  @Test(
    "a window replays as fast as --speed says, for run and replay",
    arguments: ["run", "replay"]
  )
  func speed(verb: String) throws {
    let tap = #"{"at": 0.2, "tap": [300, 100]}, {"at": 30, "tap": [300, 100]}"#
    let script = try folder.write(PlayTests.script(tap), to: "slow.script.json")
    let path = folder.path("slow.hstrace")
    #expect(try Program.run("play", "gestures", script, "--log", "none", "-o", path).code == 0)
    let start = ContinuousClock.now
    let speed = ["--speed", "60"]
    let desk = try Desk([path] + (verb == "replay" ? ["--in-window"] : []) + speed, verb: verb)
    #expect(eventually { desk.program.standardError.contains("same: 4 inputs") })
    #expect(ContinuousClock.now - start < .seconds(25))
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
  }

  @Test(
    "a speed is of traces, and one of those that can be played",
    arguments: [
      ("run raised-tab --speed 2", "--speed is of a trace, and raised-tab is a scene"),
      ("run --speed 0", "--speed takes a number from 0.1 to 100."),
    ]
  )
  func refusedSpeed(line: String, problem: String) throws {
    let outcome = try Program.type("hitscope \(line)", in: folder)
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("Error: \(problem)"))
  }

  /// Records a pan and a long press, done by a hand, and returns the verdicts that were logged.
  private func record(to path: String) throws -> [String] {
    let desk = try Desk("gestures", "--record", path)
    desk.press(Self.pan.x, Self.pan.y)
    #expect(desk.waits(for: "touch 1 began"))
    for x in stride(from: Self.pan.x, through: Self.pan.x + 60, by: 6) { desk.move(to: x, 100) }
    #expect(desk.waits(for: "pan@Pan possible > began"))
    desk.user.release()
    #expect(desk.waits(for: " > ended"))
    // So long is the pan the latest, and longer where that is replayed slowly.
    Thread.sleep(forTimeInterval: 1)
    desk.press(Self.hold.x, Self.hold.y)
    #expect(desk.waits(for: "longPress@Hold possible > began"))
    desk.user.release()
    #expect(desk.waits(for: "longPress@Hold began > ended"))
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    return verdicts(of: desk)
  }

  private static let pan = CGPoint(x: 450, y: 100)
  private static let hold = CGPoint(x: 300, y: 100)

  private func verdicts(of desk: Desk) -> [String] {
    desk.program.standardOutput.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("  touch 1: ") }
  }

  /// What the terminal explains where a press of a recording began.
  private func explained(_ point: CGPoint, on desk: Desk) throws -> String {
    let place = desk.pressedPoint(point)
    return try Program.run("explain", "gestures", "\(place.x),\(place.y)").output
  }

  /// Whether the bar above has a colour of a replay's chip.
  private func barShows(_ colour: UIColor, on desk: Desk) throws -> Bool {
    let bar = try #require(desk.layout.topBar)
    let chips = CGRect(x: bar.minX + 100, y: bar.minY, width: 320, height: bar.height)
    let shade = Shade.number(colour)
    return try desk.picture(of: chips).pixels.contains { Shade.isNear($0, shade, tolerance: 24) }
  }

  @Test("a pan and a long press that were recorded are pinned and told when they are replayed")
  func recorded() throws {
    let path = folder.path("two.hstrace")
    let told = try record(to: path)
    #expect(
      told.map { $0.prefix { $0 != "." } } == [
        "  touch 1: Pan got this press, and its own pan took it",
        "  touch 1: Hold got this press, and its own longPress took it",
      ]
    )
    // Slowly, so that there is time to look while the pan is the latest.
    let desk = try Desk(path, "--log", "all", "--speed", "0.3")
    desk.user.focus(desk.window)
    #expect(try eventually { try barShows(Theme.selection, on: desk) })
    #expect(desk.waits(for: " > ended"))
    desk.expectTint(of: 0x5a4a3a, at: 430, 40)
    #expect(desk.waits(for: "longPress@Hold possible > began"))
    desk.expectTint(of: 0x3d5a4c, at: 234, 40)
    // At its end.
    #expect(eventually { desk.program.standardError.contains("same: ") })
    #expect(try eventually { try barShows(Theme.accepted, on: desk) })
    #expect(verdicts(of: desk) == told)
    let verdicts = told.map { String($0.dropFirst("  touch 1: ".count).prefix { $0 != "." }) }
    let hold = try explained(Self.hold, on: desk)
    #expect(try desk.copiesPress(explained: hold, saying: verdicts[1]))
    try desk.user.type(["Control_L", "Up"])
    let pan = try explained(Self.pan, on: desk)
    #expect(try desk.copiesPress(explained: pan, saying: verdicts[0]))
    desk.expectTint(of: 0x5a4a3a, at: 430, 40)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
  }

  @Test("a replay that differs says where, in the window as well, and ends with 1")
  func different() throws {
    let path = folder.path("two.hstrace")
    _ = try record(to: path)
    let trace = try String(contentsOfFile: path, encoding: .utf8)
    let (old, new) = (
      #""view":"Hold","from":"possible","to":"began""#,
      #""view":"Hold","from":"possible","to":"failed""#
    )
    try #require(trace.contains(old))
    let changed = try folder.write(
      trace.replacingOccurrences(of: old, with: new),
      to: "not.hstrace"
    )
    let desk = try Desk(changed)
    #expect(eventually { desk.program.standardError.contains("differs: ") })
    #expect(desk.program.standardError.contains("longPress of Hold"))
    #expect(try eventually { try barShows(Theme.refused, on: desk) })
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 1)
  }
}
