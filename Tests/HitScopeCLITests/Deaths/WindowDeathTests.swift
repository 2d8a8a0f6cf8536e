import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("What the window needs goes away in the middle of what it does", .serialized)
struct WindowDeathTests {
  @Test(
    "a server that dies ends it with 74 and one sentence, and leaves nothing half-written",
    arguments: WindowActivity.allCases
  )
  func server(activity: WindowActivity) throws {
    let trial = try ActionTrial(of: nil)
    let desk = try activity.begin(trial)
    let scene = trial.folder.bytes("card.json")
    desk.server.kill9()
    #expect(desk.program.exitCode(within: .seconds(20)) == 74)
    let path = activity.recorded(trial)
    // A recording tells besides where it is: it is complete.
    let saved = "hitscope: \(path): 3 inputs; hitscope replay \(path)\n"
    #expect(
      desk.program.standardError
        == (activity == .recording ? saved : "")
        + "hitscope: display \(desk.server.display): the X server went away; "
        + "start the server again\n"
    )
    #expect(trial.folder.names == activity.files)
    #expect(trial.folder.bytes("card.json") == scene)
    if activity == .recording || activity == .replay {
      let replay = try Program.run("replay", activity.recorded(trial))
      #expect(replay.code == 0, "\(replay.output)\(replay.errors)")
    }
  }

  @Test(
    "a window manager that dies takes nothing with it",
    arguments: WindowActivity.allCases,
    WindowManager.Kind.allCases
  )
  func manager(activity: WindowActivity, kind: WindowManager.Kind) throws {
    let trial = try ActionTrial(of: nil)
    let desk = try activity.begin(trial, under: kind)
    try #require(desk.manager).kill9()
    #expect(desk.user.ping(desk.window))
    // The server puts the window back where it was without a frame.
    #expect(eventually { desk.user.isVisible(desk.window) })
    activity.end(on: desk)
    desk.user.focus(desk.window)
    for _ in 0..<6 { try trial.type(.clear, on: desk) }
    let canvas = desk.layout.canvas
    let before = try desk.settledPicture(of: canvas)
    try trial.type(.zoomIn, on: desk)
    #expect(try eventually { try desk.picture(of: canvas) != before })
    #expect(desk.program.isRunning)
    let errors = desk.program.standardError.split(separator: "\n")
    #expect(errors.allSatisfy { $0.contains("Nothing is left to clear") }, "\(errors)")
    desk.user.sendDelete(to: desk.window)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
  }

  @Test(
    "a window manager that follows a dead one manages it",
    arguments: WindowManager.Kind.allCases
  )
  func successor(kind: WindowManager.Kind) throws {
    let trial = try ActionTrial(of: nil)
    let desk = try WindowActivity.touch.begin(trial, under: kind)
    try #require(desk.manager).kill9()
    #expect(eventually { desk.user.isVisible(desk.window) })
    let other: WindowManager.Kind = kind == .tiling ? .stacking : .tiling
    let successor = try WindowManager(other, on: desk.server, seenBy: desk.user)
    WindowActivity.touch.end(on: desk)
    desk.user.focus(desk.window)
    // It is the manager who says that the window has the screen.
    try trial.type(.toggleFullScreen, on: desk)
    try desk.takes(1600, 1000)
    let isFull = eventually {
      desk.user.atoms(desk.window, "_NET_WM_STATE").contains("_NET_WM_STATE_FULLSCREEN")
    }
    #expect(isFull)
    let canvas = desk.layout.canvas
    let before = try desk.settledPicture(of: canvas)
    try trial.type(.zoomIn, on: desk)
    #expect(try eventually { try desk.picture(of: canvas) != before })
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    withExtendedLifetime(successor) {}
  }
}
