extension TraceRecord {
  /// The number of the input that a derived record follows from.
  var origin: Int {
    switch self {
    case .touches(let record): record.of
    case .hit(let record): record.of
    case .withheld(let record): record.of
    case .question(let record): record.of
    case .ruling(let record): record.of
    case .gesture(let record): record.of
    case .message(let record): record.of
    case .action(let record): record.of
    case .tick(let record): record.of
    default: 0
    }
  }

  /// Makes inputs and times relative to a turn's beginning.
  mutating func count(from number: Int, _ time: Int64) {
    switch self {
    case .touches(var record):
      record.of -= number
      record.time -= time
      self = .touches(record)
    case .hit(var record):
      record.of -= number
      // A point that is not a number would not equal itself.
      for place in record.walk.indices where record.walk[place].x.isNaN {
        record.walk[place].x = .infinity
        record.walk[place].y = .infinity
      }
      self = .hit(record)
    case .withheld(var record):
      record.of -= number
      self = .withheld(record)
    case .question(var record):
      record.of -= number
      self = .question(record)
    case .ruling(var record):
      record.of -= number
      self = .ruling(record)
    case .gesture(var record):
      record.of -= number
      self = .gesture(record)
    case .action(var record):
      record.of -= number
      self = .action(record)
    case .tick(var record):
      record.of -= number
      record.time -= time
      self = .tick(record)
    default: break
    }
  }

  /// Replaces every name.
  mutating func rename(_ place: (TraceName) -> TraceName) {
    switch self {
    case .touches(var record):
      for index in record.touches.indices {
        record.touches[index].view = record.touches[index].view.map(place)
      }
      self = .touches(record)
    case .hit(var record):
      record.window = record.window.map(place)
      record.got = record.got.map(place)
      for index in record.walk.indices {
        record.walk[index].view = place(record.walk[index].view)
        record.walk[index].answer = record.walk[index].answer.map(place)
      }
      self = .hit(record)
    case .withheld(var record):
      record.view = record.view.map(place)
      record.by = record.by.map(place)
      self = .withheld(record)
    case .question(var record):
      record.gesture = place(record.gesture)
      record.view = record.view.map(place)
      record.with = record.with.map(place)
      self = .question(record)
    case .ruling(var record):
      record.gesture = place(record.gesture)
      record.view = record.view.map(place)
      record.by = record.by.map(place)
      self = .ruling(record)
    case .gesture(var record):
      record.gesture = place(record.gesture)
      record.view = record.view.map(place)
      record.by = record.by.map(place)
      self = .gesture(record)
    case .action(var record):
      record.from = record.from.map(place)
      record.to = record.to.map(place)
      record.declined = record.declined.map(place)
      self = .action(record)
    case .tick(var record):
      record.gesture = record.gesture.map(place)
      record.view = record.view.map(place)
      self = .tick(record)
    default: break
    }
  }
}
