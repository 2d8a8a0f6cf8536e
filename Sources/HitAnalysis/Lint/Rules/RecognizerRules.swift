internal import Foundation
internal import HitGestures
internal import HitResponders
internal import HitScenes

// Rules about recognizers that keep each other from being recognized.

extension LintRule {
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
    var found: [LintFinding] = []
    for view in subject.pressedViews where view.hasEnabledRecognizers {
      let taps = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
        .filter(\.isEnabled)
      found += taps.compactMap { tap -> LintFinding? in
        let rival = taps.first { other in
          other.numberOfTapsRequired > tap.numberOfTapsRequired
            && other.numberOfTouchesRequired == tap.numberOfTouchesRequired
            && !tap.requiredFailures.contains(other)
        }
        guard let rival else { return nil }
        return subject.finding(
          .ambiguousTap,
          on: view,
          "\(tap.routingName) does not wait for \(rival.routingName) to fail: "
            + "\(tap.numberOfTapsRequired) of \(rival.numberOfTapsRequired) taps fire it first",
          recognizers: [tap, rival].map { "\($0.routingName) \($0.numberOfTapsRequired)" },
          position: subject.position(of: tap)
        )
      }
    }
    return found
  }

  nonisolated static let waitCycle: LintRule = LintRule(
    id: "HS303",
    name: "WaitCycle",
    level: .error,
    summary: "Recognizers wait for each other to fail",
    explanation: """
      The relations made by require(toFail:) form a cycle, so each recognizer in it waits for ever. \
      HitScope itself lets them go, see G12 in docs/routing.md.
      """,
    advice: "Take one of the relations away."
  ) { subject in
    var waits = WaitGraph(subject.pressedViews)
    return waits.cycles().compactMap { cycle -> LintFinding? in
      guard let first = cycle.first, let view = first.view else { return nil }
      let names = (cycle + [first]).map(\.routingName).joined(separator: " waits for ")
      return subject.finding(
        .waitCycle,
        on: view,
        "\(names): none of them can begin in UIKit",
        recognizers: cycle.map(\.routingName),
        position: subject.position(of: first)
      )
    }
  }
}

extension LintSubject {
  /// Where in the scene file a recognizer stands.
  func position(of recognizer: UIGestureRecognizer) -> SourcePosition? {
    guard scene.document?.isOwnText == true, let view = recognizer.view, let name = recognizer.name
    else { return nil }
    for case .gestures(let gestures) in scene.description(of: view)?.settings ?? [] {
      for gesture in gestures where gesture.id == name { return gesture.position }
    }
    return nil
  }
}

/// Which recognizers wait for which.
///
/// Those that are switched off hold nobody up, and neither do those of views that nobody presses.
private struct WaitGraph {
  private let recognizers: [UIGestureRecognizer]
  private let members: Set<ObjectIdentifier>
  private var isEntered: Set<ObjectIdentifier> = []

  init(_ views: [UIView]) {
    var recognizers: [UIGestureRecognizer] = []
    for view in views where view.hasEnabledRecognizers {
      recognizers += view.publicRecognizers.filter(\.isEnabled)
    }
    self.recognizers = recognizers
    members = Set(recognizers.map { ObjectIdentifier($0) })
  }

  /// Returns one way around of each cycle that has no recognizer in common with those before.
  mutating func cycles() -> [[UIGestureRecognizer]] { recognizers.flatMap { cycles(from: $0) } }

  /// Follows the relations from a recognizer on, and takes out each way that meets itself.
  private mutating func cycles(from start: UIGestureRecognizer) -> [[UIGestureRecognizer]] {
    var way: [(recognizer: UIGestureRecognizer, next: [UIGestureRecognizer])] = []
    func enter(_ recognizer: UIGestureRecognizer) {
      guard isEntered.insert(ObjectIdentifier(recognizer)).inserted else { return }
      way.append((recognizer, recognizer.requiredFailures))
    }
    enter(start)
    var found: [[UIGestureRecognizer]] = []
    while let last = way.indices.last {
      guard let required = way[last].next.popLast() else {
        way.removeLast()
        continue
      }
      guard members.contains(ObjectIdentifier(required)) else { continue }
      if let place = way.firstIndex(where: { $0.recognizer === required }) {
        found.append(way[place...].map(\.recognizer))
        way.removeSubrange(place...)
      } else {
        enter(required)
      }
    }
    return found
  }
}
