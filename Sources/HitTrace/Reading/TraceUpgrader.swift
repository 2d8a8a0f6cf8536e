/// Brings the lines of older versions to the current one, a step a version.
///
/// A step is a pure function of one line. When the version rises, the step from the version before
/// is added here with a test on that version's frozen fixtures, and readers know the newest only.
public struct TraceUpgrader: Sendable {
  /// Turns a record's line of one version into that of the next; nothing removes it.
  ///
  /// Lines come and go without their line feed.
  public typealias Step = @Sendable (_ line: [UInt8]) -> [UInt8]?

  /// The steps of this build; version 1 is the first, so there are none yet.
  public static let standard = TraceUpgrader(
    current: TraceHeader.currentVersion,
    steps: [:]
  )

  /// The version that lines are brought to.
  public let current: Int
  /// The steps, by the version they start from.
  private let steps: [Int: Step]

  /// Makes an upgrader.
  public init(current: Int, steps: [Int: Step]) {
    self.current = current
    self.steps = steps
  }

  /// The oldest version that can be brought to the current one.
  public var oldest: Int {
    var oldest = current
    while steps[oldest - 1] != nil { oldest -= 1 }
    return oldest
  }

  /// Returns a line as the current version has it, or nothing where it has no such record.
  public func upgraded(_ line: [UInt8], from version: Int) -> [UInt8]? {
    var line = line
    for step in version..<max(current, version) {
      guard let upgraded = steps[step]?(line) else { return nil }
      line = upgraded
    }
    return line
  }
}
