import Foundation
import HitInspector
import TestSupport
import Testing

/// Files and folders that go away while somebody types their names, and a server that does.
@Suite("What goes away under a question of the window", .serialized)
struct WindowPromptTests {
  private let trial: ActionTrial

  init() throws { trial = try ActionTrial(of: nil) }

  /// Types a path behind Ctrl-O, without Enter.
  private func ask(for path: String, on desk: Desk) throws {
    try trial.type(.askForFile, on: desk)
    for letter in path { try desk.user.type(letter.keys) }
    _ = try desk.settledPicture(of: desk.layout.canvas)
  }

  /// Types Enter, and expects one sentence about a file over the scene that was shown before.
  private func expectRefusal(of name: String, _ why: String, on desk: Desk) throws {
    let title = desk.title
    try desk.user.type(["Return"])
    #expect(eventually { !desk.program.standardError.isEmpty }, "nothing is told")
    #expect(desk.user.ping(desk.window))
    let path = trial.folder.path(name)
    let told = desk.program.standardError
    #expect(told.hasPrefix("hitscope: \(path): \(why); give a scene file"), "\(told)")
    #expect(told.split(separator: "\n").count == 1, "\(told)")
    #expect(desk.title == title)
    desk.expect(0xff8000, at: 60, 60)
    desk.click(290, 290)
    #expect(desk.waits(for: "touch 1 ended (290, 290)"))
  }

  private func shell(_ command: String) throws {
    #expect(try Program.type(command, in: trial.folder).code == 0)
  }

  @Test(
    "a file that is not what it was when it is opened is told, and the scene stays",
    arguments: [
      ("rm other.json", "cannot be read, no such file or directory"),
      (
        "rm other.json; ln -s other.json other.json",
        "cannot be read, too many levels of symbolic links"
      ),
      ("rm other.json; mkfifo other.json", "it is a pipe or a terminal"),
    ]
  )
  func file(command: String, why: String) throws {
    let desk = try trial.openCard()
    try trial.writeCard(to: "other.json")
    try ask(for: trial.folder.path("other.json"), on: desk)
    try shell(command)
    try expectRefusal(of: "other.json", why, on: desk)
  }

  @Test(
    "a folder that goes away while what is in it is offered is told, and the scene stays",
    arguments: [("su", "Tab", "sub/"), ("su", "Down", "sub/"), ("sub/", "Down", "sub/in.json")]
  )
  func folder(typed: String, key: String, chosen: String) throws {
    let desk = try trial.openCard()
    try shell("mkdir sub && cp card.json sub/in.json")
    try ask(for: trial.folder.path(typed), on: desk)
    try desk.user.type([key])
    _ = try desk.settledPicture(of: desk.layout.canvas)
    try shell("rm -r sub")
    try expectRefusal(of: chosen, "cannot be read, no such file or directory", on: desk)
  }

  /// Expects that the server's end is told, and before it where what was not saved is kept: in a file
  /// that is a scene with the edit in it.
  private func expectKept(_ path: String, of scene: String, on desk: Desk) throws {
    desk.server.kill9()
    #expect(desk.program.exitCode(within: .seconds(20)) == 74)
    #expect(
      desk.program.standardError
        == "hitscope: \(path) keeps what was not saved of \(scene)\n"
        + "hitscope: display \(desk.server.display): the X server went away; "
        + "start the server again\n"
    )
    let name = "\(scene)-unsaved.json"
    #expect(ActionChecks.text(of: name, trial).contains("[56, 48, 100, 100]"))
    #expect(ActionChecks.text(of: name, trial).contains("// The card"))
    #expect(try Program.run("tree", trial.folder.path(name)).code == 0)
  }

  @Test(
    "a server that dies while something is asked keeps the edits of a scene beside its file",
    arguments: [InspectorCommand.askForFile, .askToWrite]
  )
  func server(question: InspectorCommand) throws {
    let desk = try trial.openCard()
    try ActionChecks.nudge(trial, on: desk)
    let scene = trial.folder.bytes("card.json")
    try trial.type(question, on: desk)
    try desk.user.type(["x"])
    #expect(desk.user.ping(desk.window))
    try expectKept(trial.folder.path("card-unsaved.json"), of: "card", on: desk)
    #expect(trial.folder.names == ["card-unsaved.json", "card.json"])
    #expect(trial.folder.bytes("card.json") == scene)
  }

  @Test("a server that dies while a name is asked for keeps the edits of a scene of the gallery")
  func serverOfGallery() throws {
    let desk = try trial.openGalleryCard()
    try ActionChecks.nudge(trial, on: desk)
    try trial.type(.save, on: desk)
    try desk.user.type(["x"])
    #expect(desk.user.ping(desk.window))
    try expectKept("drag-unsaved.json", of: "drag", on: desk)
    #expect(trial.folder.names == ["drag-unsaved.json", "gallery", "gallery/drag.json"])
  }
}
