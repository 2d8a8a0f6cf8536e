public import Foundation
public import HitScenes

/// A change of a scene that was tried against a finding, with its effect on presses.
nonisolated public struct SceneFix: Sendable {
  /// What a view wins or loses by the change.
  public struct Effect: Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// How much more the view itself receives.
    ///
    /// > Units: square points of the screen; negative where it receives less.
    public var change: CGFloat
  }

  /// What is changed, as `TabBar: override point(inside:with:)`.
  public var title: String
  /// The changes of the scene file.
  public var changes: [SceneChange]
  /// The scene with the changes made.
  public var document: SceneDocument
  /// How much more of the view is reached, or of those that it covers.
  ///
  /// > Units: square points of the screen.
  public var gain: CGFloat
  /// The views that receive more or less, the largest change first.
  public var effects: [Effect]
  /// Whether the finding is gone, or the press that was asked about arrives.
  public var isMended: Bool
  /// The findings that the change causes.
  public var newFindings: [LintFinding]

  /// Makes the fix that a candidate's trial came to.
  @MainActor
  init(_ candidate: FixCandidate, _ trial: FixTrials.Trial, gain: CGFloat, isMended: Bool) {
    (title, changes) = (candidate.title, candidate.changes)
    (document, effects, newFindings) = (trial.document, trial.effects, trial.newFindings)
    (self.gain, self.isMended) = (gain, isMended)
  }
}

/// The fixes that were tried for a finding.
nonisolated public struct FixReport: Sendable {
  /// The finding.
  public var finding: LintFinding
  /// The fixes that help; those that mend the finding and cause no other come first.
  public var fixes: [SceneFix] = []
  /// How many changes were tried, those that do not help among them.
  public var triedCount = 0
  /// What could not be tried, and why.
  public var untried: [SceneChangeError] = []
}
