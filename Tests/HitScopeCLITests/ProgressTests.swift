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

  /// What a verb prints on a terminal that is held up for a while in the middle of its work, so that
  /// the fastest machine takes its time.
  private func onSlowTerminal(_ line: String) throws -> String {
    let work = "hitscope \(line) & p=$!; sleep 0.2; kill -STOP $p; sleep 0.7; kill -CONT $p; wait"
    return try Program.type("script -qec '\(work)' /dev/null", in: folder).output
  }

  /// A script of 500,000 inputs.
  private func writeLongScript() throws {
    let drags = (0..<50).map {
      #"{"at": \#($0 * 100), "drag": [10, 10, 90, 90], "steps": 9998, "duration": 99}"#
    }
    try folder.write(PlayTests.script(drags.joined(separator: ", ")), to: "long.script.json")
  }

  @Test("playing, reading and comparing traces count, and say what time is left")
  func traces() throws {
    try writeLongScript()
    let count = /\r\d+ of 500000 inputs, \d+\/s, \d+ s left\u{1b}\[K/
    let play = "play raised-tab long.script.json --log none -o long.hstrace"
    #expect(try onSlowTerminal(play).contains(count))
    let megabytes = /\r\d+ of \d+ MB, [\d.]+\/s, \d+ s left\u{1b}\[K/
    for line in [
      "export long.hstrace --to chrome -o long.json", "diff long.hstrace long.hstrace",
    ] {
      #expect(try onSlowTerminal(line).contains(megabytes), "\(line)")
    }
    let replay = /\r\d+ inputs, [\d.]+\/s, \d+ s left\u{1b}\[K/
    for line in ["replay long.hstrace", "render long.hstrace --time 1 -o long.png"] {
      #expect(try onSlowTerminal(line).contains(replay), "\(line)")
    }
  }

  @Test("a page of a map counts the parts that it asks")
  func map() throws {
    let views = (0..<4000).map {
      #"{"id": "v\#($0)", "frame": [\#($0 % 80 * 10), \#($0 / 80 * 10), 9.7, 9.3]}"#
    }
    try folder.write(
      """
      {"format": "hitscope-scene", "version": 1, "size": [800, 500],
        "views": [\(views.joined(separator: ", "))]}
      """,
      to: "many.json"
    )
    let line = try onSlowTerminal("map many.json -o many.html")
    #expect(line.contains(/\r\d+ of \d+ parts of the map, \d+\/s, \d+ s left\u{1b}\[K/))
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
