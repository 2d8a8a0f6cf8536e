package import Foundation

/// What is told of the event that a replay stands at.
nonisolated package struct EventFacts: Hashable, Sendable {
  /// A view's turn in a walk.
  package struct Visit: Hashable, Sendable {
    package enum Outcome: Sendable { case asked, refused, received, notAsked }

    package var name: String
    package var depth: Int
    package var outcome: Outcome
    /// Where it was asked, or why it refused.
    package var remark: String

    package init(_ name: String, depth: Int, _ outcome: Outcome, _ remark: String) {
      (self.name, self.depth, self.outcome, self.remark) = (name, depth, outcome, remark)
    }
  }

  /// What of a touch is other than it was recorded.
  package struct Difference: Hashable, Sendable {
    package var golden: String
    package var now: String
    package var reason = ""
    /// What follows from it, counted.
    package var consequences = ""
    /// The walks; that of the recording is nothing where walks were not recorded.
    package var goldenWalk: [Visit]?
    package var walk: [Visit] = []
    /// Whether the program's own code did something before, from which it may follow.
    package var mayFollow = false

    package init(golden: String, now: String) { (self.golden, self.now) = (golden, now) }

    /// The first row in which the walks differ.
    package var firstDifferentRow: Int? {
      guard let goldenWalk else { return nil }
      let places = zip(goldenWalk, walk).enumerated()
      return places.first { !$1.0.isAlike($1.1) }?.offset
        ?? (goldenWalk.count == walk.count ? nil : min(goldenWalk.count, walk.count))
    }
  }

  /// The number of the input, and how many there are.
  package var number = 0
  package var count = 0
  package var frame = 0
  /// What happened, as `touch 1 began`.
  package var title = ""
  package var point: CGPoint?
  /// When, in microseconds.
  package var time: Int64 = 0
  package var difference: Difference?
  /// Its place among the differences, as `5 of 9`.
  package var place = ""
  /// When the fingers landed that are told of, in seconds since the session began.
  package var since: TimeInterval = 0

  package init() {}
}

nonisolated extension EventFacts.Visit {
  /// Whether another turn has the same view and outcome.
  fileprivate func isAlike(_ other: Self) -> Bool {
    name == other.name && (outcome == .refused) == (other.outcome == .refused)
      && (outcome == .received) == (other.outcome == .received)
  }
}
