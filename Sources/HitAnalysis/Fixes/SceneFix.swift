public import Foundation
public import HitScenes

/// A change of a scene that was tried against a finding, and what it does to presses.
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
  /// How much more of the finding's view is reached; where the view is in the way of others, how much
  /// more of them is.
  ///
  /// > Units: square points of the screen.
  public var gain: CGFloat
  /// Who receives more or less, the largest change first.
  public var effects: [Effect]
  /// Whether the finding is gone.
  public var isMended: Bool
  /// The findings that come with the change.
  public var newFindings: [LintFinding]
}

/// The fixes that were tried for a finding.
nonisolated public struct FixReport: Sendable {
  /// The finding.
  public var finding: LintFinding
  /// What helps: what mends the finding and brings no other first, then as one would try them.
  public var fixes: [SceneFix] = []
  /// How many changes were tried, those that do not help among them.
  public var triedCount = 0
  /// What could not be tried, and why.
  public var untried: [SceneChangeError] = []
}
