internal import HitJSON

/// What stopped a trace from being read or written.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of trouble, for callers that treat kinds differently.
  public enum Reason: Hashable, Sendable {
    /// The file could not be opened or read.
    case unreadable
    /// The file is none of ours: it does not begin with the head of a trace.
    case notATrace
    /// A later version, which this build must not guess at.
    case newerVersion(Int)
    /// A version that this build does not read.
    case unknownVersion(Int)
    /// A line that is not one JSON object.
    case malformed
    /// A value of another type than its key takes.
    case wrongType
    /// A number beyond what its key takes.
    case outOfRange
    /// A word that its key does not have.
    case unknownWord
    /// A key that must be there and is not.
    case missingKey
    /// A record that contradicts those before it.
    case inconsistent
    /// A line, or something in it, beyond what is read.
    case tooLarge
    /// The file could not be written.
    case unwritable
  }

  /// The kind of trouble.
  public var reason: Reason
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
    reason: Reason,
    path: String,
    position: SourcePosition? = nil,
    problem: String,
    advice: String
  ) {
    self.reason = reason
    self.path = path
    self.position = position
    self.problem = problem
    self.advice = advice
  }

  /// The error in one line: file, line, column, what is wrong, what to do.
  public var description: String {
    let place = position.map { ":\($0)" } ?? ""
    return "\(path)\(place): \(problem); \(advice)"
  }
}

extension TraceError.Reason {
  /// The reason of a fault in a line.
  init(_ reason: JSONFault.Reason) {
    self =
      switch reason {
      case .foreign: .notATrace
      case .newerVersion(let version): .newerVersion(version)
      case .unknownVersion(let version): .unknownVersion(version)
      case .malformed: .malformed
      case .wrongType: .wrongType
      case .outOfRange: .outOfRange
      case .unknownWord: .unknownWord
      case .missingKey: .missingKey
      case .inconsistent: .inconsistent
      case .tooLarge: .tooLarge
      }
  }
}
