package import HitAnalysis
internal import HitResponders

/// What lint found in the whole scene: how much, and a word for each view.
nonisolated package struct LintNotes: Hashable, Sendable {
  /// What is told of one view.
  package struct View: Hashable, Sendable {
    /// The worst of what was found.
    package var worst: LintLevel
    package var badges: [LintBadge] = []
  }

  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var views: [SceneViewID: View] = [:]

  package init() {}
}

extension LintNotes {
  /// Reads what was found in a map; nothing where it was not looked for yet.
  package init?(_ reading: MapReading) {
    guard let findings = reading.findings else { return nil }
    self.init()
    errors = findings.count { $0.level == .error }
    warnings = findings.count { $0.level == .warning }
    for finding in findings {
      guard let view = reading.view(of: finding) else { continue }
      var notes = views[view] ?? View(worst: finding.level)
      notes.worst = min(notes.worst, finding.level)
      if let badge = finding.badge, !notes.badges.contains(where: { $0.text == badge.text }) {
        notes.badges.append(badge)
      }
      views[view] = notes
    }
  }
}
