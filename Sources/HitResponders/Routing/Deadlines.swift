internal import Foundation

/// The actions that wait for a time, earliest first.
package struct Deadlines {
  /// What a scheduled action is called back by.
  package struct Ticket: Hashable {
    fileprivate let number: Int
  }

  private struct Entry {
    var time: TimeInterval
    let ticket: Ticket
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  /// The earliest time.
  var first: TimeInterval? { entries.first?.time }

  /// How many there are.
  var count: Int { entries.count }

  mutating func add(at time: TimeInterval, _ action: @escaping () -> Void) -> Ticket {
    lastNumber += 1
    let entry = Entry(time: time, ticket: Ticket(number: lastNumber), action: action)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
    return entry.ticket
  }

  mutating func remove(_ ticket: Ticket) {
    entries.removeAll { $0.ticket == ticket }
  }

  /// Puts everything off by the same time.
  mutating func shift(by seconds: TimeInterval) {
    for index in entries.indices {
      entries[index].time = (entries[index].time + seconds).wholeMicroseconds
    }
  }

  mutating func popFirst() -> (() -> Void)? {
    entries.isEmpty ? nil : entries.removeFirst().action
  }
}
