/// Objects in order, which the list keeps and which it goes through without counting references.
///
/// Going through an array counts its storage, and each object in it. This list has storage of its
/// own, which stays for the next objects when it is emptied, and it is an object itself, so that
/// its owner reads it without a check for access.
nonisolated final class ObjectList<Object: AnyObject> {
  @exclusivity(unchecked)
  private(set) var count = 0
  @exclusivity(unchecked)
  private var storage = UnsafeMutableBufferPointer<Unmanaged<Object>>.allocate(capacity: 4)

  deinit {
    for index in 0..<count { storage[index].release() }
    storage.deallocate()
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// The objects as an array, to be gone through while the list changes or client code is called.
  var all: [Object] {
    var all: [Object] = []
    all.reserveCapacity(count)
    forEach { all.append($0) }
    return all
  }

  subscript(index: Int) -> Object {
    precondition(index < count, "An object list of \(count) has no place \(index).")
    return storage[index].takeUnretainedValue()
  }

  func append(_ object: Object) { insert(object, at: count) }

  func insert(_ object: Object, at place: Int) {
    precondition(place <= count, "An object list of \(count) has no place \(place).")
    if count == storage.count { grow() }
    var index = count
    while index > place {
      storage[index] = storage[index - 1]
      index -= 1
    }
    storage[place] = Unmanaged.passRetained(object)
    count += 1
  }

  private func grow() {
    let old = storage
    storage = .allocate(capacity: 2 * old.count)
    for index in 0..<count { storage[index] = old[index] }
    old.deallocate()
  }

  /// Takes an object from the list, if it is there; the others keep their order.
  func remove(_ object: Object) {
    var place = 0
    while place < count, storage[place].toOpaque() != Uncounted(object).address { place += 1 }
    if place == count { return }
    let removed = storage[place]
    count -= 1
    while place < count {
      storage[place] = storage[place + 1]
      place += 1
    }
    // What dies now finds the list in order.
    removed.release()
  }

  /// Empties the list and returns what was in it.
  func removeAll() -> [Object] {
    let removed = all
    clear()
    return removed
  }

  func clear() {
    while count > 0 {
      count -= 1
      storage[count].release()
    }
  }

  /// Runs `body` with the object at a place, which something else keeps if the list lets it go.
  @inline(__always)
  func with<Result>(_ index: Int, _ body: (Object) -> Result) -> Result {
    storage[index].borrowed(body)
  }

  /// Calls `body` with each object; something else keeps those that it takes from the list.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    var index = 0
    while index < count {
      with(index, body)
      index += 1
    }
  }

  /// The first of the objects that `body`, which must not change the list, is true of.
  @inline(__always)
  func first(where body: (Object) -> Bool) -> Object? {
    var index = 0
    while index < count {
      if with(index, body) { return self[index] }
      index += 1
    }
    return nil
  }

  /// Whether `body`, which must not change the list, is true of any of the objects.
  @inline(__always)
  func contains(where body: (Object) -> Bool) -> Bool {
    var index = 0
    while index < count {
      if with(index, body) { return true }
      index += 1
    }
    return false
  }

  /// Calls `body` with the object that is meant where there is just one; something else keeps it.
  @inline(__always)
  func withOnly<Result>(
    where isMeant: (Object) -> Bool = { _ in true },
    _ body: (Object) -> Result
  ) -> Result? {
    var only: Int?
    var index = 0
    while index < count {
      if with(index, isMeant) {
        if only != nil { return nil }
        only = index
      }
      index += 1
    }
    guard let only else { return nil }
    return with(only, body)
  }
}

/// Fingers, in ascending order.
typealias TouchList = ObjectList<UITouch>
