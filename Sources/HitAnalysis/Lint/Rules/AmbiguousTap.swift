internal import Foundation
internal import HitGestures
internal import HitResponders

extension LintRule {
  /// HS304.
  nonisolated static let ambiguousTap: LintRule = LintRule(
    id: "HS304",
    name: "AmbiguousTap",
    level: .warning,
    summary: "A view takes single and double taps and neither waits for the other",
    explanation: """
      The tap that needs fewer taps is recognized at the first ones, so it fires before the other, \
      or twice instead of it.
      """,
    advice: "Let the recognizer of fewer taps require the other one to fail."
  ) { subject in
    subject.pressedViews.flatMap { view in
      let taps = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
        .filter(\.isEnabled)
      return taps.compactMap { tap -> LintFinding? in
        let rival = taps.first { other in
          other.numberOfTapsRequired > tap.numberOfTapsRequired
            && other.numberOfTouchesRequired == tap.numberOfTouchesRequired
            && !tap.requiredFailures.contains(other)
        }
        guard let rival else { return nil }
        var finding = subject.finding(
          .ambiguousTap,
          on: view,
          "\(tap.routingName) does not wait for \(rival.routingName) to fail: "
            + "\(tap.numberOfTapsRequired) of \(rival.numberOfTapsRequired) taps fire it first",
          position: subject.position(of: tap)
        )
        finding.recognizers = [tap, rival].map { "\($0.routingName) \($0.numberOfTapsRequired)" }
        return finding
      }
    }
  }
}
