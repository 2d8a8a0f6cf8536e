extension TraceRecord {
  /// The record of what followed from an input; chains only say whom messages reach.
  var derived: (any DerivedRecord)? {
    switch self {
    case .touches(let record): record
    case .hit(let record): record
    case .withheld(let record): record
    case .question(let record): record
    case .ruling(let record): record
    case .gesture(let record): record
    case .message(let record): record
    case .action(let record): record
    case .tick(let record): record
    case .chain, .header, .scene, .input, .change, .mark, .check, .tail: nil
    }
  }

  /// Returns the record with inputs and times counted from the beginning of its turn.
  func relative(to turn: TraceTurn) -> TraceRecord {
    func relative<Record: DerivedRecord>(_ record: Record) -> Record {
      var record = record
      record.of -= turn.number
      return record
    }
    switch self {
    case .touches(var event):
      event.time -= turn.time
      return .touches(relative(event))
    case .hit(var hit):
      hit.forgetUnknownPoints()
      return .hit(relative(hit))
    case .withheld(let held): return .withheld(relative(held))
    case .question(let question): return .question(relative(question))
    case .ruling(let ruling): return .ruling(relative(ruling))
    case .gesture(let gesture): return .gesture(relative(gesture))
    case .message(let message): return .message(relative(message))
    case .action(let action): return .action(relative(action))
    case .tick(var tick):
      tick.time -= turn.time
      return .tick(relative(tick))
    case .chain, .header, .scene, .input, .change, .mark, .check, .tail: return self
    }
  }
}

extension TraceHit {
  /// Gives turns without a point one that equals itself, which NaN does not.
  mutating func forgetUnknownPoints() {
    for place in walk.indices where walk[place].x.isNaN {
      (walk[place].x, walk[place].y) = (.infinity, .infinity)
    }
  }
}
