import Foundation
import HitInspector
import TestSupport
import Testing

/// What somebody is in the middle of when something that the window needs goes away.
enum WindowActivity: String, CaseIterable {
  case touch, hitMap, explode, edit, recording, replay, prompt

  /// Opens the window with a card, and begins.
  func begin(_ trial: ActionTrial, under kind: WindowManager.Kind? = nil) throws -> Desk {
    let size = CGSize(width: 300, height: 300)
    let scene = try trial.writeCard()
    let desk = try Desk(arguments(scene, trial) + ["--log", "none"], sceneSize: size, under: kind)
    desk.user.focus(desk.window)
    switch self {
    case .touch, .recording:
      desk.press(100, 100)
      desk.move(to: 180, 170)
    case .hitMap:
      try trial.type(.showMode(.hitMap), on: desk)
      desk.move(to: 100, 100)
    case .explode:
      try trial.type(.showMode(.explode), on: desk)
      desk.press(20, 280)
      desk.move(to: 60, 240)
    case .edit:
      try ActionChecks.select(trial, on: desk)
      try trial.type(.accept, on: desk)
      desk.press(100, 100)
      desk.move(to: 140, 130)
    case .replay:
      try trial.type(.timeline(.toStart), on: desk)
      try trial.type(.timeline(.play), on: desk)
    case .prompt:
      try trial.type(.askToWrite, on: desk)
      try desk.user.type(["x"])
    }
    #expect(desk.user.ping(desk.window))
    return desk
  }

  private func arguments(_ scene: String, _ trial: ActionTrial) throws -> [String] {
    switch self {
    case .recording: return [scene, "--record", recorded(trial)]
    case .replay:
      let script = try trial.folder.write(
        PlayTests.script(#"{"at": 0, "drag": [100, 100, 200, 200], "steps": 600, "duration": 60}"#),
        to: "drag.script.json"
      )
      let play = ["play", scene, script, "--log", "none", "-o", recorded(trial)]
      try #require(try Program.run(play).code == 0)
      return [recorded(trial)]
    default: return [scene]
    }
  }

  /// The trace that is recorded, or replayed.
  func recorded(_ trial: ActionTrial) -> String { trial.folder.path("drag.hstrace") }

  /// What the folder of the scene holds meanwhile, if nothing is half-written.
  var files: [String] {
    switch self {
    case .recording: ["card.json", "drag.hstrace"]
    case .replay: ["card.json", "drag.hstrace", "drag.script.json"]
    default: ["card.json"]
    }
  }

  /// Lets go of what is held down.
  func end(on desk: Desk) { desk.user.release() }
}
