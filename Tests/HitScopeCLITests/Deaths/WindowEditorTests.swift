import Foundation
import HitInspector
import TestSupport
import Testing

/// The editor of Ctrl-Shift-E is not there, or ends badly.
@Suite("An editor that fails under the window", .serialized)
struct WindowEditorTests {
  private let trial: ActionTrial

  init() throws { trial = try ActionTrial(of: nil) }

  /// Opens the card with an editor of one's own, as it is written in a file.
  private func open(_ editor: String?) throws -> Desk {
    let path = trial.folder.path("editor")
    if let editor { try trial.folder.writeProgram(editor, to: "editor") }
    return try trial.openCard(environment: ["VISUAL": path, "EDITOR": ""])
  }

  /// Expects what is told, that no process is left, and that the scene goes on.
  private func expect(_ lines: [String], on desk: Desk) {
    let text = lines.map { "hitscope: \($0)\n" }.joined()
    #expect(eventually { desk.program.standardError == text }, "\(desk.program.standardError)")
    #expect(eventually { desk.program.children.isEmpty }, "\(desk.program.children)")
    desk.click(290, 290)
    #expect(desk.waits(for: "touch 1 ended (290, 290)"))
    #expect(desk.program.standardError == text)
  }

  @Test(
    "one that cannot be begun is told with the reason and the file",
    arguments: [
      (nil, " is not found"), ("\u{7f}no program", " cannot be begun: exec format error"),
      ("#!/nowhere/sh\n", " cannot be begun: no such file or directory"),
    ]
  )
  func beginning(editor: String?, why: String) throws {
    let desk = try open(editor)
    try trial.type(.openEditor(nil), on: desk)
    let subject = editor == nil ? trial.folder.path("editor") : "editor"
    expect(
      ["\(subject), which $VISUAL or $EDITOR names,\(why); the file is card.json"],
      on: desk
    )
  }

  @Test("one that ends at once with a code is told with it")
  func code() throws {
    let desk = try open("#!/bin/sh\nexit 3\n")
    try trial.type(.openEditor(nil), on: desk)
    expect(["Opening editor: card.json", "editor ended with 3"], on: desk)
  }

  @Test("one that a signal ends is told with it")
  func signal() throws {
    let desk = try open("#!/bin/sh\nexec sleep 600\n")
    try trial.type(.openEditor(nil), on: desk)
    #expect(eventually { desk.program.children.count == 1 })
    // Meanwhile the scene goes on.
    desk.click(20, 20)
    #expect(desk.waits(for: "touch 1 ended (20, 20)"))
    for child in desk.program.children { kill(child, SIGSEGV) }
    expect(["Opening editor: card.json", "editor ended by signal 11"], on: desk)
  }
}
