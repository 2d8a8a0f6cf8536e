import HitControls
import HitResponders
import ScenarioSupport
import Testing

@Suite("Storms of controls")
struct ControlStormTests {
  nonisolated static let batches: [Range<UInt64>] = (0..<6).map { (batch: UInt64) in
    batch * 20..<batch * 20 + 20
  }

  @Test(
    "C3, C8: whatever actions do, each touch down has one end, and all comes to rest",
    arguments: batches
  )
  func invariants(seeds: Range<UInt64>) {
    var lines: [String] = []
    for seed in seeds {
      let storm = ControlStorm(seed: seed)
      let log = storm.run(frames: 100)
      #expect(storm.faults == [], "seed \(seed)")
      lines += log
      let watched = ControlStorm(seed: seed)
      let watchedLog = Routing.watched(by: RoutingRecorder()) { watched.run(frames: 100) }
      #expect(watchedLog == log, "seed \(seed): watched and unwatched differ")
    }
    for word in ["touchDown", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged"] {
      #expect(lines.contains { $0.hasSuffix(word) }, "the storms know \(word)")
    }
  }

  @Test("nothing outlives a storm: no control, no scroll view, no recognizer")
  func leaks() {
    for seed in 0..<40 as Range<UInt64> {
      var possessions: [Weak] = []
      do {
        let storm = ControlStorm(seed: seed)
        _ = storm.run(frames: 60)
        possessions = storm.possessions.map { Weak(object: $0) }
      }
      let left = possessions.compactMap { $0.object.map { "\(type(of: $0))" } }
      #expect(left == [], "seed \(seed)")
    }
  }

  private struct Weak {
    weak var object: AnyObject?
  }
}
