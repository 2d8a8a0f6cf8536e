import Foundation
import TestSupport
import Testing

/// The page on hit maps, typed command by command.
@Suite("Commands of docs/hit-map.md")
struct HitMapDocumentTests {
  @Test("every command prints what the page says")
  func commandsPrint() throws {
    let document = try DocumentCommands("docs/hit-map.md")
    let folder = try TestFolder()
    try folder.write(document.block(after: "<!-- hit map: scene -->"), to: "bar.json")
    #expect(document.commands.count >= 10)
    for command in document.commands {
      let outcome = try Program.type(command.line, in: folder)
      let printed = (outcome.output + outcome.errors).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      // A block ends with its last line; what is printed ends with an empty one.
      let lines = printed.map(String.init).dropLast(printed.last?.isEmpty == true ? 1 : 0)
      #expect(Array(lines) == command.output, "\(command.line)")
      let isRed =
        command.line.contains("--max-change") || command.line.hasPrefix("hitscope lint ")
      #expect(outcome.code == (isRed ? 1 : 0), "\(command.line)")
    }
    #expect(folder.names.contains("report.html") && folder.names.contains("change.html"))
  }
}
