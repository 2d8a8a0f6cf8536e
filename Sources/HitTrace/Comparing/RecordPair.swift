/// A record and the index of its line in a turn.
struct PlacedRecord<Record> {
  var record: Record
  var place: Int
}

/// Records of two traces that belong together, or one that has no counterpart.
enum RecordPair<Record> {
  case both(Record, Record)
  /// The second trace lacks it.
  case missing(Record)
  /// The first trace lacks it.
  case new(Record)

  /// The record of the first trace.
  var old: Record? {
    switch self {
    case .both(let old, _), .missing(let old): old
    case .new: nil
    }
  }

  /// The record of the second trace.
  var new: Record? {
    switch self {
    case .both(_, let new), .new(let new): new
    case .missing: nil
    }
  }

  /// The record of the first trace that has it.
  var either: Record {
    switch self {
    case .both(let record, _), .missing(let record), .new(let record): record
    }
  }

  func map<Other>(_ transform: (Record) -> Other) -> RecordPair<Other> {
    switch self {
    case .both(let old, let new): .both(transform(old), transform(new))
    case .missing(let old): .missing(transform(old))
    case .new(let new): .new(transform(new))
    }
  }
}

extension RecordPair {
  /// Pairs the records with the same key, each in its own order; those left over come last.
  static func pairs<Element, Key: Hashable>(
    _ olds: [PlacedRecord<Element>],
    _ news: [PlacedRecord<Element>],
    by key: (Element) -> Key
  ) -> [Self] where Record == PlacedRecord<Element> {
    var rest: [Key: [Record]] = [:]
    for new in news.reversed() { rest[key(new.record), default: []].append(new) }
    let pairs: [Self] = olds.map { old in
      rest[key(old.record)]?.popLast().map { .both(old, $0) } ?? .missing(old)
    }
    return pairs + rest.values.joined().sorted { $0.place < $1.place }.map { .new($0) }
  }
}
