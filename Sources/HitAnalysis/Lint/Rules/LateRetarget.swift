internal import HitResponders

extension LintRule {
  /// HS306.
  nonisolated static let lateRetarget: LintRule = LintRule(
    id: "HS306",
    name: "LateRetarget",
    level: .note,
    summary: "Another view was under the finger when it was lifted",
    explanation: """
      The finger stayed where it was and the views moved, so who was pressed is not who was seen \
      when the finger was lifted.
      """,
    advice: "Keep views where they are while a finger is down.",
    kind: .trace
  ) { subject in
    (subject.history?.retargets ?? []).compactMap { retarget -> LintFinding? in
      guard let view = subject.view(named: retarget.view) else { return nil }
      return subject.finding(
        .lateRetarget,
        on: view,
        "a touch began in \(retarget.view) and was lifted over \(retarget.other ?? "no view"), "
          + "and the finger had stayed"
      )
    }
  }
}
