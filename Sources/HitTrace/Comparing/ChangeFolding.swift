/// Reports each change once, and under it what follows from it.
///
/// A change that concerns a touch explains all other differences of the touch until the next
/// change: who gets its messages, what its recognizers do, which actions are performed. Such
/// findings are folded under the change. Changes with the same words are one, with a count.
struct ChangeFolding {
  private struct Cause {
    /// The index among the changes; `nil` where there were too many to keep.
    var change: Int?
    var lanes: Set<Int>
    var inputs: InputTally?
  }

  private let options: TraceDiff.Options
  private(set) var changes: [TraceDiff.Change] = []
  private(set) var omittedCount = 0
  private var open: [Cause] = []
  private var places: [String: Int] = [:]

  init(_ options: TraceDiff.Options) { self.options = options }

  var isEmpty: Bool { changes.isEmpty && omittedCount == 0 }

  /// Adds a finding about some fingers.
  mutating func add(_ finding: TurnFinding, lanes: Set<Int>) {
    if let cause = open.firstIndex(where: { !$0.lanes.isDisjoint(with: lanes) }) {
      return fold(finding, under: open[cause].change)
    }
    let change = place(of: finding)
    if !finding.isSign, !lanes.isEmpty { open.append(Cause(change: change, lanes: lanes)) }
  }

  /// Adds inputs that differ; they follow from nothing, and much follows from them.
  mutating func addInput(
    _ input: TraceInput,
    at number: Int,
    _ time: Int64,
    isNew: Bool = false,
    _ count: (inout InputTally) -> Void
  ) {
    let lanes: Set = [input.lane]
    let known = open.firstIndex { $0.inputs != nil && $0.lanes == lanes }
    var tally = known.flatMap { open[$0].inputs } ?? InputTally(input)
    count(&tally)
    if let known {
      open[known].inputs = tally
      return
    }
    var finding = TurnFinding(.inputs, tally.subject, "")
    finding.time = time
    (finding.input, finding.isNew) = (number, isNew)
    // The sentence is known once the touch is over.
    let change = append(finding)
    open.insert(Cause(change: change, lanes: lanes, inputs: tally), at: 0)
  }

  /// Reserves an index for a change whose sentence is not known yet.
  mutating func append(_ finding: TurnFinding) -> Int? {
    if changes.count >= options.changeLimit {
      omittedCount += 1
      return nil
    }
    changes.append(finding.change)
    return changes.count - 1
  }

  mutating func say(_ sentence: String, at change: Int?) {
    if let change { changes[change].sentence = sentence }
  }

  /// Removes causes from which nothing more can follow.
  mutating func close(where isOver: (Set<Int>) -> Bool) {
    if open.isEmpty { return }
    for cause in open where isOver(cause.lanes) {
      if let inputs = cause.inputs { say(inputs.sentence, at: cause.change) }
    }
    open.removeAll { isOver($0.lanes) }
  }

  /// Finds the change with the same words, or makes one.
  private mutating func place(of finding: TurnFinding) -> Int? {
    // The same finding about another finger is the same change.
    let isOfTouch = [.hit, .touch, .withheld].contains(finding.kind)
    let words =
      isOfTouch
      ? String(finding.sentence.trimmingPrefix("\(finding.subject): ")) : finding.sentence
    if let known = places[words] {
      changes[known].count += 1
      return known
    }
    let change = append(finding)
    if let change { places[words] = change }
    return change
  }

  private mutating func fold(_ finding: TurnFinding, under change: Int?) {
    guard let change else { return }
    changes[change].consequenceCounts[finding.kind, default: 0] += 1
    guard changes[change].consequences.count < options.consequenceLimit,
      !changes[change].consequences.contains(finding.sentence)
    else { return }
    changes[change].consequences.append(finding.sentence)
    changes[change].consequenceKinds.append(finding.kind)
    if finding.kind == .action { changes[change].actions.append(finding.sentence) }
  }
}
