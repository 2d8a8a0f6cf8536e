public import Foundation
public import HitResponders
public import HitScenes

/// What a rule found: names and numbers, that outlive the scene.
nonisolated public struct LintFinding: Hashable, Sendable {
  /// A view by its names.
  public struct ViewName: Hashable, Sendable {
    /// The name that walks, traces and scene files use.
    public var name: String
    /// The names from the window down, with slashes between them; unique in the scene.
    public var path: String
  }

  /// A region that a finding is about.
  public struct Part: Hashable, Sendable {
    /// The smallest rectangle around it.
    ///
    /// > Coordinates: screen points.
    public var box: CGRect
    /// How much it is, in square points.
    public var size: CGFloat
    /// Who receives a press there, if anybody does.
    public var receiver: ViewName?
    /// What is the matter there, in a few words.
    public var words: Wording
  }

  /// The rule's identifier.
  public var rule: String
  /// How bad it is.
  public var level: LintLevel
  /// The view that it is about; none where a file was not read.
  public var view: ViewName?
  /// What is the matter, in one sentence without a full stop.
  public var words: Wording
  /// Where, on screen.
  public var region: CGRect?
  /// The parts of which the message tells the sum; empty where it tells all.
  public var parts: [Part] = []
  /// Who receives presses in place of the view, the largest part first.
  public var receivers: [ViewName] = []
  /// The view that is at fault, where others may suffer from the same.
  public var cause: ViewName?
  /// What to do about it, where more than the rule's own advice can be said.
  public var help: String?
  /// The sentence on a press in the region by somebody who means the view.
  public var verdict: String?
  /// The scene file as it was named; for a scene in Swift its name.
  public var file: String
  /// Where in the file; nothing for a scene in Swift.
  public var position: SourcePosition?
  /// Whether only the names of classes in a dump say that the views are pressed at all.
  public var isGuess = false
  /// Why the scene switches the finding off, if it does.
  public var suppression: String?
  /// The page that shows it, with the finding's address there; nothing where none is written.
  public var page: String?

  /// What the view is marked with where it is shown, while lint follows a scene.
  package var badge: LintBadge?

  /// How many views it keeps presses from, of a view that takes them.
  package var coveredCount = 0

  /// Whether the view that it is about takes presses that are meant for others, and drops them.
  package var isInTheWay: Bool { rule == LintRule.swallowedTouch.id }

  /// The recognizers that it is about, where a view may have several such findings.
  public var recognizers: [String] = []

  /// The sentence as text.
  public var message: String { words.text }

  /// What stays the same while files and frames change: the rule, the view's path and the names of
  /// recognizers, as a hash.
  public var fingerprint: String {
    let path = view?.path ?? "\(file):\(position?.description ?? "")"
    let parts = [rule, path] + recognizers
    return String(SHA256.hex(of: Array(parts.joined(separator: "|").utf8)).prefix(16))
  }
}
