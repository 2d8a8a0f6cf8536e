/// The names of the latest requests, by the numbers Xlib gives them.
///
/// X errors arrive long after the call that caused them. The log finds the call again.
nonisolated struct RequestLog {
  private struct Entry {
    var firstSerial: UInt
    var name: StaticString
  }

  private static let capacity = 256
  private var entries: [Entry] = []
  private var oldest = 0

  /// Records that the next request, and those that follow unnamed, belong to a call.
  mutating func record(_ name: StaticString, from serial: UInt) {
    let entry = Entry(firstSerial: serial, name: name)
    if let last = newest, entries[last].name.utf8Start == name.utf8Start {
      // A run of equal calls is one entry, so that presenting cannot push out the rest.
      return
    }
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Returns the name of the call that made a request; `nil` when it was too long ago.
  func name(of serial: UInt) -> String? {
    var best: Entry?
    for entry in entries where entry.firstSerial <= serial {
      if best.map({ $0.firstSerial <= entry.firstSerial }) ?? true { best = entry }
    }
    return best.map { "\($0.name)" }
  }

  private var newest: Int? {
    guard !entries.isEmpty else { return nil }
    return (oldest + entries.count - 1) % entries.count
  }
}
