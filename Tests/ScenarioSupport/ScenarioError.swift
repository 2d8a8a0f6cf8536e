/// Why a scenario cannot be run.
nonisolated public struct ScenarioError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file is of a format this runner does not read.
    case unknownFormat(String)
    /// A step or an override names a responder that is not in the tree.
    case unknownName(String)
    /// A value has a form the format does not have.
    case malformed(String)
  }

  /// The scenario's id, or the file's name.
  public let scenario: String
  /// What is wrong.
  public let reason: Reason

  /// The place, what is wrong there, and what to do.
  public var description: String {
    switch reason {
    case .unknownFormat(let format):
      "\(scenario): format \(format); this runner reads hitscope-scenarios/1. Convert the file."
    case .unknownName(let name):
      "\(scenario): no responder is called \(name). Correct the name or add it to the tree."
    case .malformed(let value):
      "\(scenario): \(value) is not of the format. See the schema in the specification's examples."
    }
  }
}
