import Foundation
import TestSupport
import Testing

@Suite("Progress on a terminal")
struct ProgressTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(
      PlayTests.script(#"{"at": 0, "tap": [500, 400]}, {"at": 1.2, "tap": [500, 400]}"#),
      to: "slow.script.json"
    )
    let play = "hitscope play hit-walk slow.script.json --log none -o slow.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
  }

  private func onTerminal(_ line: String) throws -> String {
    try Program.type("script -qec 'hitscope \(line)' /dev/null", in: folder).output
  }

  @Test("long work counts, says how fast, and leaves nothing behind")
  func counted() throws {
    let shown = try onTerminal("replay slow.hstrace --speed 1")
    #expect(shown.contains(/\r\d+ inputs, [\d.]+\/s\u{1b}\[K/))
    // The line is taken away before the answer.
    #expect(shown.contains("\r\u{1b}[K\u{1b}[32msame: "))
  }

  @Test("quick work, a pipe and --quiet show none")
  func none() throws {
    #expect(!(try onTerminal("replay slow.hstrace").contains("inputs,")))
    #expect(!(try onTerminal("replay slow.hstrace --speed 1 --quiet").contains("inputs,")))
    let piped = try Program.type("hitscope replay slow.hstrace --speed 1", in: folder)
    #expect(piped.errors == "")
  }

  @Test("a speed is a factor of the time it took", arguments: [(0.0, 0.0), (1, 1.2), (4, 0.3)])
  func speed(factor: Double, least: Double) throws {
    let start = ContinuousClock.now
    let outcome = try Program.type("hitscope replay slow.hstrace --speed \(factor)", in: folder)
    let taken = (ContinuousClock.now - start) / .seconds(1)
    #expect(outcome.code == 0)
    #expect(taken >= least)
    if factor == 4 { #expect(taken < 1.2) }
  }

  @Test("other speeds are refused", arguments: ["0.05", "101", "-1", "fast"])
  func refused(speed: String) throws {
    #expect(
      try Program.type("hitscope replay slow.hstrace --speed \(speed)", in: folder).code == 64
    )
  }
}
