nonisolated extension Array {
  /// Empties the list and keeps its storage for the next elements.
  @inline(__always)
  mutating func clear() {
    switch count {
    case 0: break
    case 1...4: while !isEmpty { removeLast() }
    default: removeAll(keepingCapacity: true)
    }
  }
}
