import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("How the window ends", .serialized)
struct WindowEndTests {
  @Test("Ctrl-Q ends it with 0, also after a press and during one")
  func quit() throws {
    for presses in [[], [1], [1, 2]] {
      let desk = try Desk.opening()
      desk.user.focus(desk.window)
      if presses.contains(1) { desk.click(140, 460) }
      if presses.contains(2) { desk.press(140, 460) }
      try desk.user.type(["Control_L", "q"])
      #expect(desk.program.exitCode() == 0)
      #expect(desk.program.standardError == "")
      #expect(desk.user.windows == [])
      #expect(desk.log.contains("t touch 1 cancelled (140, 460)\n") == presses.contains(2))
    }
  }

  @Test("Esc never ends it, and says when nothing is left to clear")
  func escape() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    desk.click(140, 460)
    #expect(desk.waits(for: "touch 1 ended (140, 460)"))
    for _ in 0..<6 { try desk.user.type(["Escape"]) }
    #expect(eventually { desk.program.standardError.contains("Nothing is left to clear") })
    #expect(desk.user.ping(desk.window))
    #expect(desk.program.isRunning)
    #expect(!desk.log.contains("press began"))
  }

  @Test("while a trace is recorded Ctrl-Q asks once, then saves and ends")
  func recording() throws {
    let folder = try TestFolder()
    let path = folder.path("asked.hstrace")
    let desk = try Desk("drag", "--log", "none", "--record", path)
    desk.user.focus(desk.window)
    try desk.user.type(["Control_L", "q"])
    #expect(eventually { desk.program.standardError.contains("Ctrl-Q again saves it and quits") })
    #expect(desk.program.isRunning)
    try desk.user.type(["Control_L", "q"])
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
    #expect(try Program.run("replay", path).code == 0)
  }

  @Test("the close button ends it with 0")
  func close() throws {
    let desk = try Desk.opening()
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    #expect(desk.program.standardOutput == "")
    #expect(desk.program.standardError == "")
  }

  @Test("with edits that are not saved the close button asks once, and ends it the second time")
  func closedUnsaved() throws {
    let trial = try ActionTrial(of: nil)
    let desk = try trial.openCard()
    let text = ActionChecks.text(of: "card.json", trial)
    try ActionChecks.nudge(trial, on: desk)
    desk.user.sendDelete(to: desk.window)
    #expect(
      eventually {
        desk.program.standardError == "hitscope: Changed: Ctrl-S saves, closing again leaves it\n"
      }
    )
    #expect(desk.user.ping(desk.window))
    // Whatever is done meanwhile, it asks again.
    try trial.type(.undo, on: desk)
    try trial.type(.redo, on: desk)
    desk.user.sendDelete(to: desk.window)
    #expect(eventually { desk.program.standardError.split(separator: "\n").count == 2 })
    #expect(desk.program.isRunning)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
    #expect(ActionChecks.text(of: "card.json", trial) == text)
  }

  @Test("Ctrl-Q in the middle of a drag lets the view go first, and asks about the edit it makes")
  func quitWhileDragging() throws {
    let trial = try ActionTrial(of: nil)
    let desk = try trial.openCard()
    try ActionChecks.nudge(trial, on: desk)
    try trial.type(.undo, on: desk)
    desk.press(100, 100)
    desk.move(to: 140, 130)
    desk.move(to: 160, 150)
    #expect(desk.user.ping(desk.window))
    try desk.user.type(["Control_L", "q"])
    #expect(
      eventually {
        desk.program.standardError == "hitscope: Changed: Ctrl-S saves, Ctrl-Q again leaves it\n"
      },
      "\(desk.program.standardError)"
    )
    desk.user.release()
    #expect(desk.program.isRunning)
    try desk.user.type(["Control_L", "q"])
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
  }

  @Test("the close button saves a recording, and asks nothing")
  func closedRecording() throws {
    let folder = try TestFolder()
    let path = folder.path("closed.hstrace")
    let desk = try Desk("drag", "--log", "none", "--record", path)
    desk.click(100, 100)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
    #expect(try Program.run("replay", path).code == 0)
  }

  @Test("T3: a press that the close button cuts short is cancelled")
  func closedMidPress() throws {
    let desk = try Desk.opening()
    desk.press(140, 460)
    desk.waits(for: "touch 1 began")
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    #expect(desk.log.components(separatedBy: "t touch 1 cancelled (140, 460)\n").count == 2)
    #expect(desk.log.contains("  touchesCancelled "))
  }

  @Test("a window destroyed from outside ends it with 0")
  func destroyed() throws {
    let desk = try Desk.opening()
    desk.user.destroy(desk.window)
    #expect(desk.program.exitCode() == 0)
  }

  @Test("T3: a killed server cancels a press, and ends it with 74, one sentence and the whole log")
  func killedServer() throws {
    let desk = try Desk("delivery")
    desk.click(100, 100)
    desk.press(100, 100)
    eventually { desk.log.components(separatedBy: "discarded").count == 4 }
    let log = desk.log
    desk.server.kill9()
    #expect(desk.program.exitCode() == 74)
    #expect(
      desk.program.standardError
        == "hitscope: display \(desk.server.display): the X server went away; "
        + "start the server again\n"
    )
    #expect(desk.log.hasPrefix(log))
    #expect(
      desk.log.dropFirst(log.count).hasPrefix("t touch 1 cancelled (100, 100)\n  touchesCancelled ")
    )
    #expect(log.components(separatedBy: "touch 1 began (100, 100)").count == 3)
    #expect(log.hasSuffix("  ------UIApplication discarded\n"))
  }

  @Test("a server that ends politely is a loss as well")
  func stoppedServer() throws {
    let desk = try Desk.opening()
    desk.server.stop()
    #expect(desk.program.exitCode() == 74)
    #expect(desk.program.standardError.hasPrefix("hitscope: display \(desk.server.display): "))
  }

  @Test("a log that nobody reads any more ends it without a crash report")
  func brokenPipe() throws {
    let server = try PrivateXServer()
    let folder = try TestFolder()
    let line = "DISPLAY=\(server.display) hitscope run delivery --tries | head -n 1"
    let outcome = try Program.type(line, in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("touch 1 began (100, 100)\n"))
    #expect(outcome.errors == "")
  }

  @Test(
    "without a display it names the headless commands and ends with 69",
    arguments: [[], ["run"], ["run", "hit-walk"], ["--log", "none"]]
  )
  func noDisplay(arguments: [String]) throws {
    let windowless =
      "Without a window use `hitscope explain`, `lint`, `tree`, `render` or `play`.\n"
    let folder = try TestFolder()
    let line = (["hitscope"] + arguments).joined(separator: " ")
    let unset = try Program.type("unset DISPLAY; \(line)", in: folder)
    #expect(unset.code == 69)
    #expect(unset.output == "")
    #expect(unset.errors == "hitscope: no display: DISPLAY is not set. \(windowless)")
    let dead = try Program.type("DISPLAY=:64999 \(line)", in: folder)
    #expect(dead.code == 69)
    #expect(dead.output == "")
    #expect(
      dead.errors
        == "hitscope: display :64999: no X server answers there or it refuses this user. "
        + windowless
    )
  }
}
