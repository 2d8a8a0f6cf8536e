/// Compares what followed from paired inputs, kind by kind, each in its own order.
struct TurnComparison {
  /// A record and its index.
  struct Placed<Record> {
    var record: Record
    var place: Int
  }

  /// A record of the first trace with its counterpart in the second.
  struct Pair<Record> {
    var old: Placed<Record>?
    var new: Placed<Record>?
  }

  let first: TraceTurn
  let second: TraceTurn
  let vocabulary: TraceVocabulary
  let likeness: TurnLikeness
  /// Whether both traces have the walks.
  let hasWalks: Bool
  private(set) var findings: [TurnFinding] = []

  init(
    _ first: TraceTurn,
    _ second: TraceTurn,
    _ vocabulary: TraceVocabulary,
    _ likeness: TurnLikeness,
    hasWalks: Bool
  ) {
    self.first = first
    self.second = second
    self.vocabulary = vocabulary
    self.likeness = likeness
    self.hasWalks = hasWalks
  }

  /// Returns everything that differs: possible causes first, in the order in which they happened.
  mutating func run() -> [TurnFinding] {
    compareHits()
    compareWithheld()
    compareQuestions()
    compareRulings()
    compareGestures()
    compareMessages()
    compareActions()
    compareTouches()
    compareTimers()
    return findings.enumerated()
      .sorted { one, other in
        (one.element.isSign ? 1 : 0, one.element.order, one.offset)
          < (other.element.isSign ? 1 : 0, other.element.order, other.offset)
      }
      .map(\.element)
  }

  // MARK: Pairing

  /// Removes the records of one kind from both turns and pairs those with the same key.
  func pairs<Record, Key: Hashable>(
    _ take: (TraceRecord) -> Record?,
    by key: (Record) -> Key
  ) -> [Pair<Record>] {
    var news: [Key: [Placed<Record>]] = [:]
    for placed in Self.placed(second, take).reversed() {
      news[key(placed.record), default: []].append(placed)
    }
    var pairs = Self.placed(first, take).map { old in
      Pair(old: old, new: news[key(old.record)]?.popLast())
    }
    let rest = news.values.joined().sorted { $0.place < $1.place }
    pairs += rest.map { Pair(old: nil, new: $0) }
    return pairs
  }

  /// Returns the records of one kind with their indices.
  static func placed<Record>(
    _ turn: TraceTurn,
    _ take: (TraceRecord) -> Record?
  ) -> [Placed<Record>] {
    turn.records.enumerated().compactMap { place, record in
      take(record).map { Placed(record: $0, place: place) }
    }
  }

  // MARK: Finding

  /// Adds a finding at the index of a pair.
  mutating func add<Record>(_ finding: TurnFinding, at pair: Pair<Record>) {
    add(finding, old: pair.old?.place, new: pair.new?.place)
  }

  /// Adds a finding at the index of either of two records.
  mutating func add(_ finding: TurnFinding, old: Int?, new: Int?) {
    var finding = finding
    finding.order = old ?? new ?? 0
    let (turn, place) = old.map { (first, $0) } ?? (second, new ?? 0)
    finding.time = turn.time
    for case .tick(let tick) in turn.records.prefix(place + 1) {
      finding.time = turn.time + tick.time
    }
    let origin = turn.records.indices.contains(place) ? turn.records[place].origin : 0
    finding.input = turn.number + max(origin, 0)
    findings.append(finding)
  }

  // MARK: Words

  func text(_ name: TraceName?) -> String { vocabulary.text(name) }

  /// Returns a recognizer's name with its view's.
  func label(_ gesture: TraceName, _ view: TraceName?) -> String {
    view.map { "\(text(gesture))@\(text($0))" } ?? text(gesture)
  }
}
