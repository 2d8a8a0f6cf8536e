package import Foundation
package import HitAnalysis
internal import HitResponders

/// Changes of the scene that would let a press arrive, and what each was found to do.
nonisolated package struct FixNotes: Hashable, Sendable {
  /// The changes that help, the best first.
  package var rows: [FixRow] = []
  /// The name of the view that received the press instead, and would receive less.
  package var loser: String?
  /// Whether changes are being tried still.
  package var isPending = false
  /// What is said where nothing helps, or beside what does.
  package var remark: String?
  /// What became of the finding, once a change was made.
  package var result: String?

  package init(_ rows: [FixRow] = [], loser: String? = nil) {
    (self.rows, self.loser) = (rows, loser)
  }
}

/// A change of the scene that was tried, with its effect on presses.
///
/// > Units: square points of the screen.
nonisolated package struct FixRow: Hashable, Sendable {
  /// What is changed, as `Make TabBar 18 pt taller`.
  package var title: String
  /// How much more the view receives.
  package var won: CGFloat
  /// How much less the view receives that got the press; nothing where it loses nothing.
  package var lost: CGFloat?
  /// The identifier of a finding that the change brings.
  package var finding: String?
  /// The view that is changed.
  package var view: SceneViewID?
  /// What can be done with it.
  package var offer = FixOffer.tryIt

  package init(_ title: String, won: CGFloat) {
    (self.title, self.won) = (title, won)
  }
}

/// What a click on a change of the scene does.
nonisolated package enum FixOffer: Hashable, Sendable {
  /// Makes it.
  case tryIt
  /// It was made; a click undoes it.
  case undo
  /// Another one was made; a click undoes that and makes this one.
  case instead
  /// Nothing: the scene cannot be edited now.
  case none

  var word: String {
    switch self {
    case .tryIt: "try it"
    case .undo: "undo"
    case .instead: "instead"
    case .none: ""
    }
  }
}

/// What lint found at a view.
nonisolated package struct FindingRow: Hashable, Sendable {
  /// The identifier of the rule, as `HS101`.
  package let rule: String
  package let view: SceneViewID?
  let level: LintLevel
  /// Where in the scene's file, as `26:13`.
  let place: String?
  private let words: Wording

  package init(_ finding: LintFinding, of view: SceneViewID?, at place: String?) {
    (rule, level, words) = (finding.rule, finding.level, finding.words)
    (self.view, self.place) = (view, place)
  }

  /// What is the matter, in one sentence.
  package var sentence: String { words.text }
}

/// What lint found at the view that is explained, and how much it found in all.
nonisolated package struct FindingNotes: Hashable, Sendable {
  package var rows: [FindingRow] = []
  /// What it found elsewhere in the scene, as far as that is listed.
  package var others: [FindingRow] = []
  /// The most findings elsewhere that are listed; the hit map lists all.
  package static let mostOthers = 50
  /// The number of all findings in the scene.
  package var total = 0

  package init(_ rows: [FindingRow] = [], of total: Int = 0) {
    (self.rows, self.total) = (rows, total)
  }
}
