import Foundation
import Testing

@testable import HitSandbox

@Suite("The editor that opens a scene's file")
struct ExternalEditorTests {
  private func editor(
    _ environment: [String: String],
    has programs: Set<String> = ["vi", "vim", "code", "kate", "subl", "gedit", "emacs"],
    at place: (line: Int, column: Int)? = (26, 13)
  ) throws(ExternalEditor.Trouble) -> ExternalEditor {
    try ExternalEditor(opening: "/tmp/my scene.json", at: place, environment: environment) {
      programs.contains($0) ? "/usr/bin/\($0)" : nil
    }
  }

  @Test("VISUAL counts before EDITOR, an empty one not, and each is told the line as it wants it")
  func lines() throws {
    let gedit = try editor(["VISUAL": "gedit", "EDITOR": "vi"])
    #expect(gedit.program == "/usr/bin/gedit")
    #expect(gedit.arguments == ["+26", "/tmp/my scene.json"])
    let code = try editor(["VISUAL": " ", "EDITOR": "code --wait"])
    #expect(code.program == "/usr/bin/code")
    #expect(code.arguments == ["--wait", "--goto", "/tmp/my scene.json:26:13"])
    let kate = try editor(["EDITOR": "kate"]).arguments
    #expect(kate == ["--line", "26", "/tmp/my scene.json"])
    #expect(try editor(["EDITOR": "subl"]).arguments == ["/tmp/my scene.json:26:13"])
    #expect(try editor(["EDITOR": "gedit"], at: nil).arguments == ["/tmp/my scene.json"])
  }

  @Test("a variable of spaces and line ends names no editor")
  func blank() {
    let blank = ["EDITOR": "\n", "VISUAL": " \t\n"]
    #expect(throws: ExternalEditor.Trouble.none) { try editor(blank) }
  }

  @Test("no shell reads the variable: what it says stays one argument a word")
  func noShell() throws {
    let found = try editor(["EDITOR": "gedit ;touch $(id) `id` | > /tmp/x"])
    let words = [";touch", "$(id)", "`id`", "|", ">", "/tmp/x", "+26", "/tmp/my scene.json"]
    #expect(found.arguments == words)
    let spaced = try editor(["EDITOR": "/opt/my editor"], has: ["/opt/my editor"])
    #expect(spaced.program == "/usr/bin//opt/my editor")
    #expect(spaced.arguments == ["+26", "/tmp/my scene.json"])
  }

  @Test("an editor of the terminal is begun in one")
  func terminals() throws {
    let all: Set<String> = ["vim", "emacs", "x-terminal-emulator", "foot", "gnome-terminal"]
    let vim = try editor(["EDITOR": "vim -R"], has: all)
    #expect(vim.program == "/usr/bin/x-terminal-emulator")
    #expect(vim.arguments == ["-e", "/usr/bin/vim", "-R", "+26", "/tmp/my scene.json"])
    #expect(vim.name == "vim")
    #expect(try editor(["EDITOR": "vim", "TERMINAL": "foot"], has: all).program == "/usr/bin/foot")
    let gnome = try editor(["EDITOR": "emacs -nw", "TERMINAL": "gnome-terminal"], has: all)
    #expect(gnome.arguments.prefix(3) == ["--", "/usr/bin/emacs", "-nw"])
    #expect(try editor(["EDITOR": "emacs"], has: all).program == "/usr/bin/emacs")
    #expect(throws: ExternalEditor.Trouble.needsTerminal("vim")) {
      try editor(["EDITOR": "vim"])
    }
  }

  @Test("it is told apart why none is begun")
  func troubles() {
    #expect(throws: ExternalEditor.Trouble.none) { try editor([:]) }
    #expect(throws: ExternalEditor.Trouble.none) { try editor(["VISUAL": "", "EDITOR": "  "]) }
    #expect(throws: ExternalEditor.Trouble.notFound("nobody")) {
      try editor(["VISUAL": "nobody --x", "EDITOR": "vi"])
    }
  }

  @Test("a program is found in the folders of PATH, and what cannot be run is none")
  func finding() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    try FileManager.default.createDirectory(
      atPath: folder + "/b",
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data().write(to: URL(fileURLWithPath: folder + "/a"))
    try Data().write(to: URL(fileURLWithPath: folder + "/c"))
    let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
    try FileManager.default.setAttributes(rights, ofItemAtPath: folder + "/a")
    #expect(ExternalEditor.find("a", in: "/nowhere:\(folder)") == folder + "/a")
    #expect(ExternalEditor.find(folder + "/a", in: "") == folder + "/a")
    #expect(ExternalEditor.find("b", in: folder) == nil)
    #expect(ExternalEditor.find("c", in: folder) == nil)
  }
}
