/// A view's identity, good as long as the view lives.
public typealias SceneViewID = ObjectIdentifier

/// One view in the walk.
nonisolated public struct WalkRow: Hashable, Sendable {
  /// What became of the view.
  public enum Outcome: Hashable, Sendable {
    /// It was asked and the point is inside.
    case inside
    /// It was asked and refused.
    case refused
    /// It received.
    case received
    /// Nobody asked it, and the point is inside.
    case notAsked
  }

  /// The view's place in the walk, counted from 1; none for a view that was not asked, which
  /// receives all the same where an override answers it.
  public var number: Int?
  /// The view's name.
  public var name: String
  /// How far the row is indented.
  public var depth: Int
  /// What became of the view.
  public var outcome: Outcome
  /// Why, in a few words.
  public var reason: String
  /// Whether an override decided the answer.
  public var isOverride: Bool
  /// The view.
  public var view: SceneViewID?
}
