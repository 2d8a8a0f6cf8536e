// The standard library checks, whenever it calls a closure of the main actor, that it runs there, and
// it takes elements out of lists of any length by one general way. On the way of a touch both cost
// more than the work itself; plain loops over these short lists cost nothing of the kind.
nonisolated extension Array where Element: AnyObject {
  /// Returns where an object stands, if it is in the list.
  @inline(__always)
  func place(of object: Element) -> Int? {
    var index = 0
    while index < count {
      if self[index] === object { return index }
      index += 1
    }
    return nil
  }

  /// Takes an object from the list, if it is there; the others keep their order.
  @inline(__always)
  mutating func remove(_ object: Element) {
    if let place = place(of: object) { _ = take(at: place) }
  }
}

nonisolated extension Array {
  /// Takes the element at a place from the list; the others keep their order.
  mutating func take(at place: Int) -> Element {
    let last = count - 1
    if place == last { return removeLast() }
    withUnsafeMutableBufferPointer { elements in
      for index in place..<last { elements.swapAt(index, index + 1) }
    }
    return removeLast()
  }

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
