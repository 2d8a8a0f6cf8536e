import Foundation
import TestSupport
import Testing

@Suite("Verbs that answer anew")
struct WatchTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try write(at: 0)
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let play = "hitscope play s.json tap.script.json --log none -o t.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
  }

  private func write(at x: Int) throws {
    try folder.write(
      """
      { "format": "hitscope-scene", "version": 1, "size": [200, 100], "views": [
        { "id": "Box", "class": "UIButton", "frame": [\(x), 0, 100, 100] } ] }
      """,
      to: "s.json"
    )
  }

  @Test(
    "a change is answered, until the verb is ended",
    arguments: [
      ("explain s.json 50,50", "Box would get a press here.", "outside -> nil"),
      ("map s.json", "Box         10000", "Box          2000"),
      ("lint .", "no findings", "HS201"),
      ("check . --scenes .", "1 same", "1 differs"),
    ]
  )
  func answers(line: String, first: String, then: String) throws {
    let watching = try ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c",
        "cd \(folder.path) && exec \(BuiltProducts.program("hitscope").path) \(line) --watch",
      ],
      environment: Program.environment
    )
    defer { watching.send(SIGKILL) }
    #expect(eventually(within: .seconds(20)) { watching.standardError.contains("watching") })
    #expect(watching.standardOutput.contains(first), "\(watching.standardOutput)")
    try write(at: 180)
    #expect(
      eventually(within: .seconds(20)) {
        watching.standardError.contains("s.json changed") && watching.standardOutput.contains(then)
      },
      "\(watching.standardOutput)\(watching.standardError)"
    )
    watching.send(SIGINT)
    #expect(watching.exitCode(within: .seconds(30)) == 128 + SIGINT)
  }

  @Test("what is written is written over, and is no change")
  func output() throws {
    let watching = try ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c",
        "cd \(folder.path) && exec \(BuiltProducts.program("hitscope").path) lint . -o r.json --watch",
      ],
      environment: Program.environment
    )
    defer { watching.send(SIGKILL) }
    #expect(eventually(within: .seconds(20)) { watching.standardError.contains("watching") })
    let first = try #require(folder.bytes("r.json"))
    try write(at: 180)
    #expect(eventually(within: .seconds(20)) { folder.bytes("r.json") != first })
    Thread.sleep(forTimeInterval: 1)
    #expect(watching.standardError.matches(of: /changed/).count == 1)
    #expect(!watching.standardError.contains("there already"))
  }

  @Test("what comes from a pipe is not watched")
  func input() throws {
    for line in ["cat s.json | hitscope lint - --watch", "mkfifo p; hitscope lint p --watch"] {
      let outcome = try Program.type(line, in: folder)
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains("what comes from a pipe does not change"), "\(line)")
    }
  }
}
