internal import HitResponders

extension LintRule {
  /// HS302.
  nonisolated static let gestureBlocksControl: LintRule = LintRule(
    id: "HS302",
    name: "GestureBlocksControl",
    level: .warning,
    summary: "A recognizer above a control took its touch",
    explanation: """
      The recognizer was recognized and cancelsTouchesInView is true, so the control got \
      touchesCancelled and its action did not run. The pan of a scroll view is meant to do that.
      """,
    advice: """
      Set cancelsTouchesInView to false, or let the recognizer's delegate refuse touches of controls.
      """,
    kind: .trace
  ) { subject in
    (subject.history?.blocks ?? []).compactMap { block -> LintFinding? in
      guard let control = subject.view(named: block.control),
        let recognizer = subject.recognizer(block.gesture)
      else { return nil }
      var finding = subject.finding(
        .gestureBlocksControl,
        on: control,
        "\(recognizer.routingName) took a touch of \(block.control), whose action did not run"
      )
      finding.recognizers = [recognizer.routingName]
      finding.region = control.boxOnScreen
      return finding
    }
  }
}
