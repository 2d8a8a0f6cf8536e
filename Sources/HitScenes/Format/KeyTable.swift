/// The keys that one kind of object takes.
nonisolated protocol FormatKey: RawRepresentable<String>, CaseIterable, Sendable {
  /// The keys by name; a stored property, so that it is built once.
  static var table: KeyTable<Self> { get }
}

/// The keys of an object by their names.
nonisolated struct KeyTable<Key: FormatKey>: Sendable {
  /// The keys in the order in which they are declared.
  let keys: [Key]
  private let indices: [String: Int]

  init() {
    keys = Array(Key.allCases)
    indices = Dictionary(
      keys.enumerated().map { ($0.element.rawValue, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the index of a key in ``keys``.
  func index(of name: String) -> Int? { indices[name] }
}
