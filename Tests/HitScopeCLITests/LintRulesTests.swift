import Foundation
import TestSupport
import Testing

@Suite("Which rules lint looks by, and how much it tells")
struct LintRulesTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    let scene = Checkout.path("Assets/scenes/raised-tab.json")
    let setup = "mkdir -p sub/deep gen; cp \(scene) sub/deep/s.json; cp \(scene) gen/g.json"
    #expect(try Program.type(setup, in: folder).code == 0)
    let buttons = (0..<7).map {
      #"{ "id": "B\#($0)", "class": "UIButton", "frame": [0, \#($0 * 50), 60, 48] }"#
    }
    try folder.write(
      """
      { "format": "hitscope-scene", "version": 1, "size": [400, 400], "views": [
        { "id": "Off", "interaction": false, "frame": [0, 0, 400, 400],
          "subviews": [\(buttons.joined(separator: ",\n      "))] } ] }
      """,
      to: "off.json"
    )
  }

  private func lint(_ line: String) throws -> Program.Outcome {
    try Program.type("hitscope lint \(line)", in: folder)
  }

  /// The rules of the findings that were told.
  private func rules(_ line: String) throws -> Set<String> {
    let output = try lint("sub/deep/s.json \(line)").output
    return Set(output.matches(of: /\[(HS\d+)\]\n/).map { String($0.1) })
  }

  @Test("all rules are listed, and those that are off say so")
  func list() throws {
    let rows = try lint("--list-rules").output.split(separator: "\n")
    #expect(rows.count == 24)
    #expect(rows[0].hasPrefix("HS101  PartlyDeadTarget         error    Part of an interactive"))
    let off = try lint("--list-rules --disable HS101").output
    #expect(off.hasPrefix("HS101  PartlyDeadTarget         off  "))
    #expect(try lint("--list-rules --json").output.contains("\"format\" : \"hitscope-lint\""))
  }

  @Test("rules are chosen and left out by identifiers and names")
  func chosen() throws {
    #expect(try rules("") == ["HS101", "HS102", "HS103", "HS106", "HS201"])
    #expect(try rules("--only HS101") == ["HS101"])
    #expect(
      try rules("--only HS101,coveredtarget --only HS103 --disable HS103") == ["HS101", "HS102"]
    )
    #expect(try rules("--disable SmallTarget --disable HS101") == ["HS102", "HS103", "HS106"])
    let outcome = try lint("sub --only HS999")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("there is no rule HS999; `hitscope lint --list-rules` lists"))
    #expect(try lint("").code == 64)
  }

  @Test("a project's settings count from its folder down, the nearest alone, options before them")
  func settings() throws {
    try folder.write(#"{"lint": {"disable": ["HS201"], "strict": true}}"#, to: ".hitscope.json")
    #expect(try rules("") == ["HS101", "HS102", "HS103", "HS106"])
    #expect(try lint("sub/deep/s.json --only HS103").code == 1)
    #expect(try rules("--only HS201") == ["HS201"])
    try folder.write(
      #"{"lint": {"only": ["SmallTarget"], "minTarget": 24}}"#,
      to: "sub/.hitscope.json"
    )
    #expect(try rules("").isEmpty)
    #expect(try rules("--min-target ios") == ["HS201"])
    // What is in another folder is not concerned.
    #expect(try lint("gen").output.contains("[HS101]"))
  }

  @Test(
    "settings that are wrong are told with their place, and nothing is looked at by others",
    arguments: [
      (#"{"lint": {"disabel": []}}"#, "lint.disabel: unknown key; allowed: only, disable"),
      (#"{"lint": {"only": "HS101"}}"#, "lint.only: a value of another kind is due here"),
      (#"{"lint": {"only": ["HS9"]}}"#, "there is no rule HS9"),
      (#"{"lint": {"minTarget": "big"}}"#, "lint.minTarget: give ios, material, wcag or a number"),
      (#"{"lint": "#, "it is no JSON"),
    ]
  )
  func wrong(text: String, words: String) throws {
    try folder.write(text, to: "sub/.hitscope.json")
    let outcome = try lint("sub")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("hitscope: sub/.hitscope.json: \(words)"), "\(outcome)")
    #expect(outcome.output == "no scene was looked at\n")
  }

  @Test("what .gitignore leaves out is not looked for in folders, and is when it is named")
  func ignored() throws {
    #expect(try lint(". | tail -1").output.hasSuffix(" in 3 scenes\n"))
    try folder.write("# made\ngen/\n/o*.json\n", to: ".gitignore")
    // Above the folder that holds .git nothing counts.
    #expect(try Program.type("mkdir .git sub/.git", in: folder).code == 0)
    #expect(try lint(". | tail -1").output.hasSuffix(" in 1 scene\n"))
    #expect(try lint("off.json | tail -1").output == "7 errors in 1 scene\n")
    try folder.write("**/s.json\n!keep/s.json\n", to: "sub/.gitignore")
    #expect(try lint("sub").errors.contains("sub: no scene file is in it"))
    #expect(try Program.type("mkdir sub/keep; cp gen/g.json sub/keep/s.json", in: folder).code == 0)
    #expect(try lint("sub | tail -1").output.hasSuffix(" in 1 scene\n"))
  }

  @Test("findings of one cause are told once, and a report has each")
  func cause() throws {
    #expect(
      try lint("off.json").output == """
        off.json:3:18: error: B0 can never be touched: its parent Off takes no touches [HS105]
          the same holds for B1, B2, B3, B4 and 2 more
        7 errors in 1 scene

        """
    )
    let report = try lint("off.json --json").output
    #expect(report.matches(of: /"rule" : "HS105"/).count == 7)
  }

  @Test("text is capped, and says how much more there is")
  func limit() throws {
    let capped = try lint("sub off.json --limit 2")
    #expect(
      capped.output.hasSuffix(
        "and 12 findings more; --limit 0 tells all\n9 errors, 5 warnings in 2 scenes\n"
      )
    )
    let all = try lint("sub off.json --limit 0")
    #expect(!all.output.contains("more; --limit"))
    #expect(try lint("sub off.json").output == all.output)
    #expect(try lint("sub off.json --limit 1 --json").output.count > all.output.count)
  }

  @Test("GitHub's runner gets a command a finding")
  func github() throws {
    let lines = try lint("sub/deep/s.json --format github").output.split(separator: "\n")
    #expect(
      lines[0] == "::error file=sub/deep/s.json,line=26,col=13,title=HS101 PartlyDeadTarget::"
        + "CenterButton: 28.1 %25 (1152 of 4096 pt²) is drawn but cannot be touched; "
        + "help: override pointInside in TabBar, or move CenterButton to RootView"
    )
    #expect(lines[2].hasPrefix("::warning file="))
    #expect(lines.count == 8)
  }
}
