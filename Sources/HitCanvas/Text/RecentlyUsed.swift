/// A bounded cache that keeps what was asked for lately.
///
/// Two halves take turns: a value found in the old half moves to the young one, and when the young
/// half is full, the old one is dropped whole. Nothing is kept per access, so a hit costs one or
/// two look-ups.
final class RecentlyUsed<Key: Hashable, Value> {
  private let half: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { half = max(1, capacity / 2) }

  /// The number of values held, at most the capacity.
  var count: Int { young.count + old.count }

  /// Returns the value for a key, made now where it is not held.
  func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    if young.count >= half {
      old = young
      young = [:]
      young.reserveCapacity(half)
    }
    young[key] = value
    return value
  }
}
