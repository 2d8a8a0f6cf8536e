import Foundation
import HitInspector
import TestSupport
import Testing

// Scenes, traces and pictures: shown, recorded, saved.
extension ActionChecks {
  static var files: [InspectorCommand: ActionCheck] {
    [
      .copyReplayCommand: { trial in
        let desk = try openPressed(trial)
        try trial.type(.saveTrace, on: desk)
        let path = trial.folder.path("raised-tab.hstrace")
        #expect(eventually { desk.program.standardError.contains("\(path): 2 inputs") })
        try trial.act(on: desk)
        #expect(eventually { desk.pasted() == "hitscope replay \(path)" })
      },
      .saveTrace: { trial in
        let desk = try openPressed(trial)
        try trial.act(on: desk)
        try expectTrace("raised-tab.hstrace", of: trial, on: desk)
      },
      .save: { trial in
        // A scene that was not changed leaves a trace, one that was is written into its file.
        let desk = try trial.openCard()
        desk.click(20, 20)
        #expect(desk.waits(for: "touch 1 ended (20, 20)"))
        try trial.act(on: desk)
        try expectTrace("card.hstrace", of: trial, on: desk)
        try nudge(trial, on: desk)
        try trial.act(on: desk)
        let isSaved = eventually { text(of: "card.json", trial).contains("[56, 48, 100, 100]") }
        #expect(isSaved, "\(text(of: "card.json", trial))\(desk.program.standardError)")
        #expect(text(of: "card.json", trial).contains("// The card."))
      },
      .settle(.keepMine): { trial in
        let desk = try openConflict(trial)
        try trial.act(on: desk)
        let isSaved = eventually { text(of: "card.json", trial).contains("[56, 48, 100, 100]") }
        #expect(isSaved, "\(text(of: "card.json", trial))")
        #expect(!text(of: "card.json", trial).contains("#0080ff"))
      },
      .settle(.takeTheirs): { trial in
        let desk = try openConflict(trial)
        try trial.act(on: desk)
        expectTheirs(on: desk)
      },
      .settle(.showBoth): { trial in
        let desk = try openConflict(trial)
        try trial.act(on: desk)
        let line = "Card: frame [56, 48, 100, 100] here, [48, 48, 100, 100] in the file"
        #expect(eventually { desk.program.standardError.contains(line) })
        try trial.type(.clear, on: desk)
        try trial.type(.settle(.takeTheirs), on: desk)
        expectTheirs(on: desk)
      },
      .toggleRecording: { trial in
        let desk = try openPressed(trial)
        try trial.act(on: desk)
        let path = trial.folder.path("raised-tab.hstrace")
        #expect(eventually { desk.program.standardError.contains("recording to \(path)") })
        desk.click(38, 22)
        #expect(desk.waits(for: "touch 1 ended (38, 22)"))
        try trial.act(on: desk)
        // The press before the recording is not in it.
        try expectTrace("raised-tab.hstrace", of: trial, on: desk)
      },
      .restartScene: { trial in
        let desk = try trial.openCard()
        desk.press(100, 100)
        desk.move(to: 220, 220)
        desk.user.release()
        #expect(eventually { desk.scenePixel(60, 60) != 0xff8000 })
        try trial.act(on: desk)
        desk.move(to: 290, 290)
        desk.expect(0xff8000, at: 60, 60)
      },
      .openEditor(nil): { trial in
        let shell = "#!/bin/sh\necho \"$@\" >$0.seen\n"
        let editor = try trial.folder.writeProgram(shell, to: "editor")
        let desk = try trial.openCard(environment: ["VISUAL": editor, "EDITOR": ""])
        try select(trial, on: desk)
        try trial.act(on: desk)
        let file = trial.folder.path("card.json")
        let isOpened = eventually { text(of: "editor.seen", trial).contains(file) }
        #expect(isOpened, "\(text(of: "editor.seen", trial))\(desk.program.standardError)")
      },
      .askForFile: { trial in
        let desk = try trial.open()
        try trial.folder.write(scene(named: "Other"), to: "other.json")
        try trial.act(on: desk)
        try desk.enter(trial.folder.path("other.json"))
        #expect(eventually { desk.title != "Raised tab" })
        desk.click(20, 20)
        #expect(desk.waits(for: "Other"))
      },
      .askToWrite: { trial in
        let desk = try trial.open()
        try trial.act(on: desk)
        for _ in 0..<30 { try desk.user.type(["BackSpace"]) }
        let path = trial.folder.path("seen.png")
        try desk.enter(path)
        #expect(eventually { desk.program.standardError.contains("Wrote \(path)") })
        #expect(trial.folder.bytes("seen.png")?.starts(with: [0x89, 0x50, 0x4e, 0x47]) == true)
        #expect(trial.folder.names == ["seen.png"])
      },
      .previousScene: { try expectScene($0, back: .nextScene) },
      .nextScene: { try expectScene($0, back: .previousScene) },
    ]
  }

  /// A scene of one view.
  private static func scene(named name: String) -> String {
    """
    {"format":"hitscope-scene","version":1,"size":[320,480],
    "views":[{"id":"\(name)","frame":[0,0,320,480],"touches":"consume"}]}
    """
  }

  static func text(of name: String, _ trial: ActionTrial) -> String {
    String(decoding: trial.folder.bytes(name) ?? Data(), as: UTF8.self)
  }

  /// Moves the card while another program gives it another colour in the file.
  private static func openConflict(_ trial: ActionTrial) throws -> Desk {
    let desk = try trial.openCard()
    try nudge(trial, on: desk)
    // The fields have the keys until they are left.
    try trial.type(.clear, on: desk)
    let file = text(of: "card.json", trial)
    try trial.folder.write(file.replacing("#ff8000", with: "#0080ff"), to: "card.json")
    let question = "card.json has changed on disk"
    #expect(eventually { desk.program.standardError.contains(question) })
    return desk
  }

  /// Expects that the blue card of the file is shown in place of the orange one.
  private static func expectTheirs(on desk: Desk, sourceLocation: SourceLocation = #_sourceLocation)
  {
    let isShown = eventually { desk.scenePixel(60, 60).map { $0 & 0xff > 0xc0 } == true }
    #expect(isShown, "\(desk.program.standardError)", sourceLocation: sourceLocation)
    #expect(desk.program.standardError.contains("card.json: the file's scene is shown"))
  }

  /// Expects that a trace of two inputs was saved, which replays the same.
  private static func expectTrace(
    _ name: String,
    of trial: ActionTrial,
    on desk: Desk,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = trial.folder.path(name)
    let isSaved = eventually { desk.program.standardError.contains("\(path): 2 inputs") }
    #expect(isSaved, "\(desk.program.standardError)", sourceLocation: sourceLocation)
    let replay = try Program.run("replay", path)
    #expect(replay.code == 0, "\(replay.output)\(replay.errors)", sourceLocation: sourceLocation)
  }

  /// Expects that a key shows another scene, and another key the one before again.
  private static func expectScene(_ trial: ActionTrial, back: InspectorCommand) throws {
    let desk = try trial.open("delivery", sceneSize: CGSize(width: 800, height: 600))
    let name = desk.title
    try trial.act(on: desk)
    #expect(eventually { desk.title != name })
    try trial.type(back, on: desk)
    #expect(eventually { desk.title == name })
  }
}
