/// The views of the touches in two traces, by which a finding about a view finds its fingers.
struct TouchPlaces {
  /// The fingers that are down in either trace.
  private(set) var down: Set<Int> = []
  private var views: [Int: Set<TraceName>] = [:]

  /// Applies the inputs of a turn.
  mutating func apply(_ turn: TraceTurn, _ vocabulary: TraceVocabulary) {
    var hasBeginning = false
    for case .input(let input) in turn.feeds where input.lane > 0 {
      switch input.phase {
      case .began:
        hasBeginning = true
        if down.insert(input.finger).inserted { views[input.finger] = [] }
      case .ended, .cancelled: down.remove(input.finger)
      default: break
      }
    }
    if !hasBeginning { return }
    for case .hit(let hit) in turn.records {
      guard let finger = turn.finger(of: hit.of), let got = hit.got else { continue }
      views[finger, default: []].insert(got)
      for visit in hit.walk where visit.answer == got {
        views[finger, default: []].insert(visit.view)
      }
    }
    for case .message(let message) in turn.records {
      let chain = vocabulary.chains[message.chain]
      for (finger, known) in views where chain.first.map(known.contains) ?? false {
        views[finger]?.formUnion(chain)
      }
    }
  }

  /// Returns the fingers that a finding is about, or the numbers of other sources of events.
  ///
  /// A view without a touch is found by the fingers of the inputs that the finding follows from.
  func lanes(of finding: TurnFinding, _ turnLanes: Set<Int>) -> Set<Int> {
    if !finding.lanes.isEmpty { return finding.lanes }
    let fingers = views.filter { _, known in finding.views.contains(where: known.contains) }
    let own = Set(fingers.keys).intersection(down.union(turnLanes))
    return own.isEmpty ? (turnLanes.isEmpty ? down : turnLanes) : own
  }
}
