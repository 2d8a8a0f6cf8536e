import Foundation
import HitResponders
import ScenarioSupport
import Testing

/// Watches a storm and holds every change of state against rule G3.
private final class StateWatch: RoutingObserver {
  let interests: RoutingInterests = .all
  private(set) var faults: [String] = []
  private(set) var changes = 0
  private var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

  func routing(_ step: RoutingStep) {
    guard case .moved(let recognizer, let from, let to, _) = step else { return }
    changes += 1
    let isAllowed =
      switch (from, to) {
      case (.possible, .began), (.possible, .ended), (.possible, .failed): true
      case (.began, .changed), (.began, .ended), (.began, .cancelled): true
      case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
      default: false
      }
    if !isAllowed { faults.append("\(recognizer.routingName) went from \(from) to \(to)") }
    // From possible it starts anew; everything else goes on from where it was.
    let before = states[ObjectIdentifier(recognizer)] ?? .possible
    if from != .possible && from != before { faults.append("a change from \(before) is lost") }
    if from == .possible && (before == .began || before == .changed) {
      faults.append("\(recognizer.routingName) began without having ended")
    }
    states[ObjectIdentifier(recognizer)] = to
  }
}

@Suite("Storms of gestures")
struct GestureStormTests {
  nonisolated static let batches: [Range<UInt64>] = (0..<8).map { (batch: UInt64) in
    batch * 20..<batch * 20 + 20
  }

  @Test(
    "T3, G3: whatever handlers do, what begins ends once and no state is skipped",
    arguments: batches
  )
  func invariants(seeds: Range<UInt64>) {
    var lines: [String] = []
    for seed in seeds {
      let storm = GestureStorm(seed: seed)
      let log = storm.run(frames: 80)
      #expect(storm.faults == [], "seed \(seed)")
      let watch = StateWatch()
      let watched = GestureStorm(seed: seed)
      let watchedLog = Routing.watched(by: watch) { watched.run(frames: 80) }
      #expect(watch.faults == [], "seed \(seed)")
      #expect(watchedLog == log, "seed \(seed): watched and unwatched differ")
      lines += log
    }
    for word in ["began", "changed", "ended", "cancelled"] {
      let count = lines.count { $0.hasPrefix("action") && $0.contains(word) }
      #expect(count > 5, "the storms know \(word)")
    }
  }

  @Test("the same seed gives the same log", arguments: 0..<20 as Range<UInt64>)
  func determinism(seed: UInt64) {
    #expect(GestureStorm(seed: seed).run(frames: 80) == GestureStorm(seed: seed).run(frames: 80))
  }

  @Test("nothing outlives a storm: no view, no recognizer, no touch", arguments: batches.prefix(4))
  func leaks(seeds: Range<UInt64>) {
    for seed in seeds {
      let application: UIApplication
      let possessions: [Weak]
      do {
        let storm = GestureStorm(seed: seed)
        _ = storm.run(frames: 80)
        storm.hideWindows()
        application = storm.desk.application
        possessions = storm.possessions
      }
      let left = possessions.compactMap { $0.object.map { "\(type(of: $0))" } }
      withExtendedLifetime(application) { #expect(left == [], "seed \(seed)") }
    }
  }

  @Test("an application that goes with fingers down takes everything along")
  func abandoned() {
    for seed in 0..<40 as Range<UInt64> {
      let possessions: [Weak]
      do {
        let storm = GestureStorm(seed: seed)
        storm.desk.application.enqueue(
          .touches(
            [TouchSample(finger: 0, phase: .began, locationOnScreen: .init(x: 70, y: 70))],
            at: 0
          )
        )
        storm.desk.application.processQueue()
        possessions = storm.possessions
      }
      #expect(possessions.allSatisfy { $0.object == nil }, "seed \(seed)")
    }
  }
}
