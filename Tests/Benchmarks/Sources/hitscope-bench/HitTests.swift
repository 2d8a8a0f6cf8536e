import CAllocations
import Foundation
import HitScope

/// Counts steps and keeps nothing: the least that a watcher can do.
private final class Counter: RoutingObserver {
  let interests: RoutingInterests = .all
  var steps = 0

  func routing(_ step: RoutingStep) { steps += 1 }
}

/// Times hit tests on one tree and prints tab-separated rows: bench, subject, tree, value, unit.
struct HitTests {
  let tree: Tree

  func run() {
    let hit = { (point: CGPoint) in _ = tree.root.hitTest(point, with: nil) }
    report("hitscope, nobody watching", median(of: hit))
    let counter = Counter()
    report(
      "hitscope, a counting watcher",
      median { point in Routing.watched(by: counter) { hit(point) } }
    )
    row("allocations", "hitscope, nobody watching", allocations(of: hit), "per hit test")
    if tree.count > 5_000 { row("bytes_per_view", "hitscope UIView", tree.bytesPerView, "B") }
  }

  private func report(_ subject: String, _ nanoseconds: Double) {
    row("hittest", subject, nanoseconds, "ns")
  }

  private func row(_ bench: String, _ subject: String, _ value: Double, _ unit: String) {
    print("\(bench)\t\(subject)\t\(tree.name)\t\(value)\t\(unit)")
  }

  private func allocations(of hit: (CGPoint) -> Void) -> Double {
    for point in tree.points { hit(point) }
    let before = hit_allocation_count()
    for point in tree.points { hit(point) }
    return Double(hit_allocation_count() - before) / Double(tree.points.count)
  }

  /// The median over passes of the mean time of one hit test; the first pass is not counted.
  private func median(of hit: (CGPoint) -> Void) -> Double {
    let clock = ContinuousClock()
    for point in tree.points { hit(point) }
    var passes: [Double] = []
    let start = clock.now
    while passes.count < 3 || (clock.now - start < .milliseconds(250) && passes.count < 64) {
      let time = clock.measure { for point in tree.points { hit(point) } }
      let (seconds, attoseconds) = time.components
      passes.append(
        (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(tree.points.count)
      )
    }
    return passes.sorted()[passes.count / 2]
  }
}
