/// Reads two traces side by side and finds what differs.
struct TraceComparison {
  private let first: TraceTurnReader
  private let second: TraceTurnReader
  private let vocabulary: TraceVocabulary
  private let likeness: TurnLikeness
  private let hasDerived: Bool
  private let hasWalks: Bool
  private var firstWindow: ArraySlice<TraceTurn> = []
  private var secondWindow: ArraySlice<TraceTurn> = []
  private var folding: ChangeFolding
  private var times = TimeTally()
  private var timeChange: Int?
  private var touches = TouchPlaces()
  private var lastLanes: Set<Int> = []
  private var stateNote: String?
  private var unpaired = UnpairedInputs()

  /// Makes a comparison of two traces that were not read yet.
  init(
    _ first: consuming TraceReader,
    _ second: consuming TraceReader,
    _ options: TraceDiff.Options
  ) throws(TraceError) {
    vocabulary = TraceVocabulary()
    self.first = try TraceTurnReader(first, vocabulary)
    self.second = try TraceTurnReader(second, vocabulary)
    likeness = TurnLikeness(tolerance: options.geometry)
    folding = ChangeFolding(options)
    let details = [self.first.header.detail, self.second.header.detail]
    hasDerived = !details.contains(.inputs)
    hasWalks = details == [.full, .full]
  }

  /// Compares the traces to their ends.
  mutating func run() throws(TraceError) -> TraceDiff {
    while true {
      try fill(to: 1)
      if firstWindow.isEmpty, secondWindow.isEmpty { break }
      // Turns with the same inputs are paired as they are read, which is most of most traces.
      if let one = firstWindow.first, let other = secondWindow.first,
        likeness.likeness(one, other, offset: times.offset) == .same
      {
        pair(firstWindow.removeFirst(), secondWindow.removeFirst())
      } else {
        try settle()
      }
    }
    folding.close { _ in true }
    if times.changeCount > 0 { folding.say(times.sentence, at: timeChange) }
    var diff = TraceDiff()
    diff.changes = folding.changes
    diff.omittedChangeCount = folding.omittedCount
    diff.inputCount = first.summary.inputs
    diff.notes = notes
    diff.unpaired = unpaired
    return diff
  }

  /// Reads until there are as many turns of each trace as asked for and available.
  private mutating func fill(to count: Int) throws(TraceError) {
    while firstWindow.count < count, let turn = try first.next() { firstWindow.append(turn) }
    while secondWindow.count < count, let turn = try second.next() { secondWindow.append(turn) }
  }

  private mutating func settle() throws(TraceError) {
    let length = TurnAlignment.windowLength
    try fill(to: length)
    let (one, other) = (Array(firstWindow), Array(secondWindow))
    let (likeness, offset) = (likeness, times.offset)
    let steps = TurnAlignment.steps(
      one.count,
      other.count,
      hasMore: one.count == length && other.count == length
    ) { likeness.likeness(one[$0], other[$1], offset: offset) }
    for step in steps {
      switch step {
      case .pair: pair(firstWindow.removeFirst(), secondWindow.removeFirst())
      case .missing: alone(firstWindow.removeFirst(), isNew: false)
      case .new: alone(secondWindow.removeFirst(), isNew: true)
      }
    }
  }

  // MARK: Turns

  private mutating func pair(_ one: TraceTurn, _ other: TraceTurn) {
    begin(one, other)
    if !one.feeds.isEmpty, times.count(one.time, other.time) {
      var finding = TurnFinding(.inputs, "times", "")
      finding.time = one.time
      finding.input = one.number
      timeChange = folding.append(finding)
    }
    if one.feeds != other.feeds { compareFeeds(one, other) }
    touches.apply(one, vocabulary)
    touches.apply(other, vocabulary)
    if hasDerived, one.records != other.records { compare(one, other) }
    if stateNote == nil, folding.isEmpty, let what = Self.unlikeState(one, other) {
      stateNote = "after input \(one.number) \(what) differ that no input has told of so far"
    }
  }

  /// Returns which of the states recorded after two turns differ.
  private static func unlikeState(_ one: TraceTurn, _ other: TraceTurn) -> String? {
    if let hash = one.hash, let otherHash = other.hash, hash != otherHash {
      return "views or recognizers"
    }
    if let values = one.values, let others = other.values, values != others {
      return "values of controls"
    }
    return nil
  }

  /// Reports a turn that only one trace has.
  private mutating func alone(_ turn: TraceTurn, isNew: Bool) {
    unpaired.add(turn, isNew: isNew)
    begin(turn, turn)
    for (place, feed) in turn.feeds.enumerated() {
      switch feed {
      case .input(let input):
        folding.addInput(input, at: turn.number + place, turn.time, isNew: isNew) {
          $0.count(input, isNew: isNew)
        }
      case .change(let change):
        addEdit(turn, change, "\(words(change)) is \(isNew ? "new" : "missing")", isNew: isNew)
      default: break
      }
    }
    touches.apply(turn, vocabulary)
    if !hasDerived { return }
    var nothing = TraceTurn()
    (nothing.number, nothing.time) = (turn.number, turn.time)
    if isNew { compare(nothing, turn) } else { compare(turn, nothing) }
  }

  /// Removes causes from which nothing more follows once something else begins.
  private mutating func begin(_ one: TraceTurn, _ other: TraceTurn) {
    var began: Set<Int> = []
    for case .input(let input) in one.feeds + other.feeds where input.isBeginning {
      began.insert(input.lane)
    }
    lastLanes = one.lanes.union(other.lanes)
    if began.isEmpty { return }
    let down = touches.down
    let isFirstFinger = down.isEmpty && began.contains { $0 > 0 }
    folding.close { lanes in
      if !lanes.isDisjoint(with: began) { return lanes.isDisjoint(with: down) }
      return isFirstFinger && lanes.contains { $0 > 0 }
    }
  }

  private mutating func compareFeeds(_ one: TraceTurn, _ other: TraceTurn) {
    for (place, (old, new)) in zip(one.feeds, other.feeds).enumerated() {
      switch (old, new) {
      case (.input(let old), .input(let new)):
        if likeness.areSame(old, new) { continue }
        folding.addInput(old, at: one.number + place, one.time) { $0.count(old, new) }
      case (.change(let old), .change(let new)):
        if likeness.areSame(old, new) { continue }
        addEdit(one, old, "\(words(old)) -> \(settings(new))")
      default: continue
      }
    }
  }

  private mutating func addEdit(
    _ turn: TraceTurn,
    _ change: TraceChange,
    _ sentence: String,
    isNew: Bool = false
  ) {
    var finding = TurnFinding(.edit, vocabulary.text(change.view), sentence)
    (finding.time, finding.input, finding.isNew) = (turn.time, turn.number, isNew)
    folding.add(finding, lanes: [])
  }

  private func words(_ change: TraceChange) -> String {
    let view = change.view.map { " of \(vocabulary.text($0))" } ?? ""
    switch change.operation {
    case .set: return "edit\(view): \(settings(change))"
    case .remove: return "removal\(view)"
    case .add: return "addition\(view)"
    case .reload: return "reload"
    case .code: return "change by code\(view)"
    }
  }

  private func settings(_ change: TraceChange) -> String {
    change.properties.map { "\($0.key) \($0.new)" }.joined(separator: ", ")
  }

  private mutating func compare(_ one: TraceTurn, _ other: TraceTurn) {
    if one.records.count == other.records.count,
      zip(one.records, other.records).allSatisfy({ likeness.areSame($0, $1) })
    {
      return
    }
    var comparison = TurnComparison(one, other, vocabulary, likeness, hasWalks: hasWalks)
    for finding in comparison.run() {
      folding.add(finding, lanes: touches.lanes(of: finding, lastLanes))
    }
  }

  // MARK: Notes

  private var notes: [String] {
    let (one, other) = (first.header, second.header)
    var notes: [String] = []
    func compare(_ what: String, _ part: (TraceHeader) -> String) {
      if part(one) != part(other) { notes.append("\(what) \(part(one)) -> \(part(other))") }
    }
    compare("scene") { $0.scene }
    if let hash = one.sceneHash, let otherHash = other.sceneHash, hash != otherHash,
      one.scene == other.scene
    {
      notes.append("scene \(one.scene) has changed")
    }
    compare("screen") { "\($0.windowWidth) x \($0.windowHeight)" }
    compare("rules") { "{\($0.rules.map { "\($0.key): \($0.json)" }.joined(separator: ", "))}" }
    if one.detail != other.detail {
      notes.append("detail \(one.detail.rawValue) -> \(other.detail.rawValue); the lesser counts")
    }
    for (reader, word) in [(first, "first"), (second, "second")] {
      if let end = reader.summary.earlyEnd { notes.append("the \(word) recording \(end)") }
    }
    if folding.isEmpty, let stateNote { notes.append(stateNote) }
    return notes
  }
}

extension TraceDiff {
  /// Compares two files, the earlier trace with the later.
  ///
  /// - Throws: Why one of them cannot be read.
  public init(
    from first: String,
    to second: String,
    options: Options = .init()
  ) throws(TraceError) {
    try self.init(
      from: TraceReader(contentsOfFile: first),
      to: TraceReader(contentsOfFile: second),
      options: options
    )
  }

  /// Compares two traces that were not read yet.
  ///
  /// - Throws: Why one of them cannot be read.
  public init(
    from first: consuming TraceReader,
    to second: consuming TraceReader,
    options: Options = .init()
  ) throws(TraceError) {
    var comparison = try TraceComparison(first, second, options)
    self = try comparison.run()
  }
}
