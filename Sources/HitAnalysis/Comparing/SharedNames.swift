internal import HitResponders

/// Numbers for the views of two lists of names: views of the same name have the same number.
struct SharedNames {
  /// The names by their numbers; 0 means no view.
  private(set) var names: [String?] = [nil]
  /// Whether both lists have the same name at a place; its number is one more than the place.
  private var isAligned: [Bool]
  /// The numbers of the names that stand at another place of the other list, or only in one.
  private var numbers: [String: Int] = [:]

  init(_ one: ViewNames, _ other: ViewNames) {
    let (first, second) = (one.names, other.names)
    names += first
    isAligned = Array(repeating: false, count: max(first.count, second.count))
    for place in 0..<min(first.count, second.count) where first[place] == second[place] {
      isAligned[place] = true
    }
    for place in first.indices where !isAligned[place] { numbers[first[place]] = place + 1 }
    for place in second.indices where !isAligned[place] { add(second[place]) }
  }

  private mutating func add(_ name: String) {
    guard numbers[name] == nil else { return }
    numbers[name] = names.count
    names.append(name)
  }

  /// The numbers of a map's receivers; one that has no name in a list is known by its class.
  mutating func numbers(of index: RegionIndex, in list: ViewNames) -> [Int] {
    let (receivers, views) = (index.map.receivers, list.views)
    var found = index.placesOfReceivers.map { $0 ?? -1 }
    withExtendedLifetime((receivers, views)) {
      // Borrowed: most views stand where the map says, and are only looked at.
      let (borrowed, listed) = (receivers.borrowedElements, views.borrowedElements)
      for number in found.indices {
        let place = found[number]
        if place >= 0, place < listed.count, isAligned[place],
          borrowed[number].toOpaque() == listed[place].toOpaque()
        {
          found[number] = place + 1
        } else {
          let view = receivers[number]
          let guess = place < 0 ? nil : place
          found[number] = self.number(of: view, list.place(of: view, guess: guess), in: list)
        }
      }
    }
    return found
  }

  private mutating func number(of view: UIView, _ place: Int?, in list: ViewNames) -> Int {
    if let place { return isAligned[place] ? place + 1 : numbers[list.names[place]] ?? 0 }
    if let number = names.firstIndex(of: view.className) { return number }
    names.append(view.className)
    return names.count - 1
  }
}
