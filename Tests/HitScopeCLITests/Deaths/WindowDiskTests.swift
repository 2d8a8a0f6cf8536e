import Foundation
import HitInspector
import TestSupport
import Testing

/// Files that go away or cannot be written while the window has them.
@Suite("A disk that fails under the window", .serialized)
struct WindowDiskTests {
  private let trial: ActionTrial

  init() throws { trial = try ActionTrial(of: nil) }

  /// Lets files grow to a size, as on a disk that has no more room, or to any.
  private func limitFiles(of desk: Desk, to size: String) throws {
    let limit = "prlimit --fsize=\(size): --pid \(desk.program.identifier)"
    #expect(try Program.type(limit, in: trial.folder).code == 0)
  }

  /// The lines on standard error.
  private func errors(of desk: Desk) -> [Substring] {
    desk.program.standardError.split(separator: "\n")
  }

  /// How many pixels of the window have the colour of what is wrong.
  private func red(on desk: Desk) throws -> Int {
    try desk.picture(of: desk.whole).pixels.count { $0 == Shade.refused }
  }

  /// Expects that a press of the scene is routed.
  private func expectPress(on desk: Desk) {
    let before = desk.log.components(separatedBy: "touch 1 ended").count
    desk.click(290, 290)
    #expect(eventually { desk.log.components(separatedBy: "touch 1 ended").count > before })
  }

  /// Expects that what a key does fails with one sentence while the disk is full and leaves every file
  /// as it was, and that it is done once there is room.
  ///
  /// Before there is, `meanwhile` is done.
  private func expectRefusal(
    on desk: Desk,
    of size: String = "8000",
    naming name: String,
    done sentence: String,
    code: Int32 = 0,
    meanwhile: () throws -> Void = {},
    _ act: () throws -> Void
  ) throws {
    let names = trial.folder.names
    let bytes = names.map { trial.folder.bytes($0) }
    let told = errors(of: desk).count
    try limitFiles(of: desk, to: size)
    try act()
    #expect(eventually { errors(of: desk).count > told }, "nothing is told")
    #expect(desk.user.ping(desk.window))
    let lines = errors(of: desk).dropFirst(told)
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains(name) }, "\(lines)")
    #expect(trial.folder.names == names)
    #expect(trial.folder.names.map { trial.folder.bytes($0) } == bytes)
    try limitFiles(of: desk, to: "unlimited")
    try meanwhile()
    try act()
    #expect(eventually { desk.program.standardError.contains(sentence) }, "\(errors(of: desk))")
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(20)) == code)
  }

  @Test("a scene that cannot be saved stays as it was, and its edits stay in the window")
  func scene() throws {
    let desk = try trial.openCard(padded: true)
    try ActionChecks.nudge(trial, on: desk)
    try expectRefusal(on: desk, naming: "card.json: ", done: "Saved card.json") {
      try trial.type(.save, on: desk)
    }
    #expect(ActionChecks.text(of: "card.json", trial).contains("[56, 48, 100, 100]"))
  }

  @Test("a trace that cannot be saved leaves no file, and can be saved later")
  func trace() throws {
    let desk = try trial.openCard()
    desk.press(100, 100)
    for step in 0..<200 { desk.move(to: 100 + CGFloat(step % 50), 100 + CGFloat(step % 30)) }
    desk.user.release()
    #expect(desk.waits(for: "touch 1 ended"))
    try expectRefusal(on: desk, naming: "card.hstrace: ", done: "card.hstrace: 2") {
      try trial.type(.saveTrace, on: desk)
    }
    #expect(try Program.run("replay", trial.folder.path("card.hstrace")).code == 0)
  }

  @Test(
    "what is shown and cannot be written leaves no file, and the scene goes on",
    arguments: ["seen.png", "seen.svg", "seen.html"]
  )
  func shown(name: String) throws {
    let desk = try trial.openCard()
    let path = trial.folder.path(name)
    let red = try red(on: desk)
    try expectRefusal(
      on: desk,
      naming: "\(name): ",
      done: "Wrote \(path)",
      meanwhile: {
        let isShown = try eventually { try self.red(on: desk) > red }
        #expect(isShown)
        expectPress(on: desk)
      }
    ) {
      try trial.type(.askToWrite, on: desk)
      for _ in 0..<30 { try desk.user.type(["BackSpace"]) }
      try desk.enter(path)
    }
    #expect(trial.folder.names == ["card.json", name])
  }

  @Test("a scene of the gallery that cannot be saved keeps its edits, and is saved elsewhere")
  func galleryScene() throws {
    let desk = try trial.openGalleryCard()
    try ActionChecks.nudge(trial, on: desk)
    let edge = desk.scenePixel(52, 120)
    try expectRefusal(
      on: desk,
      naming: "hitscope: other.json: ",
      done: "Saved other.json",
      meanwhile: {
        // It goes by undo and redo, and the window asks before it is left.
        try trial.type(.clear, on: desk)
        try trial.type(.undo, on: desk)
        #expect(eventually { desk.scenePixel(52, 120) != edge })
        try trial.type(.redo, on: desk)
        #expect(eventually { desk.scenePixel(52, 120) == edge })
        try trial.type(.quit, on: desk)
        #expect(eventually { desk.program.standardError.contains("Ctrl-S saves") })
      }
    ) {
      try trial.type(.save, on: desk)
      // In place of the name that is proposed.
      for _ in "drag.json" { try desk.user.type(["BackSpace"]) }
      try desk.enter("other.json")
    }
    #expect(trial.folder.names == ["gallery", "gallery/drag.json", "other.json"])
    #expect(ActionChecks.text(of: "other.json", trial).contains("[56, 48, 100, 100]"))
    #expect(ActionChecks.text(of: "gallery/drag.json", trial).contains("[48, 48, 100, 100]"))
  }

  @Test("a golden for which there is no room stays as it was, and is asked about again")
  func golden() throws {
    let desk = try ActionChecks.openDifferentTrace(trial)
    let (name, done) = ("other.hstrace: ", "Accepted: other.hstrace")
    // It ends as a replay that differed.
    try expectRefusal(on: desk, of: "5000", naming: name, done: done, code: 1) {
      for _ in 0..<2 { try trial.type(.timeline(.bless), on: desk) }
    }
    #expect(try Program.run("replay", trial.folder.path("other.hstrace")).code == 0)
  }

  @Test("a recording that cannot begin says so once, and the scene goes on")
  func recording() throws {
    let missing = trial.folder.path("missing")
    let desk = try Desk(
      [trial.writeCard(), "--log", "all", "--traces", missing],
      sceneSize: CGSize(width: 300, height: 300)
    )
    desk.user.focus(desk.window)
    try trial.type(.toggleRecording, on: desk)
    #expect(eventually { errors(of: desk).count == 1 })
    #expect(errors(of: desk).allSatisfy { $0.contains("\(missing)/card.hstrace: ") })
    desk.click(100, 100)
    #expect(desk.waits(for: "touch 1 ended (100, 100)"))
    #expect(errors(of: desk).count == 1)
  }

  @Test("what is remembered of the window cannot be written: one sentence, and it ends as it would")
  func state() throws {
    let state = trial.folder.path("state")
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: state + "/window.json",
      withDestinationPath: "/dev/full"
    )
    let desk = try Desk(
      [trial.writeCard(), "--log", "none"],
      sceneSize: CGSize(width: 300, height: 300),
      environment: ["HITSCOPE_STATE": state]
    )
    desk.user.focus(desk.window)
    try trial.type(.fold(.views), on: desk)
    try trial.type(.quit, on: desk)
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
    #expect(errors(of: desk).count == 1, "\(errors(of: desk))")
    #expect(errors(of: desk).allSatisfy { $0.contains("window.json") }, "\(errors(of: desk))")
  }

  @Test("a lesson that cannot be kept is told in one sentence, and the scene goes on")
  func lesson() throws {
    let state = trial.folder.path("state")
    let desk = try trial.open(environment: ["HITSCOPE_STATE": state])
    // Where the folder was to be is a file now.
    if FileManager.default.fileExists(atPath: state) {
      try FileManager.default.removeItem(atPath: state)
    }
    try trial.folder.write("mine", to: "state")
    for count in 1...2 {
      desk.click(160, 421)
      #expect(eventually { desk.log.components(separatedBy: "touch 1 ended").count > count })
    }
    #expect(eventually { errors(of: desk).count == 1 }, "\(errors(of: desk))")
    #expect(
      errors(of: desk).allSatisfy { $0.contains("lessons.json: ") && !$0.contains("Error") },
      "\(errors(of: desk))"
    )
    #expect(ActionChecks.text(of: "state", trial) == "mine")
  }

  @Test("a scene whose name something else takes stays as it was, and comes back with its file")
  func otherThing() throws {
    let desk = try trial.openCard()
    let path = trial.folder.path("card.json")
    let scene = ActionChecks.text(of: "card.json", trial)
    // By then the file is watched.
    _ = try desk.settledPicture(of: desk.layout.canvas)
    try FileManager.default.removeItem(atPath: path)
    // A pipe would keep waiting whoever reads or writes it.
    for (number, command) in ["mkdir card.json", "rmdir card.json && mkfifo card.json"].enumerated()
    {
      #expect(try Program.type(command, in: trial.folder).code == 0)
      for (step, ask) in [nil, InspectorCommand.restartScene, .save].enumerated() {
        if let ask { try trial.type(ask, on: desk) }
        let count = 1 + number * 2 + step
        #expect(eventually { errors(of: desk).count == count }, "\(command): \(errors(of: desk))")
        #expect(desk.user.ping(desk.window))
        desk.expect(0xff8000, at: 60, 60)
      }
    }
    let told = errors(of: desk)
    #expect(told.first?.contains("card.json is gone") == true)
    #expect(told.dropFirst().allSatisfy { $0.contains("card.json: ") })
    try FileManager.default.removeItem(atPath: path)
    try trial.folder.write(scene.replacing("#ff8000", with: "#00ff80"), to: "card.json")
    desk.expect(0x00ff80, at: 60, 60)
    #expect(errors(of: desk) == told)
  }

  @Test("a folder that goes away with the scene: its edits stay, and are saved elsewhere")
  func folderGone() throws {
    let inner = try TestFolder()
    let scene = inner.path("card.json")
    try FileManager.default.moveItem(atPath: trial.writeCard(), toPath: scene)
    let desk = try trial.open(scene, sceneSize: CGSize(width: 300, height: 300))
    try ActionChecks.nudge(trial, on: desk)
    try FileManager.default.removeItem(atPath: inner.path)
    #expect(eventually { desk.program.standardError.contains("card.json is gone") })
    try trial.type(.save, on: desk)
    #expect(eventually { desk.program.standardError.contains("\(scene): ") })
    // It was not saved, so the window asks before it goes.
    try trial.type(.quit, on: desk)
    #expect(eventually { desk.program.standardError.contains("Ctrl-S saves") })
    #expect(desk.program.isRunning)
    try FileManager.default.createDirectory(atPath: inner.path, withIntermediateDirectories: true)
    try trial.type(.save, on: desk)
    #expect(eventually { desk.program.standardError.contains("Saved card.json") })
    #expect(String(decoding: inner.bytes("card.json") ?? Data(), as: UTF8.self).contains("[56,"))
  }
}
