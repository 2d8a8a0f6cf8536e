public import HitJSON

/// One thing that is wrong with a scene file or an input script.
nonisolated public struct SceneFault: Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault, for callers that treat kinds differently.
  public enum Reason: Hashable, Sendable {
    /// The file could not be read, or is no file.
    case unreadable
    /// The file, its views or their depth exceed what is read.
    case tooLarge
    /// The text is not JSON.
    case malformed
    /// A key that the format does not have.
    case unknownKey
    /// A repeated key of one object.
    case duplicateKey
    /// A value of another type or shape than its key takes.
    case wrongType
    /// A number beyond what its key takes.
    case outOfRange
    /// A class, colour or other name that does not exist.
    case unknownName
    /// A name that two things in the scene share.
    case duplicateID
    /// A name that nothing in the scene has.
    case unresolvedID
    /// A key that must be there and is not.
    case missingKey
    /// A value that contradicts another one.
    case conflict
    /// Another format, or a newer version of this one.
    case unsupportedFormat
  }

  /// The kind of fault.
  public var reason: Reason

  /// The file as the caller named it.
  public var path: String

  /// The position in the file, unless the whole file is at fault.
  public var position: SourcePosition?

  /// The key whose value is at fault, unless the text itself is.
  public var key: String?

  /// What is wrong.
  public var problem: String

  /// What is allowed, or what to do.
  public var advice: String

  /// The fault in one line: file, line, column, key, what is wrong, what is allowed.
  public var description: String {
    var line = KeptFiles.name(of: path)
    if let position { line += ":\(position)" }
    if let key { line += ": \(key)" }
    return line + ": \(problem); \(advice)"
  }
}
