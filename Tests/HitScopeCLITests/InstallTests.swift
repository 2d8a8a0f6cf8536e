import Foundation
import TestSupport
import Testing

@Suite("Installing")
struct InstallTests {
  private func install(_ verb: String, into folder: TestFolder) throws -> Program.Outcome {
    let script = Checkout.path(".ci/install")
    return try Program.type("\(script) \(verb) /usr \(folder.path)", in: folder)
  }

  private func files(in folder: TestFolder) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: folder.path(path),
        isDirectory: &isFolder
      )
      return isThere && !isFolder.boolValue
    }
  }

  @Test("everything a desktop asks for is put there, is whole, and goes again")
  func desktop() throws {
    let folder = try TestFolder()
    let outcome = try install("install", into: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let installed = Set(files(in: folder))
    for file in [
      "bin/hitscope", "share/applications/hitscope.desktop", "share/mime/packages/hitscope.xml",
      "share/man/man1/hitscope.1", "share/bash-completion/completions/hitscope",
      "share/zsh/site-functions/_hitscope", "share/fish/vendor_completions.d/hitscope.fish",
      "share/icons/hicolor/48x48/apps/hitscope.png",
      "share/icons/hicolor/scalable/apps/hitscope.svg", "share/hitscope/scenes/raised-tab.json",
    ] {
      #expect(installed.contains("usr/\(file)"), "\(file)")
    }
    try checkEntry(in: folder)
    try checkManual(in: folder)
    let list = try Program.type("usr/bin/hitscope scenes", in: folder)
    #expect(list.code == 0)
    #expect(list.output.contains("raised-tab"))
    let bash = "bash -n usr/share/bash-completion/completions/hitscope"
    #expect(try Program.type(bash, in: folder).code == 0)
    #expect(try install("uninstall", into: folder).code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("a folder of its own is empty again, with the lists that the desktop made in it")
  func ownFolder() throws {
    let folder = try TestFolder()
    // What desktops have, as far as it matters: each makes its list, and fails where there is
    // nothing to list.
    for (tool, place, list) in [
      ("update-mime-database", "packages", "mime.cache"),
      ("update-desktop-database", "hitscope.desktop", "mimeinfo.cache"),
      ("gtk-update-icon-cache", "48x48", "icon-theme.cache"),
    ] {
      let script = "#!/bin/sh\nfor last; do :; done\nls \"$last/\(place)\" >\"$last/\(list)\"\n"
      try folder.writeProgram(script, to: tool)
    }
    let script = Checkout.path(".ci/install")
    let own = folder.path("own")
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    func run(_ verb: String) throws -> Program.Outcome {
      try Program.type("PATH=\(folder.path):$PATH \(script) \(verb) \(own)", in: folder)
    }
    #expect(try run("install") == Program.Outcome(code: 0, output: "", errors: ""))
    for list in [
      "mime/mime.cache", "applications/mimeinfo.cache", "icons/hicolor/icon-theme.cache",
    ] {
      #expect(FileManager.default.fileExists(atPath: "\(own)/share/\(list)"), "\(list)")
    }
    #expect(try run("uninstall") == Program.Outcome(code: 0, output: "", errors: ""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: own).isEmpty)
  }

  /// Checks the entry in the list of programs, and that its kinds of files are told.
  private func checkEntry(in folder: TestFolder) throws {
    let path = "usr/share/applications/hitscope.desktop"
    let entry = String(decoding: folder.bytes(path) ?? Data(), as: UTF8.self)
    let lines = entry.split(separator: "\n").map(String.init)
    #expect(lines.first == "[Desktop Entry]")
    #expect(lines.contains("Exec=hitscope run %f"))
    let types = try #require(lines.first { $0.hasPrefix("MimeType=") }).dropFirst(9)
      .split(separator: ";")
    let kinds = String(
      decoding: folder.bytes("usr/share/mime/packages/hitscope.xml") ?? Data(),
      as: UTF8.self
    )
    for type in types { #expect(kinds.contains("<mime-type type=\"\(type)\">"), "\(type)") }
    // The validator is not on every machine.
    let check = "! command -v desktop-file-validate >/dev/null || desktop-file-validate \(path)"
    let outcome = try Program.type(check, in: folder)
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  /// Checks that the manual page has each verb and each option that the program tells of itself.
  private func checkManual(in folder: TestFolder) throws {
    let page = String(
      decoding: folder.bytes("usr/share/man/man1/hitscope.1") ?? Data(),
      as: UTF8.self
    ).replacingOccurrences(of: "\\-", with: "-")
    for verb in ["run", "explain", "lint", "render", "replay", "map"] {
      #expect(page.contains(".SS \"hitscope \(verb)\""), "\(verb)")
      let help = try Program.run(verb, "--help").output
      for option in help.matches(of: /(?m)^ {2}(?:-\w, )?(--[a-z-]+)/) {
        #expect(page.contains("\\fB\(option.1)\\fR"), "\(verb) \(option.1)")
      }
    }
  }
}
