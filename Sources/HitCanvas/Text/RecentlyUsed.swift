/// A bounded cache that keeps what was asked for lately.
///
/// Its places are a ring. A value that is asked for again is marked; when room is needed, a hand goes
/// round, takes marks away, and the first value without one makes room. So no more than one value
/// goes at a time: to let go of hundreds of texts at once takes as long as to draw a window.
final class RecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    let key: Key
    let value: Value
    /// Whether it was asked for since the hand passed.
    var isMarked = false
  }

  private let capacity: Int
  private var ring: [Entry] = []
  private var places: [Key: Int] = [:]
  private var hand = 0

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The number of values held, at most the capacity.
  var count: Int { ring.count }

  /// Returns the value for a key, made now where it is not held.
  func value(for key: Key, make: () -> Value) -> Value {
    if let place = places[key] {
      ring[place].isMarked = true
      return ring[place].value
    }
    let entry = Entry(key: key, value: make())
    if ring.count < capacity {
      places[key] = ring.count
      ring.append(entry)
      return entry.value
    }
    while ring[hand].isMarked {
      ring[hand].isMarked = false
      hand = (hand + 1) % capacity
    }
    places[ring[hand].key] = nil
    places[key] = hand
    ring[hand] = entry
    hand = (hand + 1) % capacity
    return entry.value
  }
}
