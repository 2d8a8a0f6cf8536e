/// One thing that lint looks for.
///
/// A rule examines a subject, or each interactive view of it, and reports what it found. Its
/// identifier is never reused.
nonisolated public struct LintRule: Sendable {
  /// What detects the findings of a rule.
  public enum Kind: Sendable {
    /// It examines a scene that was built.
    case scene
    /// It examines what became of touches while the scene was used.
    case trace
    /// The reader of scene files finds it.
    case reading
  }

  /// The identifier, such as `HS101`.
  public let id: String
  /// The name, such as `PartlyDeadTarget`.
  public let name: String
  /// How bad a finding is, unless the finding says otherwise.
  public let level: LintLevel
  /// What it detects, in one sentence without a full stop.
  public let summary: String
  /// What that means.
  public let explanation: String
  /// What to do about it.
  public let advice: String
  /// What detects its findings.
  public private(set) var kind = Kind.scene
  /// What it finds in the scene as a whole.
  private(set) var check: @MainActor @Sendable (LintSubject) -> [LintFinding] = { _ in [] }
  /// What it finds in one interactive view.
  ///
  /// That depends on nothing but the view, those that it is in, who receives presses where it is
  /// drawn, ``LintSubject/crowded`` and ``LintSubject/twins``: ``LiveLint`` keeps what it found.
  private(set) var checkTarget: TargetCheck = { _, _ in nil }

  typealias TargetCheck = @MainActor @Sendable (LintSubject, LintTarget) -> LintFinding?

  /// Every rule, by identifier.
  public static let all: [LintRule] = [
    .partlyDeadTarget, .coveredTarget, .swallowedTouch, .partlyCovered, .disabledAncestor,
    .invisibleTarget, .offWindow, .foreignHit, .inconsistentPointInside, .zeroAreaContainer,
    .smallTarget, .crowdedTargets, .duplicateTarget, .sliverTarget, .gestureStarved,
    .gestureBlocksControl, .waitCycle, .ambiguousTap, .missingEnd, .lateRetarget, .unhandledTouch,
    .unknownRules, .brokenGeometry, .duplicateID,
  ]
}

/// How bad a finding is.
nonisolated public enum LintLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Something does not work.
  case error
  /// Something may not work for every user.
  case warning
  /// Something that is worth knowing.
  case note

  /// Orders levels, the worst first.
  public static func < (one: LintLevel, other: LintLevel) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
