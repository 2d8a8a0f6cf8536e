package import HitAnalysis

/// What lint found in the whole scene: how much, and a word for each view.
///
/// Two are equal when they are one, so a model that has one is compared at once.
nonisolated package final class LintNotes: Sendable {
  /// What is told of one view.
  package struct View: Hashable, Sendable {
    /// The worst of what was found.
    package var worst: LintLevel
    package var badges: [LintBadge] = []
  }

  package let errors: Int
  package let warnings: Int
  package let views: [SceneViewID: View]

  /// Reads what was found.
  @MainActor
  package init(_ found: [LiveFinding]) {
    var views: [SceneViewID: View] = [:]
    views.reserveCapacity(found.count)
    var (errors, warnings) = (0, 0)
    for found in found {
      switch found.finding.level {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: break
      }
      if let view = found.viewID {
        views[view, default: View(worst: found.finding.level)].take(found.finding)
      }
    }
    (self.errors, self.warnings, self.views) = (errors, warnings, views)
  }
}

nonisolated extension LintNotes.View {
  fileprivate mutating func take(_ finding: LintFinding) {
    worst = min(worst, finding.level)
    guard let badge = finding.badge, !badges.contains(where: { $0.text == badge.text }) else {
      return
    }
    badges.append(badge)
  }
}

nonisolated extension LintNotes: Hashable {
  package static func == (one: LintNotes, other: LintNotes) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
