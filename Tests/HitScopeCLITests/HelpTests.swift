import Foundation
import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  private static let verbs = [
    "run", "scenes", "explain", "lint", "fix", "tree", "render", "play", "replay", "diff", "check",
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

  private func examplesFolder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      """
      { "format": "hitscope-scene", "version": 1, "size": [200, 100],
        "windows": [ { "subviews": [ { "id": "Box", "frame": [0, 0, 200, 100] } ] } ] }
      """,
      to: "my-scene.json"
    )
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    try FileManager.default.copyItem(
      atPath: folder.path("my-scene.json"),
      toPath: folder.path("old-scene.json")
    )
    let drag = #"{"at": 0, "drag": [10, 10, 90, 90], "steps": 4, "duration": 0.2}"#
    try folder.write(PlayTests.script(drag), to: "drag.script.json")
    try FileManager.default.createDirectory(
      atPath: folder.path("traces"),
      withIntermediateDirectories: false
    )
    for (scene, name) in [("my-scene.json", "traces/box"), ("my-scene.json", "tap")] {
      let play = "hitscope play \(scene) tap.script.json --log none -o \(name).hstrace"
      #expect(try Program.type(play, in: folder).code == 0)
    }
    try FileManager.default.copyItem(
      atPath: folder.path("tap.hstrace"),
      toPath: folder.path("old.hstrace")
    )
    try folder.write(
      #"""
      [{ "type": "pointer", "actions": [{ "type": "pointerMove", "x": 9, "y": 9 }] }]
      """#,
      to: "actions.json"
    )
    try folder.write(
      """
      version: 1
      devices:
      - node: /dev/input/event9
        evdev:
          absinfo:
            47: [0, 9, 0, 0, 0]
            53: [0, 999, 0, 0, 10]
            54: [0, 499, 0, 0, 10]
        events:
        - evdev:
          - [ 0, 0, 3, 57, 40]
          - [ 0, 0, 0, 0, 0]
      """,
      to: "touches.yml"
    )
    try folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <Toast: 0x7f02; baseClass = UIView; frame = (20 380; 280 60)>
      """,
      to: "dump.txt"
    )
    return folder
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

  @Test("every example in every verb's help really runs", arguments: verbs)
  func examplesRun(verb: String) throws {
    let folder = try examplesFolder()
    let examples = try examples(of: verb)
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(example.hasPrefix("hitscope "))
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
