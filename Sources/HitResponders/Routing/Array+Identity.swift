// The standard library checks, whenever it calls a closure of the main actor, that it runs there.
// On the way of a touch these checks cost more than the searching; plain loops need none.
extension Array where Element: AnyObject {
  /// Returns where an object stands, if it is in the list.
  func place(of object: Element) -> Int? {
    var index = 0
    while index < count {
      if self[index] === object { return index }
      index += 1
    }
    return nil
  }

  /// Takes an object from the list, if it is there.
  mutating func remove(_ object: Element) {
    if let index = place(of: object) { remove(at: index) }
  }
}
