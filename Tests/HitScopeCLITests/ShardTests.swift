import Foundation
import TestSupport
import Testing

@Suite("Traces checked in parts")
struct ShardTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let setup = """
      mkdir t; hitscope play raised-tab tap.script.json --log none -o t/a.hstrace
      for n in b c d e f; do cp t/a.hstrace t/$n.hstrace; done; head -4 t/a.hstrace > t/e.hstrace
      """
    #expect(try Program.type(setup, in: folder).code == 0)
  }

  private func check(_ line: String) throws -> Program.Outcome {
    try Program.type("hitscope check \(line)", in: folder)
  }

  @Test("the parts are all traces, each once, and together they say what the whole says")
  func merged() throws {
    let whole = try check("t --json > all.json; hitscope check t --junit all.xml")
    #expect(whole.code == 2)
    for part in 1...4 {
      let outcome = try check("t --shard \(part)/4 --json > \(part).json")
      #expect(outcome.code == (part == 1 ? 2 : 0))
    }
    let merged = try check("--merge 3.json 1.json 4.json 2.json --junit merged.xml")
    #expect(merged == whole)
    #expect(merged.output.hasSuffix("6 traces: 5 same, 1 ended early\n"))
    func untimed(_ name: String) -> String {
      String(decoding: folder.bytes(name) ?? Data(), as: UTF8.self)
        .replacing(#/time="[^"]*"/#, with: "")
    }
    #expect(untimed("merged.xml") == untimed("all.xml"))
    #expect(untimed("merged.xml").matches(of: #/<testcase /#).count == 6)
  }

  @Test("a part of which there is no report is told and ends with 2")
  func missing() throws {
    for part in 2...3 {
      #expect(try check("t --shard \(part)/3 --json > \(part).json").code == (part == 2 ? 2 : 0))
    }
    let outcome = try check("--merge 3.json")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("part 1/3: no report is of it"))
    #expect(outcome.errors.contains("part 2/3: no report is of it"))
    #expect(try check("--merge tap.script.json").errors.contains("it is no report of check"))
  }

  @Test(
    "what is no part is refused",
    arguments: ["--shard 0/2", "--shard 3/2", "--shard 1", "--shard 1/0", "--merge --shard 1/2"]
  )
  func refused(option: String) throws { #expect(try check("t \(option)").code == 64) }
}
