import Foundation
import TestSupport
import Testing

@Suite("Completion in a shell")
struct CompletionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for name in [
      "million", "million.script.json", "my scene.json", "t.hstrace", "d.script.json", "dump.txt",
    ] {
      try folder.write("", to: name)
    }
    let inside = "mkdir traces deep; : > traces/a.hstrace; : > traces/notes.md; : > deep/x.hstrace"
    #expect(try Program.type(inside, in: folder).code == 0)
  }

  /// What bash offers for a line that ends where the word is typed.
  private func offers(_ line: String) throws -> Set<String> {
    try folder.write(
      """
      source <(hitscope --generate-completion-script bash)
      COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}
      read -ra COMP_WORDS <<< "$COMP_LINE"
      [[ "$COMP_LINE" == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _hitscope hitscope "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
      to: "complete.sh"
    )
    let outcome = try Program.type("bash --norc complete.sh", in: folder)
    #expect(outcome.errors == "")
    return Set(outcome.output.split(separator: "\n").map(String.init))
  }

  @Test(
    "bash offers scenes, files of the due kind, and else all files",
    arguments: [
      ("hitscope tree milli", ["million"]),
      ("hitscope tree raised", ["raised-tab"]),
      ("hitscope tree my", ["my scene.json"]),
      ("hitscope map raised-tab --against du", ["dump.txt"]),
      (
        "hitscope run t",
        ["t.hstrace", "traces/", "touch-log", "tracking-objects", "two-fingers", "two-windows"]
      ),
      ("hitscope replay t", ["t.hstrace", "traces/"]),
      ("hitscope replay traces/", ["traces/a.hstrace"]),
      ("hitscope replay dee", ["deep/x.hstrace"]),
      ("hitscope replay mi", ["million", "million.script.json"]),
      ("hitscope replay t.hstrace --scene hit", ["hit-walk"]),
      ("hitscope diff t.hstrace t.", ["t.hstrace"]),
      ("hitscope play drag d.", ["d.script.json"]),
      ("hitscope export t.hstrace --to c", ["chrome", "csv"]),
      ("hitscope check tra", ["traces/a.hstrace"]),
      ("hitscope lint mil", ["million", "million.script.json"]),
      ("hitscope rend", ["render"]),
    ]
  )
  func bash(line: String, offered: [String]) throws {
    #expect(try offers(line) == Set(offered))
  }

  @Test("a file to write is completed by the names of files")
  func outputs() throws {
    #expect(try offers("hitscope render raised-tab -o t").contains("traces"))
    #expect(try offers("hitscope lint raised-tab -o million.") == ["million.script.json"])
  }

  @Test("help and README name the option", arguments: ["bash", "zsh", "fish"])
  func named(shell: String) throws {
    #expect(try Program.run("--generate-completion-script", shell).code == 0)
    #expect(try Program.run("--help").output.contains("--generate-completion-script SHELL"))
  }
}
