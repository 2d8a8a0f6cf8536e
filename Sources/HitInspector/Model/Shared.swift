/// A value that is copied as one reference, for values in long lists that are copied whole.
///
/// A list of thousands of rows that gains one is copied where somebody keeps the list before; this
/// makes that a count for each row instead of a copy of all its parts. Two that share one value are
/// equal at a glance.
@dynamicMemberLookup
nonisolated package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  package init(_ value: Value) { box = Box(value) }

  package var value: Value { box.value }

  package subscript<Part>(dynamicMember part: KeyPath<Value, Part>) -> Part {
    box.value[keyPath: part]
  }

  package static func == (one: Shared, other: Shared) -> Bool {
    one.box === other.box || one.value == other.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
