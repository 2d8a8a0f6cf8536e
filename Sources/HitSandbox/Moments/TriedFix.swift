internal import Foundation
internal import HitAnalysis
internal import HitInspector

/// A change that was made, and those that were offered with it.
struct TriedFix {
  var fixes: [SceneFix]
  /// The names of the views that they change first; places in the file are others by now.
  var changed: [String?]
  /// The list as it was shown.
  var notes: FixNotes
  /// The number of the change in the list.
  var number: Int
  /// The name of the view that it is for.
  var view: String
  /// Where the press is that it is for: another view may receive it now.
  var point: CGPoint?
  /// How many edits had been made before it.
  var position: Int
  /// The rule that found something at the view.
  var rule: String?

  /// Whether it was made for a view, or for a press at a point.
  func isAbout(_ view: String, at point: CGPoint?) -> Bool {
    self.view == view || point != nil && self.point == point
  }

  /// Whether it is done, as it was made or made again, no other edit has its place, and the scene was
  /// not made anew from its file since.
  func isMade(in edits: EditHistory) -> Bool {
    position < edits.done && edits.rows[position].source == .fix
      && !edits.rows[position..<edits.done].contains { $0.source == .file }
  }
}
