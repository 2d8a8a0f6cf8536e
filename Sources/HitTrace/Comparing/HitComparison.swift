/// The walks of one touch in a recording and in its replay, with the names of both.
package struct HitComparison {
  /// One view's turn in a walk, in words.
  package struct Visit: Hashable, Sendable {
    package var view: String
    package var depth: Int
    package var verdicts: TraceHit.Verdicts
    package var x: Double
    package var y: Double
    /// The alpha of a view that is too transparent.
    package var alpha: Double?
    package var answer: String?
  }

  private var names = TraceNames()
  private var old = TraceHit()
  private var new: TraceHit?

  /// Begins with what was recorded.
  package init(recorded: TraceHit, _ names: TraceNames) {
    old = recorded.renamed(from: names, to: &self.names)
  }

  /// Adds what follows now.
  package mutating func take(_ replayed: TraceHit, _ names: TraceNames) {
    new = replayed.renamed(from: names, to: &self.names)
  }

  /// The walk of the recording; empty where walks were not recorded.
  package var recorded: [Visit] { visits(of: old) }
  /// The walk of the replay.
  package var replayed: [Visit] { new.map { visits(of: $0) } ?? [] }
  package var recordedReceiver: String? { old.got.map { names[$0] } }
  package var replayedReceiver: String? { new?.got.map { names[$0] } }

  /// Why another view gets it, as far as the walks tell.
  package var reason: String? {
    guard let new, !old.walk.isEmpty, !new.walk.isEmpty else { return nil }
    let names = names
    let difference = WalkDifference(old, new) { $0.map { names[$0] } ?? "nobody" }
    return difference.sentence ?? difference.shifted?.words
  }

  private func visits(of hit: TraceHit) -> [Visit] {
    hit.walk.map { visit in
      Visit(
        view: names[visit.view],
        depth: visit.depth,
        verdicts: visit.verdicts,
        x: visit.x,
        y: visit.y,
        alpha: visit.alpha,
        answer: visit.answer.map { names[$0] }
      )
    }
  }
}

extension TraceHit {
  /// Returns the record with its names in another table.
  fileprivate func renamed(from names: TraceNames, to table: inout TraceNames) -> Self {
    var hit = self
    hit.window = hit.window.map { table.intern(names[$0]) }
    hit.got = hit.got.map { table.intern(names[$0]) }
    for place in hit.walk.indices {
      hit.walk[place].view = table.intern(names[hit.walk[place].view])
      hit.walk[place].answer = hit.walk[place].answer.map { table.intern(names[$0]) }
    }
    return hit
  }
}
