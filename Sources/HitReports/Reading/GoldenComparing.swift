internal import Foundation
package import HitInspector
internal import HitResponders
package import HitTrace

/// Compares what follows now with what was recorded, touch by touch.
package struct GoldenComparing {
  /// The lanes, with what differs.
  package private(set) var index: TimelineIndex
  /// The walks of the touches that differ, by the number of the input.
  package private(set) var hits: [Int: HitComparison] = [:]
  /// What follows from a touch that differs, counted, by the number of the input.
  package private(set) var consequences: [Int: String] = [:]

  /// The most touches of which the walks are kept.
  private static let mostHits = 1_000

  /// Reads what was recorded.
  ///
  /// - Parameters:
  ///   - index: The lanes of what follows now.
  ///   - path: The trace that was recorded.
  ///   - now: The trace as it would be recorded now.
  /// - Throws: What is wrong with one of them.
  package init(_ index: TimelineIndex, path: String, now: [UInt8]) throws(TraceError) {
    self.index = index
    var reader = try TraceReader(contentsOfFile: path)
    var missing: [String: Int] = [:]
    var input = 0
    while let record = try reader.next() {
      switch record {
      case .input(let next):
        addMissing(missing, of: input)
        (missing, input) = ([:], next.number)
      case .hit(let hit):
        let got = hit.got.map { reader.names[$0] }
        if self.index.addGolden(got, of: hit.of), hits.count < Self.mostHits {
          hits[hit.of] = HitComparison(recorded: hit, reader.names)
        }
      case .action(let action): missing[action.shownName, default: 0] += 1
      default: break
      }
    }
    addMissing(missing, of: input)
    if hits.isEmpty { return }
    try readWalks(of: now, path: path)
    let diff = try TraceDiff(
      from: TraceReader(contentsOfFile: path),
      to: TraceReader(text: now, path: path)
    )
    for change in diff.changes where change.kind == .hit {
      consequences[change.input] = change.counts
    }
  }

  private mutating func addMissing(_ actions: [String: Int], of input: Int) {
    for (name, count) in actions.sorted(by: { $0.key < $1.key }) {
      let rest = count - index.actionCount(name, of: input)
      for _ in 0..<max(0, rest) {
        index.addAction(name, at: index.time(of: input), event: input, isMissing: true)
      }
    }
  }

  private mutating func readWalks(of now: [UInt8], path: String) throws(TraceError) {
    var reader = TraceReader(text: now, path: path)
    while let record = try reader.next() {
      if case .hit(let hit) = record { hits[hit.of]?.take(hit, reader.names) }
    }
  }

  // MARK: Telling

  /// Tells what of a touch is other than it was recorded, with what follows from it, counted.
  package static func difference(
    _ hit: HitComparison,
    consequences: String
  ) -> EventFacts.Difference {
    var facts = EventFacts.Difference(
      golden: hit.recordedReceiver ?? "nobody",
      now: hit.replayedReceiver ?? "nobody"
    )
    facts.reason = hit.reason ?? ""
    facts.consequences = consequences
    let (old, new) = (hit.recorded, hit.replayed)
    facts.goldenWalk = old.isEmpty ? nil : rows(old, receiver: hit.recordedReceiver)
    facts.walk = rows(new, receiver: hit.replayedReceiver)
    guard let golden = hit.recordedReceiver, !new.contains(where: { $0.view == golden }),
      let place = old.lastIndex(where: { $0.view == golden }),
      let parent = old[..<place].last(where: { $0.depth < old[place].depth }),
      let row = new.firstIndex(where: { $0.view == parent.view })
    else { return facts }
    let left = EventFacts.Visit(golden, depth: new[row].depth + 1, .notAsked, "not asked")
    facts.walk.insert(left, at: row + 1)
    return facts
  }

  private static func rows(
    _ visits: [HitComparison.Visit],
    receiver: String?
  ) -> [EventFacts.Visit] {
    visits.map { visit in
      let isReceiver = visit.view == receiver && visit.answer == receiver
      let isAsked = visit.answer != nil || visit.verdicts.contains(.descended)
      return EventFacts.Visit(
        visit.view,
        depth: visit.depth,
        isReceiver ? .received : isAsked && visit.answer != nil ? .asked : .refused,
        visit.isMoved(from: visits[0]) ? visit.remark : ""
      )
    }
  }
}

extension HitComparison.Visit {
  /// Where it was asked, or why it refused.
  fileprivate var remark: String {
    if let refusal { return refusal.brief }
    return x.isFinite && y.isFinite ? "(\(short(x)), \(short(y)))" : ""
  }

  /// Why it refused, wherever the point was.
  private var refusal: HitTestVerdict? {
    if verdicts.contains(.hidden) { return .hidden }
    if verdicts.contains(.interactionDisabled) { return .interactionDisabled }
    if verdicts.contains(.transparent) { return .transparent(alpha: CGFloat(alpha ?? 0)) }
    if verdicts.contains(.animating) { return .animating }
    return verdicts.contains(.singular) ? .singular : nil
  }

  /// Whether there is more to say of it than where the first one was asked.
  fileprivate func isMoved(from first: Self) -> Bool {
    (x, y) != (first.x, first.y) || !verdicts.contains(.descended)
  }

  private func short(_ number: Double) -> String {
    ShortNumber.coordinate(CGFloat(number), decimals: 1)
  }
}
