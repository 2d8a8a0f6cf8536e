package import Foundation
internal import HitAnalysis
package import HitResponders

/// What came of a press, in the groups in which the panel lists it.
nonisolated package struct OutcomeNotes: Hashable, Sendable {
  /// The messages that were sent, each with who handled it.
  package var messages: [OutcomeRow] = []
  /// The recognizers on the way, each with how it ended.
  package var recognizers: [OutcomeRow] = []
  /// The actions that were sent, each with who took it, or with everyone who declined.
  package var actions: [OutcomeRow] = []
  /// When the last event was, in seconds.
  package var end: TimeInterval?
  /// All of it in a few words, and whether it was lost.
  package var summary = ""
  package var isLost = false

  package init() {}
}

/// A line of what came of a press.
nonisolated package struct OutcomeRow: Hashable, Sendable {
  /// What it is, as `touchesBegan` or `pan`; empty where there is nothing.
  package var title = ""
  /// Whether that is a name of the app's own.
  package var isStrong = false
  /// What stands beside it, as the name of a view.
  package var remark = ""
  /// What came of it, as `ListView handled`.
  package var result = ""
  /// What that tells, which decides its colour.
  package var kind = Message.Kind.remark
  /// Whether the row is one of those that were asked and declined.
  package var isDeclined = false
  package var view: SceneViewID?

  /// A line that says why there is none.
  static func none(_ why: String) -> Self {
    var row = OutcomeRow()
    row.remark = why
    return row
  }
}
