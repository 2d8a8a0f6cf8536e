internal import HitResponders

/// What lint found in a scene that it follows, in one object: a list of many is passed on as a whole.
nonisolated package final class LiveFinding: Sendable {
  package let finding: LintFinding
  /// The view that it is about, good as long as the view lives.
  package let viewID: ObjectIdentifier?
  /// The number of the interactive view in which it was found; none of what concerns the scene.
  let target: Int?

  /// Keeps what was found in an interactive view.
  @MainActor
  init(_ finding: LintFinding, in target: LintTarget) {
    self.finding = finding
    (viewID, self.target) = (ObjectIdentifier(target.view), target.number)
  }

  /// Keeps what was found in the scene as a whole.
  init(_ finding: LintFinding, on view: UIView?) {
    self.finding = finding
    (viewID, target) = (view.map { ObjectIdentifier($0) }, nil)
  }
}

nonisolated extension [LiveFinding] {
  /// Puts the worst first, as reports do.
  mutating func sortAsReported() { sort { LintReport.isInOrder($0.finding, $1.finding) } }
}
