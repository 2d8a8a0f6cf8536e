internal import HitInspector
internal import HitResponders
internal import HitTrace

/// What differs between two traces, as a page lists it: each touch that goes to another view, then
/// every other change once.
final class DifferenceList {
  private(set) var differences: [DifferenceData] = []
  private(set) var groups: [DifferenceGroupData] = []
  /// How often each kind differs, of itself or as what follows.
  private var counts: [TraceDiff.Kind: Int] = [:]
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
  ///
  /// - Parameters:
  ///   - difference: What of it is other.
  ///   - arithmetic: Where it was and is found.
  ///   - n: The number on the page of the input that began it.
  ///   - golden: Its number in the recording, or in the trace before.
  ///   - time: When.
  func add(
    _ difference: EventFacts.Difference,
    _ arithmetic: [RunData]?,
    n: Int,
    golden: Int,
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
      reason: difference.reason,
      kind: TraceDiff.Kind.hit.rawValue
    )
    data.arithmetic = arithmetic
    data.take(hits[golden])
    differences.append(data)
  }

  /// Notes when the touch that an input began ended.
  func end(of n: Int, at time: Int64) {
    if let place = differences.lastIndex(where: { $0.n == n }) { differences[place].end = time }
  }

  /// Adds the changes that are of no touch that goes to another view, and makes the groups.
  ///
  /// - Parameter number: The number on the page of the input that a change follows from.
  func finish(_ number: (TraceDiff.Change) -> Int) {
    let listed = Set(differences.map(\.n))
    if elsewhere > 0 {
      let touches = GroupedNumber.count(elsewhere, "touch", "touches")
      groups.append(DifferenceGroupData(title: "receiver changed", count: touches))
    }
    var places: [TraceDiff.Kind: Int] = [:]
    var groupCounts: [Int] = [elsewhere]
    count()
    for change in diff?.changes ?? [] where change.kind != .hit || !listed.contains(number(change))
    {
      let isElsewhere = change.kind == .hit && change.old != change.new
      if isElsewhere, elsewhere > 0 { continue }
      let group = places[change.kind] ?? groups.count
      if group == groups.count {
        places[change.kind] = group
        groups.append(DifferenceGroupData(title: change.kind.groupTitle, count: ""))
        while groupCounts.count < groups.count { groupCounts.append(0) }
      }
      groupCounts[group] += change.count
      groups[group].count = "\(groupCounts[group])"
      let isPair = change.old != nil && change.new != nil
      var data = DifferenceData(
        n: number(change),
        t: change.time,
        end: change.time,
        group: group,
        from: isPair ? change.old ?? "" : change.sentence,
        to: isPair ? change.new ?? "" : "",
        reason: isPair ? change.cause : "",
        kind: change.kind.rawValue
      )
      data.take(change)
      differences.append(data)
    }
    let order = differences.indices.sorted {
      (differences[$0].t, differences[$0].n, $0) < (differences[$1].t, differences[$1].n, $1)
    }
    differences = order.map { differences[$0] }
  }

  // MARK: Kinds

  private func count() {
    counts[.hit] = elsewhere
    for change in diff?.changes ?? [] {
      if change.kind != .hit || change.old == change.new {
        counts[change.kind, default: 0] += change.count
      }
      for (kind, count) in change.consequenceCounts { counts[kind, default: 0] += count }
    }
  }

  /// The filters at hand, a kind each.
  var chips: [ChipData] {
    TraceDiff.Kind.allCases.compactMap { kind in
      guard let count = counts[kind], count > 0 else { return nil }
      let title = Counted.word(count, kind.nouns.one, kind.nouns.many)
      return ChipData(title: title, count: GroupedNumber.text(count), filter: kind.rawValue)
    }
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
      counts = GroupedNumber.count(change.consequenceCount, "follows", "follow")
      followed = change.counts
    }
    follows = zip(change.consequences, change.consequenceKinds).map {
      Consequence(kind: $1.rawValue, text: $0, role: $1.role)
    }
    if follows?.isEmpty == true { follows = nil }
    if change.count > 1, counts == nil {
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
    case .hit: "same view, another way"
    case .inputs, .edit: "\(nouns.many) differ"
    default: nouns.many
    }
  }
}
