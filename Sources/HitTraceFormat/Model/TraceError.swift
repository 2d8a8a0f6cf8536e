public import HitJSON

/// What stopped a trace from being read or written.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of trouble, for callers that treat kinds differently.
  public var reason: FaultReason
  /// The file as the caller named it.
  public var path: String
  /// Where in the file, unless the whole file is meant.
  public var position: SourcePosition?
  /// What is wrong.
  public var problem: String
  /// What to do.
  public var advice: String

  /// Makes an error.
  public init(
    _ reason: FaultReason,
    in path: String,
    at position: SourcePosition? = nil,
    _ problem: String,
    _ advice: String
  ) {
    (self.reason, self.path, self.position) = (reason, path, position)
    (self.problem, self.advice) = (problem, advice)
  }

  /// The error in one line: file, line, column, what is wrong, what to do.
  public var description: String {
    let place = position.map { ":\($0)" } ?? ""
    return "\(KeptFiles.name(of: path))\(place): \(problem); \(advice)"
  }
}
