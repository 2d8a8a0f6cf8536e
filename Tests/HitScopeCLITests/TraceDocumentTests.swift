import Foundation
import TestSupport
import Testing

/// The page that leads from a press to a test, typed command by command.
@Suite("Commands of docs/traces.md")
struct TraceDocumentTests {
  private static let document = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/traces.md")

  /// A command as it is typed, and what the page says is printed.
  private struct Command {
    var line: String
    var output: [String] = []
  }

  private let lines: [String]
  private let folder: TestFolder

  init() throws {
    lines = try String(contentsOf: Self.document, encoding: .utf8).components(separatedBy: "\n")
    folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("traces"),
      withIntermediateDirectories: false
    )
  }

  private func block(after marker: String) throws -> String {
    let start = try #require(lines.firstIndex(of: marker)) + 2
    return lines[start...].prefix { $0 != "```" }.joined(separator: "\n")
  }

  /// The commands of all console blocks, in the order in which a reader types them.
  private var commands: [Command] {
    var commands: [Command] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2))))
      } else if isInside, !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands
  }

  /// Opens the window that a command opens, presses what the page says, and leaves with Esc.
  private func run(_ command: Command) throws -> [String] {
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
    desk.user.focus(desk.window)
    try desk.user.type(["Escape"])
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
    let text = desk.program.standardOutput + desk.program.standardError
    return printed(text.replacing(folder.path + "/", with: ""))
  }

  private func printed(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0).replacing(#/\d+\.\d{3} s /#, with: "T s ") }
  }

  @Test("every command prints what the page says")
  func commandsPrint() throws {
    try folder.write(block(after: "<!-- trace: scene -->"), to: "bar.json")
    let commands = commands
    #expect(commands.count >= 10)
    for command in commands {
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
