internal import HitResponders
internal import HitScenes

extension LintRule {
  /// HS307.
  nonisolated static let unhandledTouch: LintRule = LintRule(
    id: "HS307",
    name: "UnhandledTouch",
    level: .note,
    summary: "A touch went up to the application and nobody handled it",
    explanation: "No responder of the chain overrides touchesBegan and no recognizer came of it.",
    advice: "Nothing, where nobody is meant to press there.",
    kind: .trace
  ) { subject in
    // A dump has none of the handlers.
    if subject.scene.document?.dump != nil { return [] }
    return subject.views.compactMap { view -> LintFinding? in
      guard let count = subject.history?.unhandled[subject.name(view)] else { return nil }
      let touches = count == 1 ? "1 touch" : "\(count) touches"
      return subject.finding(
        .unhandledTouch,
        on: view,
        "nobody handled \(touches) of \(subject.name(view))"
      )
    }
  }
}
