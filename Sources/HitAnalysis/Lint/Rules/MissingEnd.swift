internal import HitResponders
internal import HitScenes

extension LintRule {
  /// HS305.
  nonisolated static let missingEnd: LintRule = LintRule(
    id: "HS305",
    name: "MissingEnd",
    level: .error,
    summary: "A responder handled the began of touches and neither an end nor a cancellation",
    explanation: """
      It overrides touchesBegan and not the others, or a view below it passes the began on and \
      keeps the end. What it began goes on for ever.
      """,
    advice: "Override all four touches methods, and call super in all of them or in none.",
    kind: .trace
  ) { subject in
    (subject.history?.openEnds ?? []).compactMap { end -> LintFinding? in
      let named = end.view.flatMap(subject.view(named:))
      guard let view = named ?? subject.scene.windows.first else { return nil }
      return subject.finding(
        .missingEnd,
        on: view,
        "\(end.responder) handled touchesBegan and never touchesEnded or touchesCancelled"
      )
    }
  }
}
