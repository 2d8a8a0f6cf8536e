/// Reads a trace a turn at a time, with names and chains that two traces share.
final class TraceTurnReader {
  /// The most records that are kept of a turn; those after them count as another turn.
  static let recordLimit = 1 << 12

  let header: TraceHeader
  private var reader: TraceReader
  private let vocabulary: TraceVocabulary
  /// The shared number of each chain of the trace; the first is 1.
  private var chains: [Int32] = []
  private var pending: TraceRecord?

  /// Makes a reader of a trace that was not read yet.
  init(_ reader: consuming TraceReader, _ vocabulary: TraceVocabulary) throws(TraceError) {
    self.vocabulary = vocabulary
    header = try reader.nextHeader()
    self.reader = reader
  }

  var summary: TraceSummary { reader.summary }

  func next() throws(TraceError) -> TraceTurn? {
    var turn = TraceTurn()
    var frame: Int?
    var isEmpty = true
    while let record = try nextRecord() {
      switch record {
      case .input(var input):
        if !isEmpty, input.frame != frame || !turn.records.isEmpty { return end(turn, record) }
        if turn.feeds.isEmpty { (turn.number, turn.time) = (input.number, input.time) }
        frame = input.frame
        (input.number, input.frame, input.source) = (0, 0, .x11)
        input.time -= turn.time
        turn.feeds.append(.input(input))
        isEmpty = false
      case .change(var change):
        if !isEmpty { return end(turn, record) }
        (turn.number, turn.time) = (change.number, change.time)
        (change.number, change.frame, change.time) = (0, 0, 0)
        turn.feeds.append(.change(change))
        isEmpty = false
      case .header, .scene, .mark: break
      case .check(let check): (turn.hash, turn.values) = (check.hash, check.values)
      case .tail(let tail): (turn.hash, turn.values) = (tail.hash, tail.values)
      case .chain(let chain):
        chains.append(Int32(clamping: vocabulary.chain(chain.responders)))
      default:
        if turn.records.count == Self.recordLimit { return end(turn, record) }
        turn.records.append(withSharedChain(record).relative(to: turn))
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
    vocabulary.exchangeNames(with: &reader)
    defer { vocabulary.exchangeNames(with: &reader) }
    return try reader.next()
  }

  private func end(_ turn: TraceTurn, _ record: TraceRecord) -> TraceTurn {
    pending = record
    return turn
  }

  private func withSharedChain(_ record: TraceRecord) -> TraceRecord {
    guard case .message(var message) = record else { return record }
    message.chain = Int(chains[message.chain - 1])
    return .message(message)
  }
}
