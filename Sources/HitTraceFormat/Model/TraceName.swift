/// The name of a view, a recognizer or another object, as a place in a table of names.
///
/// A trace says few names many times. Records hold places in the table, so that reading one makes
/// no string and comparing two is comparing numbers; ``TraceNames`` gives the words.
public struct TraceName: Hashable, Sendable {
  /// The place in the table, from 0.
  public let index: Int32

  /// Makes a name of a place.
  public init(index: Int32) { self.index = index }
}

/// The names of a trace, each once, in the order in which they were said first.
public struct TraceNames: Sendable {
  /// The names, by their places.
  public private(set) var strings: [String] = []
  private var indices: [String: Int32] = [:]

  /// Makes an empty table.
  public init() {}

  /// The number of names.
  public var count: Int { strings.count }

  /// Returns the name at a place.
  public subscript(name: TraceName) -> String { strings[Int(name.index)] }

  /// Returns the place of a name, which is given one if it has none.
  public mutating func intern(_ string: String) -> TraceName {
    if let index = indices[string] { return TraceName(index: index) }
    let index = Int32(strings.count)
    strings.append(string)
    indices[string] = index
    return TraceName(index: index)
  }

  /// Returns the place of a name, if the table has it.
  public func name(_ string: String) -> TraceName? {
    indices[string].map { TraceName(index: $0) }
  }
}
