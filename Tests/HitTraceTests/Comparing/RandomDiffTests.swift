import Foundation
import HitScenes
import HitTrace
import Testing

@Suite("Differences of random plays")
struct RandomDiffTests {
  /// How many plays a run of the tests compares of each block.
  private static let plays = Int(ProcessInfo.processInfo.environment["HITSCOPE_PLAYS"] ?? "25")

  /// Changes of a scene's text that change its routing, or may.
  private static let mutations = [
    (#""touches":"consume""#, #""touches":"forward""#),
    (#""class":"UIButton""#, #""class":"UIView""#),
    (#""frame":["#, #""hidden":true,"frame":["#), (#""type":"pan""#, #""type":"swipe""#),
    (#""multiTouch":true"#, #""multiTouch":false"#),
    (#""pointInside":"never""#, #""pointInside":"always""#),
    (#""delaysTouchesBegan":true"#, #""delaysTouchesBegan":false"#), (#""x":0"#, #""x":1"#),
    (#""hitTest":"nil-if-self""#, #""hitTest":"children-outside""#),
  ]

  /// Returns what followed, without what only refers or sums up.
  private func derived(_ trace: [UInt8]) throws -> [String] {
    var reader = TraceReader(text: trace, path: "t")
    var writer = TraceWriter()
    var lines: [String] = []
    while let record = try reader.next() {
      guard record.recordClass == .derived || record.recordClass == .input else { continue }
      lines.append(writer.line(of: record, names: reader.names))
    }
    return lines
  }

  @Test("a difference is found where there is one, and only there", arguments: 0..<8)
  func agrees(block: Int) throws {
    let plays = try #require(Self.plays)
    for number in 0..<plays {
      let seed = UInt64(block * plays + number)
      let play = RandomPlay(seed: seed)
      let (old, new) = Self.mutations[Int(seed) % Self.mutations.count]
      guard let place = play.scene.firstRange(of: old) else { continue }
      let scene = play.scene.replacingCharacters(in: place, with: new)
      let script = try InputScript(play.script, path: "random")
      let traces = try [play.scene, scene].map {
        Recording.trace(of: Scene(try SceneDocument($0, path: "s.json")), playing: script)
      }
      let diff = try TraceDiff(
        from: TraceReader(text: traces[0], path: "a"),
        to: TraceReader(text: traces[1], path: "b")
      )
      let isSame = try derived(traces[0]) == derived(traces[1])
      #expect(diff.isSame == isSame, "seed \(seed): \(diff.changes)")
      #expect(Set(diff.changes.map(\.sentence)).count == diff.changes.count, "seed \(seed)")
      // The script is the same, so inputs are; and a change is told once, not line by line.
      #expect(!diff.changes.contains { $0.kind == .inputs }, "seed \(seed): \(diff.changes)")
      #expect(diff.changes.count <= 12, "seed \(seed): \(diff.changes.map(\.sentence))")
    }
  }
}
