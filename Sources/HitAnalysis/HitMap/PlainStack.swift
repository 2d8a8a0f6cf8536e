/// A list that grows and shrinks at its end and reuses its storage.
///
/// Its elements own nothing and are never destroyed. Pointers into it are valid until it grows.
nonisolated struct PlainStack<Element>: ~Copyable {
  private(set) var count = 0
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// Makes an empty list with room for some elements.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for more elements at the end, and returns their index; they are uninitialized.
  @inline(__always)
  mutating func push(_ number: Int) -> Int {
    if count &+ number > capacity { grow(to: count + number) }
    defer { count &+= number }
    return count
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Drops all elements from an index on.
  @inline(__always)
  mutating func shrink(to count: Int) { self.count = count }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(needed, capacity * 2))
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = max(needed, capacity * 2)
  }
}
