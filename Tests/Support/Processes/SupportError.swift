/// What kept a piece of test equipment from working.
public struct SupportError: Error, Equatable, CustomStringConvertible {
  /// The trouble in one sentence: where, what, what to do.
  public var description: String

  /// Creates an error from its sentence.
  public init(_ description: String) {
    self.description = description
  }
}
