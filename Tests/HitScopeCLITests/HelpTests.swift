import Foundation
import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  static let verbs = [
    "run", "new", "scenes", "explain", "lint", "fix", "tree", "render", "play", "replay", "diff",
    "check", "report",
    "export", "import", "map",
  ]

  private func examples(of verb: String) throws -> [String] {
    let help = try Program.run(verb, "--help")
    #expect(help.code == 0)
    #expect(help.errors == "")
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "EXAMPLES"), "\(verb) has no examples")
    return lines[(start + 1)...].prefix { !$0.isEmpty }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("what a verb does is wrapped by the terminal's width alone", arguments: [""] + verbs)
  func paragraphs(verb: String) throws {
    // Wide enough for every paragraph, which has one line then.
    let help = try Program.type("COLUMNS=5000 hitscope help \(verb)", in: TestFolder())
    #expect(help.code == 0)
    let lines = help.output.split(separator: "\n").prefix { !$0.hasPrefix("E") }
    #expect(!lines.isEmpty)
    for line in lines where !line.hasPrefix("USAGE") {
      #expect(line.hasSuffix("."), "\(line)")
    }
  }

  @Test("the examples of every verb's help run as printed, in an empty folder", arguments: verbs)
  func examplesRun(verb: String) throws {
    let folder = try TestFolder()
    let examples = try examples(of: verb)
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(example.contains("hitscope ") || example.hasPrefix("echo "))
      let outcome = try Program.type(example, in: folder)
      if example.hasPrefix("hitscope run") {
        // There is no display here: the line itself was understood, and its scene was found.
        #expect(outcome.code == 69, "\(example): \(outcome.errors)")
      } else {
        #expect(outcome.code == 0, "\(example): \(outcome.errors)")
        #expect(outcome.errors == "")
      }
    }
  }

  @Test("help names every verb, its exit codes, and goes to standard output")
  func overview() throws {
    for arguments in [["--help"], ["help"]] {
      let outcome = try Program.type("hitscope \(arguments[0])", in: try TestFolder())
      #expect(outcome.code == 0)
      #expect(outcome.errors == "")
      for verb in Self.verbs { #expect(outcome.output.contains("\n  \(verb)")) }
      for code in ["0", "2", "64", "69", "74"] { #expect(outcome.output.contains(" \(code)  ")) }
    }
  }
}
