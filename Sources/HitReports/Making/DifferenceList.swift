internal import HitInspector
internal import HitTrace

/// What differs between two traces, as a page lists it: each touch that goes to another view, then
/// every other change once.
final class DifferenceList {
  private(set) var differences: [DifferenceData] = []
  private(set) var groups: [DifferenceGroupData] = []
  /// How many touches go to another view.
  private(set) var elsewhere = 0
  private let diff: TraceDiff?
  private var hits: [Int: TraceDiff.Change] = [:]

  /// The most touches that are listed.
  private static let most = 1_000

  init(_ diff: TraceDiff?) {
    self.diff = diff
    for change in diff?.changes ?? [] where change.kind == .hit { hits[change.input] = change }
  }

  /// What follows from a touch that differs, counted.
  func consequences(of n: Int) -> String { hits[n]?.counts ?? "" }

  /// Adds a touch that goes to another view, with where it was and is found, if that is known.
  func add(
    _ difference: EventFacts.Difference,
    _ arithmetic: [RunData]?,
    n: Int,
    at time: Int64
  ) {
    elsewhere += 1
    guard differences.count < Self.most else { return }
    var data = DifferenceData(
      n: n,
      t: time,
      end: time,
      from: difference.golden,
      to: difference.now,
      reason: difference.reason
    )
    data.arithmetic = arithmetic
    data.take(hits[n])
    differences.append(data)
  }

  /// Notes when the touch that an input began ended.
  func end(of n: Int, at time: Int64) {
    if let place = differences.lastIndex(where: { $0.n == n }) { differences[place].end = time }
  }

  /// Adds the changes that are of no touch that goes to another view, and makes the groups.
  func finish() {
    let listed = Set(differences.map(\.n))
    if elsewhere > 0 {
      let noun = elsewhere == 1 ? "touch" : "touches"
      groups.append(DifferenceGroupData(title: "receiver changed", count: "\(elsewhere) \(noun)"))
    }
    var places: [TraceDiff.Kind: Int] = [:]
    var counts: [Int] = [elsewhere]
    for change in diff?.changes ?? [] where change.kind != .hit || !listed.contains(change.input) {
      let isElsewhere = change.kind == .hit && change.old != change.new
      if isElsewhere, elsewhere > 0 { continue }
      let group = places[change.kind] ?? groups.count
      if group == groups.count {
        places[change.kind] = group
        groups.append(DifferenceGroupData(title: change.kind.groupTitle, count: ""))
        while counts.count < groups.count { counts.append(0) }
      }
      counts[group] += change.count
      groups[group].count = "\(counts[group])"
      let isPair = change.old != nil && change.new != nil
      var data = DifferenceData(
        n: max(1, change.input),
        t: change.time,
        end: change.time,
        group: group,
        from: isPair ? change.old ?? "" : change.sentence,
        to: isPair ? change.new ?? "" : "",
        reason: isPair ? change.cause : ""
      )
      data.take(change)
      differences.append(data)
    }
    let order = differences.indices.sorted {
      (differences[$0].t, differences[$0].n, $0) < (differences[$1].t, differences[$1].n, $1)
    }
    differences = order.map { differences[$0] }
  }
}

extension TraceDiff.Change {
  /// What it is about, and why.
  fileprivate var cause: String {
    [subject, reason].compactMap { $0 }.joined(separator: ": ")
  }
}

extension DifferenceData {
  fileprivate mutating func take(_ change: TraceDiff.Change?) {
    guard let change else { return }
    if change.consequenceCount > 0 {
      counts = "\(change.consequenceCount) \(change.consequenceCount == 1 ? "follows" : "follow")"
      followed = change.counts
    }
    follows = zip(change.consequences, change.consequenceKinds).map {
      Consequence(kind: $1.rawValue, text: $0, role: $1.role)
    }
    if follows?.isEmpty == true { follows = nil }
    if change.count > 1, n == change.input, counts == nil {
      counts = "and \(GroupedNumber.text(change.count - 1)) more"
    }
  }
}

extension TraceDiff.Kind {
  /// Its colour among what follows.
  fileprivate var role: String {
    switch self {
    case .question, .ruling, .gesture, .timer: "gesture"
    case .action: "action"
    case .inputs, .edit, .hit, .touch, .withheld: "touch"
    case .chain, .message: "message"
    }
  }

  fileprivate var groupTitle: String {
    switch self {
    case .inputs: "inputs differ"
    case .edit: "edits differ"
    case .hit: "same view, another way"
    case .touch: "touches"
    case .withheld: "withheld touches"
    case .question: "questions"
    case .ruling: "rulings"
    case .gesture: "recognizers"
    case .chain: "responder chains"
    case .message: "messages"
    case .action: "actions"
    case .timer: "timers"
    }
  }
}
