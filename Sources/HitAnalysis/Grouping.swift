extension Sequence {
  /// Returns the elements by a key; those without one are left out.
  ///
  /// > Order: that in which keys occur first, and within one that of the elements.
  func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [(key: Key, members: [Element])] {
    var groups: [(key: Key, members: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      guard let key = key(element) else { continue }
      let place = places[key, default: groups.endIndex]
      if place == groups.endIndex {
        places[key] = place
        groups.append((key, []))
      }
      groups[place].members.append(element)
    }
    return groups
  }
}

extension Array where Element: Equatable {
  nonisolated mutating func appendOnce(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
