/// The kind of a fault in a file, for callers that treat kinds differently.
public enum FaultReason: Hashable, Sendable {
  /// The file could not be opened or read.
  case unreadable
  /// The file could not be written.
  case unwritable
  /// The text is of another format.
  case foreign
  /// A later version, which this build must not guess at.
  case newerVersion(Int)
  /// A version that this build does not read.
  case unknownVersion(Int)
  /// It is not JSON.
  case malformed
  /// A value of another type than its key takes.
  case wrongType
  /// A number beyond what its key takes.
  case outOfRange
  /// A word that its key does not have.
  case unknownWord
  /// A key that must be there and is not.
  case missingKey
  /// What contradicts what stands before.
  case inconsistent
  /// Something beyond what is read.
  case tooLarge
}

/// What is wrong with a text, and at which of its bytes.
public struct JSONFault: Error, Equatable {
  /// The kind of fault.
  public var reason: FaultReason
  /// Bytes from the start of what was read.
  public var offset: Int
  /// What is wrong.
  public var problem: String
  /// What to do.
  public var advice: String

  /// Makes a fault.
  public init(reason: FaultReason = .malformed, offset: Int, problem: String, advice: String) {
    self.reason = reason
    self.offset = offset
    self.problem = problem
    self.advice = advice
  }
}
