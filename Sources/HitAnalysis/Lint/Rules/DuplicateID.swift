internal import HitResponders
public import HitScenes

extension LintRule {
  nonisolated static let duplicateID: LintRule = LintRule(
    id: "HS403",
    name: "DuplicateId",
    level: .error,
    summary: "Two things in a scene file have one id",
    explanation: """
      Paths in traces and baselines need unique names, so such a file is not loaded, and nothing \
      else is looked at in it.
      """,
    advice: "Give each thing in a scene a name of its own.",
    kind: .reading
  )
}

nonisolated extension LintFinding {
  /// Returns the findings that faults of a scene file are: ids that are taken.
  public static func findings(in error: SceneError) -> [LintFinding] {
    error.faults.filter { $0.reason == .duplicateID }.map { fault in
      LintFinding(
        rule: LintRule.duplicateID.id,
        level: LintRule.duplicateID.level,
        words: "\(fault.problem)",
        help: fault.advice,
        file: fault.path,
        position: fault.position
      )
    }
  }
}
