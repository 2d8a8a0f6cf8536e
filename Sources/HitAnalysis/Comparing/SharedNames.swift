internal import HitResponders

/// Numbers for the views of two lists of names: views of the same name have the same number.
nonisolated struct SharedNames {
  /// The names of the first list, which are numbered from 1.
  private let first: [String]
  /// The names that are not in the first list, which are numbered on.
  private var others: [String] = []
  /// Whether both lists have the same name at a place; its number is one more than the place.
  private var isAligned: [Bool]
  /// The numbers of the names that stand at another place of the other list, or only in one.
  private var numbers: [String: Int] = [:]

  @MainActor
  init(_ one: ViewNames, _ other: ViewNames) {
    let second = other.names
    first = one.names
    let isSame = first == second
    isAligned = Array(repeating: isSame, count: max(first.count, second.count))
    if isSame { return }
    for place in 0..<min(first.count, second.count) where first[place] == second[place] {
      isAligned[place] = true
    }
    for place in first.indices where !isAligned[place] { numbers[first[place]] = place + 1 }
    for place in second.indices where !isAligned[place] { add(second[place]) }
  }

  private mutating func add(_ name: String) {
    guard numbers[name] == nil else { return }
    numbers[name] = count
    others.append(name)
  }

  /// How many numbers there are; 0 means no view.
  var count: Int { 1 + first.count + others.count }

  /// Returns the name that a number stands for; `nil` for no view.
  subscript(number: Int) -> String? {
    if number == 0 { return nil }
    return number <= first.count ? first[number - 1] : others[number - 1 - first.count]
  }

  /// The numbers of a map's receivers; one that has no name in a list is known by its class.
  @MainActor
  mutating func numbers(of index: RegionIndex, in list: ViewNames) -> [Int] {
    let (receivers, views) = (index.map.receivers, list.views)
    var found: [Int] = []
    found.reserveCapacity(receivers.count)
    for place in index.placesOfReceivers { found.append(place ?? -1) }
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

  @MainActor
  private mutating func number(of view: UIView, _ place: Int?, in list: ViewNames) -> Int {
    if let place { return isAligned[place] ? place + 1 : numbers[list.names[place]] ?? 0 }
    let name = view.className
    if let place = first.firstIndex(of: name) { return 1 + place }
    if let place = others.firstIndex(of: name) { return 1 + first.count + place }
    others.append(name)
    return count - 1
  }
}
