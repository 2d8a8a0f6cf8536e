/// Reads a trace a turn at a time, with names and chains that two traces share.
final class TraceTurnReader {
  /// The most records that are kept of a turn; those after them count as another turn.
  static let recordLimit = 1 << 12

  /// The trace's first line.
  let header: TraceHeader
  private var reader: TraceReader
  private let vocabulary: TraceVocabulary
  /// The shared index of each name of the trace.
  private var places: [TraceName] = []
  /// Whether every name has the same index in both.
  private var isIdentity = true
  /// The shared number of each chain of the trace; the first is 1.
  private var chains: [Int32] = []
  private var pending: TraceRecord?

  /// Makes a reader of a trace that was not read yet.
  ///
  /// - Throws: What is wrong with its first lines.
  init(_ reader: consuming TraceReader, _ vocabulary: TraceVocabulary) throws(TraceError) {
    self.vocabulary = vocabulary
    header = try reader.nextHeader()
    self.reader = reader
  }

  /// The summary of what was read so far.
  var summary: TraceSummary { reader.summary }

  /// Reads the next turn.
  ///
  /// - Throws: What is wrong with the trace, and where.
  func next() throws(TraceError) -> TraceTurn? {
    var turn = TraceTurn()
    var frame: Int?
    var isEmpty = true
    while let record = try nextRecord() {
      switch record {
      case .input(let input):
        if !isEmpty, input.frame != frame || !turn.records.isEmpty { return end(turn, record) }
        if turn.feeds.isEmpty { begin(&turn, input.number, input.time) }
        frame = input.frame
        turn.feeds.append(.input(own(input, in: turn)))
        isEmpty = false
      case .change(let change):
        if !isEmpty { return end(turn, record) }
        begin(&turn, change.number, change.time)
        turn.feeds.append(.change(own(change)))
        isEmpty = false
      case .header, .scene, .mark: break
      case .check(let check): (turn.hash, turn.values) = (check.hash, check.values)
      case .tail(let tail): (turn.hash, turn.values) = (tail.hash, tail.values)
      case .chain(let chain):
        chains.append(Int32(clamping: vocabulary.chain(chain.responders.map(shared))))
      default:
        if turn.records.count == Self.recordLimit { return end(turn, record) }
        if isEmpty { begin(&turn, 0, 0) }
        turn.records.append(own(record, in: turn))
        isEmpty = false
      }
    }
    return isEmpty && turn.hash == nil ? nil : turn
  }

  private func nextRecord() throws(TraceError) -> TraceRecord? {
    if let record = pending {
      pending = nil
      return record
    }
    let record = try reader.next()
    learnNames()
    return record
  }

  private func end(_ turn: TraceTurn, _ record: TraceRecord) -> TraceTurn {
    pending = record
    return turn
  }

  private func begin(_ turn: inout TraceTurn, _ number: Int, _ time: Int64) {
    turn.number = number
    turn.time = time
  }

  // MARK: Sharing

  private func learnNames() {
    let count = reader.names.count
    while places.count < count {
      let own = TraceName(index: Int32(places.count))
      let place = vocabulary.name(reader.names[own])
      if place != own { isIdentity = false }
      places.append(place)
    }
  }

  private func shared(_ name: TraceName) -> TraceName { places[Int(name.index)] }

  private func own(_ input: TraceInput, in turn: TraceTurn) -> TraceInput {
    var input = input
    input.number = 0
    input.frame = 0
    input.time -= turn.time
    input.source = .x11
    return input
  }

  private func own(_ change: TraceChange) -> TraceChange {
    var change = change
    change.number = 0
    change.frame = 0
    change.time = 0
    change.view = change.view.map(shared)
    return change
  }

  /// Makes a record relative to the turn's beginning.
  private func own(_ record: TraceRecord, in turn: TraceTurn) -> TraceRecord {
    var record = record
    if case .message(var message) = record {
      message.of -= turn.number
      message.chain = Int(chains[message.chain - 1])
      return .message(message)
    }
    record.count(from: turn.number, turn.time)
    if !isIdentity { record.rename(shared) }
    return record
  }
}
