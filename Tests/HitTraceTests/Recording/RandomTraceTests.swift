import Foundation
import HitScenes
import HitTrace
import Testing

@Suite("Traces of random plays")
struct RandomTraceTests {
  /// How many plays a run of the tests makes of each block.
  private static let plays = Int(ProcessInfo.processInfo.environment["HITSCOPE_PLAYS"] ?? "125")

  @Test(
    "record, replay and record again give one trace, whatever the scene and the script",
    arguments: 0..<8
  )
  func roundTrip(block: Int) throws {
    let plays = try #require(Self.plays)
    for number in 0..<plays {
      let seed = UInt64(block * plays + number)
      let play = RandomPlay(seed: seed)
      let document = try SceneDocument(play.scene, path: "random-\(seed).json")
      let script = try InputScript(play.script, path: "random")
      let trace = Recording.trace(of: Scene(document), playing: script)
      let (outcome, again) = try Recording.replay(trace)
      #expect(outcome == .same, "seed \(seed): \(outcome)")
      let difference = Recording.difference(trace, again)
      #expect(difference == nil, "seed \(seed): \(difference ?? "")")
    }
  }
}
