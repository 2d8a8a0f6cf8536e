/// Compares what followed from paired inputs, kind by kind, each in its own order.
struct TurnComparison {
  private let first: TraceTurn
  private let second: TraceTurn
  private let touches: TouchFindings
  private let gestures: GestureFindings
  private let messages: MessageFindings
  private var findings: [TurnFinding] = []

  /// Makes a comparison of two turns; walks are compared where both traces have them.
  init(
    _ first: TraceTurn,
    _ second: TraceTurn,
    _ vocabulary: TraceVocabulary,
    _ likeness: TurnLikeness,
    hasWalks: Bool
  ) {
    (self.first, self.second) = (first, second)
    touches = TouchFindings(vocabulary: vocabulary, likeness: likeness, hasWalks: hasWalks)
    gestures = GestureFindings(vocabulary: vocabulary, likeness: likeness)
    messages = MessageFindings(vocabulary: vocabulary)
  }

  /// Returns everything that differs: possible causes first, in the order in which they happened.
  mutating func run() -> [TurnFinding] {
    compare(hits(of: first), hits(of: second), by: \.finger, touches.hit)
    compare(by: \.finger, touches.withheld)
    compare(by: gestures.key, gestures.question)
    compare(by: gestures.key, gestures.ruling)
    compare(by: \.recognizer, gestures.gesture)
    for pair in messages.pairs(records(of: first), records(of: second)) {
      for finding in messages.findings(pair.map(\.record)) { add(finding, at: pair) }
    }
    compare(by: messages.key, messages.action)
    compare(changes(of: first), changes(of: second), by: \.finger, touches.change)
    compare(by: gestures.key, gestures.timer)
    return findings.enumerated()
      .sorted { one, other in
        (one.element.isSign ? 1 : 0, one.element.order, one.offset)
          < (other.element.isSign ? 1 : 0, other.element.order, other.offset)
      }
      .map(\.element)
  }

  /// Compares the records of one kind, paired by a key.
  private mutating func compare<Record: DerivedRecord, Key: Hashable>(
    by key: (Record) -> Key,
    _ finding: (RecordPair<Record>) -> TurnFinding?
  ) {
    compare(records(of: first), records(of: second), by: key, finding)
  }

  private mutating func compare<Record, Key: Hashable>(
    _ olds: [PlacedRecord<Record>],
    _ news: [PlacedRecord<Record>],
    by key: (Record) -> Key,
    _ finding: (RecordPair<Record>) -> TurnFinding?
  ) {
    for pair in RecordPair.pairs(olds, news, by: key) {
      if let finding = finding(pair.map(\.record)) { add(finding, at: pair) }
    }
  }

  // MARK: Records

  private func records<Record: DerivedRecord>(of turn: TraceTurn) -> [PlacedRecord<Record>] {
    turn.records.enumerated().compactMap { place, record in
      (record.derived as? Record).map { PlacedRecord(record: $0, place: place) }
    }
  }

  /// The finger of a hit is that of the input it follows from, in its own trace.
  private func hits(of turn: TraceTurn) -> [PlacedRecord<TouchFindings.Hit>] {
    let hits: [PlacedRecord<TraceHit>] = records(of: turn)
    return hits.map { hit in
      let finger = turn.finger(of: hit.record.of)
      return PlacedRecord(record: .init(record: hit.record, finger: finger), place: hit.place)
    }
  }

  private func changes(of turn: TraceTurn) -> [PlacedRecord<TraceTouches.Touch>] {
    let events: [PlacedRecord<TraceTouches>] = records(of: turn)
    return events.flatMap { event in
      event.record.touches.map { PlacedRecord(record: $0, place: event.place) }
    }
  }

  // MARK: Finding

  /// Adds a finding with the place, the time and the input of what it is about.
  private mutating func add<Record>(
    _ finding: TurnFinding,
    at pair: RecordPair<PlacedRecord<Record>>
  ) {
    var finding = finding
    let turn = pair.old == nil ? second : first
    finding.isNew = pair.old == nil
    finding.order = pair.either.place
    finding.time = turn.time
    for case .tick(let tick) in turn.records.prefix(finding.order + 1) {
      finding.time = turn.time + tick.time
    }
    finding.input = turn.number + max(turn.records[finding.order].derived?.of ?? 0, 0)
    findings.append(finding)
  }
}
