import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import TestSupport
import Testing

@Suite("The seam, over random trees")
struct SeamPropertyTests {
  /// Random trees in batches, so that a failure names the seeds to look at.
  nonisolated static let batches: [Range<UInt64>] = (0..<20).map { (batch: UInt64) in
    batch * 150..<batch * 150 + 150
  }

  private func points(_ seed: UInt64) -> [CGPoint] {
    var random = Seeded(seed &+ 1_000_000)
    return (0..<6).map { _ in CGPoint(x: random.number(-20...320), y: random.number(-20...320)) }
  }

  private func options(_ seed: UInt64) -> RoutingOptions {
    var options = RoutingOptions()
    options.hitTestAlphaCutoff = seed.isMultiple(of: 3) ? .atOrBelow001 : .below001
    options.disabledControlsAreHit = !seed.isMultiple(of: 4)
    return options
  }

  @Test("observationIsInert: watched, unwatched and the naive model agree", arguments: batches)
  func observationIsInert(seeds: Range<UInt64>) {
    for seed in seeds {
      let tree = RandomTree(seed: seed)
      tree.application.routingOptions = options(seed)
      for point in points(seed) {
        var model = NaiveModel(options: options(seed))
        let expected = model.hit(tree.application.windows, at: point)

        tree.calls.lines = []
        let unwatched = tree.application.inForce { hit(tree.application, point) }
        let calls = tree.calls.lines

        tree.calls.lines = []
        let walk = HitTestWalk(at: point, in: tree.application)
        #expect(unwatched === expected, "seed \(seed) \(point)")
        #expect(walk.hit === expected, "seed \(seed) \(point)")
        #expect(tree.calls.lines == calls, "seed \(seed) \(point): overrides called differently")
        #expect(walk.visits.map(\.view) == model.asked, "seed \(seed) \(point)")
        #expect(walk.visits.map(\.answer) == model.answers, "seed \(seed) \(point)")
      }
    }
  }

  /// The walk that a touch takes, unwatched.
  private func hit(_ application: UIApplication, _ point: CGPoint) -> UIView? {
    for window in application.windows.reversed() {
      let inWindow = window.convert(point, from: nil as UIWindow?)
      if let answer = window.hitTest(inWindow, with: nil) { return answer }
    }
    return nil
  }

  @Test("a watched touch goes where an unwatched one goes", arguments: batches.prefix(6))
  func touches(seeds: Range<UInt64>) {
    for seed in seeds {
      func route(_ isWatched: Bool) -> (calls: [String], views: [Int?]) {
        let tree = RandomTree(seed: seed)
        for (finger, point) in points(seed).enumerated() {
          let sample = TouchSample(finger: finger, phase: .began, locationOnScreen: point)
          tree.application.enqueue(.touches([sample], at: 0))
        }
        let recorder = RoutingRecorder()
        if isWatched {
          Routing.watched(by: recorder) { tree.application.processQueue() }
        } else {
          tree.application.processQueue()
        }
        return (tree.calls.lines, tree.application.touched.map { tree.views.firstIndex(of: $0) })
      }
      let (one, two) = (route(true), route(false))
      #expect(one.calls == two.calls && one.views == two.views, "seed \(seed)")
    }
  }

  @Test("points come back from any view of a tree to 1e-9", arguments: batches.prefix(10))
  func pointRoundTrips(seeds: Range<UInt64>) {
    for seed in seeds {
      let tree = RandomTree(seed: seed)
      var random = Seeded(seed)
      let usable = tree.views.filter { view in
        var next: UIView? = view
        while let ancestor = next {
          if !ancestor.hasInvertibleTransform { return false }
          next = ancestor.superview
        }
        return true
      }
      guard usable.count > 1 else { continue }
      for _ in 0..<8 {
        let (a, b) = (usable[random.below(usable.count)], usable[random.below(usable.count)])
        let point = CGPoint(x: random.number(-100...100), y: random.number(-100...100))
        let there = a.convert(point, to: b)
        #expect(isClose(b.convert(there, to: a), point), "seed \(seed)")
        #expect(isClose(a.convert(there, from: b), point), "seed \(seed)")
        if a.window === b.window {
          #expect(isClose(there, NaiveModel().convert(point, from: a, to: b)), "seed \(seed)")
        }
        let rect = CGRect(x: point.x, y: point.y, width: 10, height: 20)
        let box = a.convert(rect, to: b).insetBy(dx: -1e-6, dy: -1e-6)
        #expect(box.contains(there), "seed \(seed): a converted box holds its converted corner")
      }
    }
  }
}
