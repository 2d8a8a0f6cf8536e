internal import Foundation
internal import HitJSON

/// Gives each name of a trace its place, without making a string of a name that was said before.
package struct NameTable {
  /// The most names that a trace may have.
  static let limit = 1 << 22

  private struct Entry {
    var hash: UInt64
    var offset: Int
    var count: Int
  }

  package private(set) var names = TraceNames()
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  private var slots = [Int32](repeating: -1, count: 256)

  package init() {}

  /// Returns the place of a name, which is given one if it has none.
  ///
  /// Nothing is returned where there are too many.
  mutating func name(of text: JSONString) -> TraceName? {
    if !text.isEscaped { return name(text.start, text.count) }
    var plain = text.unescaped
    let count = plain.count
    plain.append(contentsOf: repeatElement(0, count: 8))
    return plain.withUnsafeBufferPointer { plain in
      plain.baseAddress.flatMap { name($0, count) }
    }
  }

  private mutating func name(_ start: UnsafePointer<UInt8>, _ count: Int) -> TraceName? {
    let hash = Self.hash(start, count)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      let entry = entries[index]
      if entry.hash == hash, entry.count == count, count <= 8 || isEqual(entry, start) {
        return TraceName(index: Int32(index))
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(start, count, hash: hash)
  }

  /// Compares a name that is longer than what its hash tells for sure.
  private func isEqual(_ entry: Entry, _ start: UnsafePointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + entry.offset, start, entry.count) == 0 } ?? false
    }
  }

  @inline(never)
  private mutating func add(
    _ start: UnsafePointer<UInt8>,
    _ count: Int,
    hash: UInt64
  ) -> TraceName? {
    if entries.count == Self.limit { return nil }
    let text = UnsafeBufferPointer(start: start, count: count)
    let name = names.intern(String(decoding: text, as: UTF8.self))
    // Two texts may be one string to Swift, such as those with composed and decomposed accents.
    if Int(name.index) < entries.count { return name }
    entries.append(Entry(hash: hash, offset: bytes.count, count: count))
    bytes.append(contentsOf: text)
    if entries.count * 2 > slots.count {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
    return name
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index)
  }

  /// Mixes the bytes eight at a time; at least eight must be readable behind them.
  private static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: count)
    var place = UnsafeRawPointer(start)
    var left = count
    while left > 0 {
      var word = place.loadUnaligned(as: UInt64.self)
      if left < 8 { word &= ~(UInt64.max << UInt64(left * 8)) }
      hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
      place += 8
      left -= 8
    }
    return hash
  }
}
