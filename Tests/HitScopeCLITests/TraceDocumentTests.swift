import Foundation
import TestSupport
import Testing

/// The page that leads from a press to a test, typed command by command.
@Suite("Commands of docs/traces.md")
struct TraceDocumentTests {
  private let document: DocumentCommands
  private let folder: TestFolder

  init() throws {
    document = try DocumentCommands("docs/traces.md")
    folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("traces"),
      withIntermediateDirectories: false
    )
  }

  /// Opens the window that a command opens, presses what the page says, and closes it.
  private func run(_ command: DocumentCommands.Command) throws -> [String] {
    let words = command.line.split(separator: " ").map(String.init)
    try #require(Array(words[2...4]) == ["bar.json", "--log", "none"] && words.count == 7)
    let desk = try Desk(
      folder.path("bar.json"),
      "--log",
      "none",
      words[5],
      folder.path(words[6]),
      sceneSize: CGSize(width: 320, height: 480)
    )
    desk.click(160, 421)
    let trace = folder.path(words[6])
    eventually { (try? String(contentsOfFile: trace, encoding: .utf8))?.contains("ended") == true }
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
    let text = desk.program.standardOutput + desk.program.standardError
    return printed(text.replacing(folder.path + "/", with: ""))
  }

  private func printed(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0).replacing(#/\d+\.\d{3} s /#, with: "T s ") }
  }

  @Test("every command prints what the page says")
  func commandsPrint() throws {
    try folder.write(document.block(after: "<!-- trace: scene -->"), to: "bar.json")
    #expect(document.commands.count >= 10)
    for command in document.commands {
      let expected = printed(command.output.joined(separator: "\n"))
      if command.line.hasPrefix("hitscope run ") {
        #expect(try run(command) == expected)
        continue
      }
      let outcome = try Program.type(command.line, in: folder)
      #expect(printed(outcome.output + outcome.errors) == expected, "\(command.line)")
      let isRed =
        expected.contains { $0.hasPrefix("differs: ") || $0.contains(" differs") }
        || command.line.hasPrefix("hitscope diff ")
      #expect(outcome.code == (isRed ? 1 : 0), "\(command.line)")
    }
  }
}
