import Foundation
import TestSupport
import Testing

@Suite("Files to begin with")
struct NewTests {
  private func type(_ line: String, in folder: TestFolder) throws -> Program.Outcome {
    try Program.type(line, in: folder)
  }

  @Test(
    "scene and script run as they are, lint finds nothing, and what the comments say is so",
    arguments: ["box", "sub/it's a \"box\"", "box.json"]
  )
  func run(name: String) throws {
    let folder = try TestFolder()
    let quoted = "'\(name.replacing("'", with: "'\\''"))'"
    #expect(try type("mkdir sub; hitscope new \(quoted)", in: folder).code == 0)
    let base = name == "box.json" ? "box" : name
    #expect(folder.bytes("\(base).json")?.isEmpty == false)
    let files = "x=\(quoted); x=${x%.json}"
    let lint = try type("\(files); hitscope lint \"$x.json\" --strict", in: folder)
    #expect(lint.output == "no findings in 1 scene\n", "\(lint)")
    let play = try type("\(files); hitscope play \"$x.json\" \"$x.script.json\"", in: folder)
    #expect(play.code == 0 && play.errors == "")
    #expect(play.output.contains("Button got this press and handled it."))
    #expect(play.output.contains("touchesBegan List consumed"))
    // The line that the comment says to take out.
    let change = "grep -v children-outside \"$x.json\" > less.json; hitscope lint less.json"
    let less = try type("\(files); \(change)", in: folder)
    #expect(less.output.contains("Button: 50 %"), "\(less)")
    #expect(less.output.contains("is drawn but cannot be touched [HS101]"))
  }

  @Test("what is there stays, both or none")
  func there() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "box.script.json")
    let refused = try type("hitscope new box", in: folder)
    #expect(refused.code == 2)
    #expect(refused.errors.hasPrefix("hitscope: box.script.json: it is there already"))
    #expect(folder.names == ["box.script.json"])
    #expect(try type("hitscope new box --force", in: folder).code == 0)
    for name in ["-", "''", "sub/"] {
      #expect(try type("hitscope new \(name)", in: folder).code == 64)
    }
  }
}
