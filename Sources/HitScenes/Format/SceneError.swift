/// All faults that kept a scene file or an input script from being loaded.
///
/// Loading continues after a fault, so that one run shows all of them; nothing is loaded when there
/// is one. A text that is not JSON has a single fault, because the rest of it cannot be read.
///
/// > Order: that of the faults in the file.
nonisolated public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many faults are listed at most.
  public static let listedFaults = 20

  /// The faults, at most ``listedFaults`` of them.
  public var faults: [SceneFault]

  /// How many more faults there are.
  public var omitted: Int

  /// Makes an error from faults and the number of those left out.
  public init(faults: [SceneFault], omitted: Int = 0) {
    self.faults = faults
    self.omitted = omitted
  }

  /// Makes an error from a single fault, which is that of no key.
  package init(
    _ reason: SceneFault.Reason,
    _ path: String,
    at position: SourcePosition? = nil,
    _ problem: String,
    _ advice: String
  ) {
    let fault = SceneFault(
      reason: reason,
      path: path,
      position: position,
      key: nil,
      problem: problem,
      advice: advice
    )
    self.init(faults: [fault])
  }

  /// The faults, and how many more there are, a line each.
  public var lines: [String] {
    faults.map(\.description) + (omitted > 0 ? ["… and \(omitted) more"] : [])
  }

  /// The faults, one a line.
  public var description: String { lines.joined(separator: "\n") }
}
