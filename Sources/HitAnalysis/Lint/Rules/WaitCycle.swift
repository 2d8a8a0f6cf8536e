internal import Foundation
internal import HitResponders
internal import HitScenes

extension LintRule {
  /// HS303.
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
      var finding = subject.finding(
        .waitCycle,
        on: view,
        "\(names): none of them can begin in UIKit",
        position: subject.position(of: first)
      )
      finding.recognizers = cycle.map(\.routingName)
      return finding
    }
  }
}

extension LintSubject {
  /// Where in the scene file a recognizer stands.
  func position(of recognizer: UIGestureRecognizer) -> SourcePosition? {
    guard let view = recognizer.view, let name = recognizer.name else { return nil }
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
    recognizers = views.flatMap(\.publicRecognizers).filter(\.isEnabled)
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
