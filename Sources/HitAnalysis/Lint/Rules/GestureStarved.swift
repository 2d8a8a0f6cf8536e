internal import HitResponders

extension LintRule {
  /// HS301.
  nonisolated static let gestureStarved: LintRule = LintRule(
    id: "HS301",
    name: "GestureStarved",
    level: .warning,
    summary: "A recognizer was never recognized although its view was touched",
    explanation: """
      In no trace it came to begin, although touches were offered to it and it took them: another \
      one prevents it, it waits for one that does not fail, or its gesture was never made.
      """,
    advice: """
      Make the gesture once, or see in the log what becomes of the recognizer when it is made.
      """,
    kind: .trace
  ) { subject in
    subject.gestures.compactMap { gesture, recognizer -> LintFinding? in
      guard let history = subject.history, let count = history.taken[gesture],
        !history.recognized.contains(gesture), recognizer.isEnabled,
        recognizer.isOfApplication, let view = recognizer.view
      else { return nil }
      let touches = count == 1 ? "1 touch" : "\(count) touches"
      var finding = subject.finding(
        .gestureStarved,
        on: view,
        "\(recognizer.routingName) was never recognized, and took \(touches)",
        position: subject.position(of: recognizer)
      )
      finding.recognizers = [recognizer.routingName]
      return finding
    }
  }
}
