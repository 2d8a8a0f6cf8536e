import Foundation
import TestSupport
import Testing

@Suite("Damaged and cut traces on the command line")
struct TraceDamageTests {
  private let folder: TestFolder
  private let text: String

  init() throws {
    folder = try TestFolder()
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let play = "hitscope play raised-tab tap.script.json --log none -o tap.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
    text = String(decoding: try #require(folder.bytes("tap.hstrace")), as: UTF8.self)
  }

  private func type(_ line: String) throws -> Program.Outcome {
    try Program.type("hitscope \(line)", in: folder)
  }

  @Test("garbage behind a trace is one and the same error of every verb that reads traces")
  func garbage() throws {
    try folder.write(text + "garbage\n", to: "bad.hstrace")
    try folder.write(text + text, to: "twice.hstrace")
    for name in ["bad", "twice"] {
      let replay = try type("replay \(name).hstrace")
      #expect(replay.code == 2)
      #expect(replay.output == "")
      #expect(replay.errors.hasPrefix("hitscope: \(name).hstrace:"))
      #expect(try type("replay \(name).hstrace --bless") == replay)
      #expect(try type("diff tap.hstrace \(name).hstrace") == replay)
      #expect(try type("export \(name).hstrace --to csv -o x.csv") == replay)
      let check = try type("check \(name).hstrace")
      #expect(check.code == 2)
      let sentence = replay.errors.dropFirst("hitscope: ".count)
      #expect(check.output == "\(sentence)1 trace: 1 unreadable\n")
    }
    #expect(!folder.names.contains("x.csv"))
  }

  @Test("a recording that ended early replays with a note, and guards nothing until it is accepted")
  func cut() throws {
    let early = try #require(text.range(of: #"{"k":"in","n":2"#))
    try folder.write(text[..<early.lowerBound] + #"{"k":"in","n"#, to: "cut.hstrace")
    let note = "note: the recording ended early, after input 1\n"
    #expect(
      try type("replay cut.hstrace")
        == Program.Outcome(code: 0, output: "\(note)same: 1 input\n", errors: "")
    )
    let check = try type("check tap.hstrace cut.hstrace --junit report.xml")
    #expect(check.code == 2)
    #expect(
      check.output == """
        cut.hstrace: the recording ended early, after input 1, and guards nothing behind that; \
        record it again, or accept what it holds with `hitscope replay cut.hstrace --bless`
        2 traces: 1 same, 1 ended early

        """
    )
    let report = String(decoding: try #require(folder.bytes("report.xml")), as: UTF8.self)
    #expect(report.contains(#"errors="1""#) && report.contains(#"type="endedEarly""#))
    let accepted = try type("replay cut.hstrace --bless")
    #expect(accepted.code == 0)
    #expect(accepted.output == "accepted: the recording ended early, after input 1\n")
    #expect(try type("check cut.hstrace").output == "1 trace: 1 same\n")
    let lines = text.split(separator: "\n")
    try folder.write(lines[..<2].joined(separator: "\n") + "\n", to: "empty.hstrace")
    #expect(try type("check empty.hstrace").code == 2)
  }

  @Test("zeros without an end are not read for ever")
  func zeros() throws {
    for line in ["replay /dev/zero", "diff /dev/zero /dev/zero", "check /dev/zero"] {
      let outcome = try type(line)
      #expect(outcome.code == 2)
      let said = outcome.output + outcome.errors
      #expect(said.contains("/dev/zero:1:1: more than 256 MiB of zero"), "\(said)")
    }
  }
}
