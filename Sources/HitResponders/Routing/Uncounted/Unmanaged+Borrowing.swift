// The standard library's own way to borrow takes a closure too, but one that belongs
// to the main actor costs a check at each call that the main thread runs it.
nonisolated extension Unmanaged {
  /// Runs `body` with the object, of which something else keeps a reference meanwhile.
  @inline(__always)
  func borrowed<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef { body($0) }
  }
}

// What is borrowed from a list must stay in it meanwhile, so `body` calls no client code.
nonisolated extension Array where Element: AnyObject {
  /// The object at a place below `count`, counting no reference.
  @inline(__always)
  func unretained(_ index: Int) -> Unmanaged<Element> {
    withUnsafeBytes {
      $0.load(fromByteOffset: index &* MemoryLayout<Element>.stride, as: Unmanaged<Element>.self)
    }
  }

  /// Calls `body` with each object, counting no references.
  @inline(__always)
  func forEachBorrowed(_ body: (Element) -> Void) {
    var index = 0
    while index < count {
      unretained(index).borrowed(body)
      index += 1
    }
  }

  /// Whether `body` is true of any of the objects, counting no references.
  @inline(__always)
  func anyBorrowed(_ body: (Element) -> Bool) -> Bool {
    var index = 0
    while index < count {
      if unretained(index).borrowed(body) { return true }
      index += 1
    }
    return false
  }
}
