import Foundation
import TestSupport
import Testing

@Suite("Recording in the window", .serialized)
struct WindowRecordingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Opens the window with a scene of one card that can be dragged, as large as it is.
  private func openCard(_ arguments: String...) throws -> Desk {
    let scene = try folder.write(
      """
      {"format":"hitscope-scene","version":1,"size":[300,300],"windows":[{"id":"Window","key":true,
      "subviews":[{"id":"Card","frame":[50,50,100,100],"touches":"drag",
      "animate":{"by":[100,50],"duration":3,"allowInteraction":true}},
      {"id":"Slow","frame":[50,200,100,80],"touches":"consume",
      "animate":{"by":[100,0],"duration":2,"delay":1}}]}]}
      """,
      to: "card.json"
    )
    let size = CGSize(width: 300, height: 300)
    return try Desk(scene, arguments[0], arguments[1], sceneSize: size)
  }

  /// Drags the card to a place and lets it go.
  private func drag(_ desk: Desk, to x: CGFloat, _ y: CGFloat) {
    desk.press(100, 100)
    desk.move(to: x, y)
    desk.user.release()
  }

  /// Expects that a trace replays alike without a display, twice.
  private func expectSame(_ path: String) throws {
    for _ in 1...2 {
      let replay = try Program.run("replay", path)
      #expect(replay.code == 0, "\(replay.output)\(replay.errors)")
    }
  }

  /// Ends the program as a person does.
  private func leave(_ desk: Desk) {
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
  }

  @Test("what real fingers and keys did replays alike without a display, any number of times")
  func real() throws {
    let path = folder.path("real.hstrace")
    let desk = try Desk("gestures", "--record", path)
    desk.user.focus(desk.window)
    // A tap, a long press by its timer, a pan, a double tap, a single one that waits for its second.
    desk.click(100, 100)
    desk.waits(for: "tap@Tap possible > ended")
    desk.press(300, 100)
    desk.waits(for: "longPress@Hold possible > began: held 0.5 s")
    desk.move(to: 303, 104)
    desk.user.release()
    desk.waits(for: "longPress@Hold changed > ended")
    desk.press(490, 100)
    for step in 1...12 { desk.move(to: 490 + CGFloat(step) * 6, 100 + CGFloat(step) * 3) }
    desk.user.release()
    desk.waits(for: "pan@Pan changed > ended")
    desk.click(300, 490)
    desk.click(300, 490)
    desk.waits(for: "double@Twice possible > ended")
    desk.click(300, 490)
    desk.waits(for: "single@Twice possible > ended")
    desk.press(100, 490)
    desk.move(to: 130, 490)
    desk.user.release()
    try desk.user.pressKey("k")
    try desk.user.releaseKey("k")
    desk.waits(for: "press ended k")
    leave(desk)
    try expectSame(path)
    let trace = String(decoding: try #require(folder.bytes("real.hstrace")), as: UTF8.self)
    #expect(trace.contains(#""timer":"gesture""#))
    #expect(trace.contains(#""key":"char""#))
    #expect(!trace.contains(#""text":"k""#))
  }

  @Test("views that move by themselves are hit in a replay where they were hit in the window")
  func animated() throws {
    let path = folder.path("animated.hstrace")
    let desk = try openCard("--record", path)
    for place in 0..<8 {
      desk.press(160 + CGFloat(place), CGFloat(100 + place % 2 * 140))
      desk.move(to: 170, 150)
      desk.user.release()
      desk.waits(for: "touch 1 began (\(160 + place), \(100 + place % 2 * 140))")
    }
    desk.waits(for: "touch 1 ended (170, 150)")
    leave(desk)
    try expectSame(path)
  }

  @Test("a scroll view that goes on by itself replays alike")
  func scrolled() throws {
    let scene = try folder.write(
      """
      {"format":"hitscope-scene","version":1,"size":[300,300],"windows":[{"id":"Window","key":true,
      "subviews":[{"id":"List","class":"UIScrollView","frame":[0,0,300,300],
      "contentSize":[300,2000],"subviews":[{"id":"Row","class":"UIButton",
      "frame":[20,40,260,60],"text":"row"}]}]}]}
      """,
      to: "list.json"
    )
    let path = folder.path("list.hstrace")
    let desk = try Desk(scene, "--record", path, sceneSize: CGSize(width: 300, height: 300))
    for _ in 1...2 {
      desk.press(150, 250)
      for step in 1...10 { desk.move(to: 150, 250 - CGFloat(step) * 12) }
      desk.user.release()
      desk.waits(for: "touch 1 ended (150, 130)")
      desk.click(150, 150)
      desk.waits(for: "touch 1 ended (150, 150)")
    }
    leave(desk)
    try expectSame(path)
  }

  @Test("R records the scene made anew, and R ends it")
  func key() throws {
    let desk = try openCard("--traces", folder.path)
    desk.user.focus(desk.window)
    drag(desk, to: 260, 300)
    desk.waits(for: "touch 1 ended (260, 300)")
    try desk.user.pressKey("r")
    try desk.user.releaseKey("r")
    #expect(eventually { desk.program.standardError.contains("/card.hstrace; Ctrl-R ends it") })
    drag(desk, to: 220, 290)
    #expect(eventually { desk.log.contains("touch 1 ended (220, 290)") })
    try desk.user.pressKey("r")
    try desk.user.releaseKey("r")
    #expect(eventually { desk.program.standardError.contains("card.hstrace: 3 inputs") })
    try expectSame(folder.path("card.hstrace"))
    // What was recorded to the file is kept besides, and what follows with it.
    drag(desk, to: 100, 100)
    desk.waits(for: "touch 1 ended (100, 100)")
    try desk.user.type(["Control_L", "s"])
    #expect(eventually { desk.program.standardError.contains("/card-2.hstrace: 6 inputs") })
    try expectSame(folder.path("card-2.hstrace"))
  }

  @Test("Ctrl-S saves what has just happened, each time to a file of its own")
  func saved() throws {
    let desk = try openCard("--traces", folder.path)
    desk.user.focus(desk.window)
    drag(desk, to: 260, 300)
    desk.waits(for: "touch 1 ended (260, 300)")
    try desk.user.type(["Control_L", "s"])
    #expect(eventually { desk.program.standardError.contains("/card.hstrace: 3 inputs") })
    desk.click(210, 270)
    #expect(eventually { desk.log.contains("touch 1 ended (210, 270)") })
    try desk.user.type(["Control_L", "s"])
    #expect(eventually { desk.program.standardError.contains("/card-2.hstrace: 5 inputs") })
    leave(desk)
    try expectSame(folder.path("card.hstrace"))
    try expectSame(folder.path("card-2.hstrace"))
  }

  @Test("a killed program leaves a trace of everything it logged")
  func killed() throws {
    let path = folder.path("killed.hstrace")
    let desk = try openCard("--record", path)
    desk.press(100, 100)
    desk.move(to: 220, 290)
    desk.waits(for: "touch 1 moved (220, 290)")
    desk.program.send(SIGKILL)
    _ = desk.program.exitCode(within: .seconds(20))
    let trace = String(decoding: try #require(folder.bytes("killed.hstrace")), as: UTF8.self)
    #expect(trace.contains(#""x":220,"y":290"#))
    try expectSame(path)
  }

  @Test("a folder that vanishes ends the recording with one sentence, and the window goes on")
  func vanished() throws {
    let inner = try TestFolder()
    let desk = try openCard("--record", inner.path("card.hstrace"))
    desk.click(100, 100)
    desk.waits(for: "touch 1 ended (100, 100)")
    try FileManager.default.removeItem(atPath: inner.path)
    desk.click(210, 270)
    desk.click(220, 270)
    #expect(desk.waits(for: "touch 1 ended (220, 270)"))
    let sentences = desk.program.standardError.matches(of: #/file was removed/#).count
    #expect(sentences == 1)
    try FileManager.default.createDirectory(atPath: inner.path, withIntermediateDirectories: true)
  }

  @Test("a trace replays in the window, which shows what it did and takes no presses")
  func inWindow() throws {
    let script = try folder.write(
      """
      {"format":"hitscope-script","version":1,"steps":[
      {"at":0.2,"touches":[{"id":1,"phase":"began","x":100,"y":100}]},
      {"at":0.5,"touches":[{"id":1,"phase":"moved","x":200,"y":180}]},
      {"at":1.0,"touches":[{"id":1,"phase":"ended","x":200,"y":180}]}]}
      """,
      to: "drag.script.json"
    )
    let scene = try folder.write(
      """
      {"format":"hitscope-scene","version":1,"size":[300,300],"windows":[{"id":"Window","key":true,
      "subviews":[{"id":"Card","frame":[50,50,100,100],"touches":"drag","color":"#ff8000"}]}]}
      """,
      to: "plain.json"
    )
    let path = folder.path("plain.hstrace")
    #expect(try Program.run("play", scene, script, "--log", "none", "-o", path).code == 0)
    let size = CGSize(width: 300, height: 300)
    let desk = try Desk(path, "--in-window", sceneSize: size, verb: "replay")
    #expect(eventually { desk.program.standardError.contains("same: 3 inputs") })
    desk.expectTint(of: 0xff8000, at: 240, 220)
    desk.press(60, 60)
    desk.user.release()
    leave(desk)
    #expect(desk.log.matches(of: #/touch 1 began/#).count == 1)
  }
}
