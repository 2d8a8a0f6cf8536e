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
  /// Whether an override had a say in the answer.
  public var isOverride: Bool
  /// The view.
  public var view: SceneViewID?

  /// Makes a row.
  public init(
    number: Int?,
    name: String,
    depth: Int,
    outcome: Outcome,
    reason: String,
    isOverride: Bool = false,
    view: SceneViewID? = nil
  ) {
    self.number = number
    self.name = name
    self.depth = depth
    self.outcome = outcome
    self.reason = reason
    self.isOverride = isOverride
    self.view = view
  }
}

/// One responder of the chain.
nonisolated public struct ChainRow: Hashable, Sendable {
  /// What a responder does with the message.
  public enum Deed: Hashable, Sendable {
    /// It passes the message on.
    case passes
    /// It acts on the message and passes it on.
    case handlesAndPasses
    /// It acts on the message, which goes no further.
    case handles
    /// It is a disabled control, which keeps the message and does nothing.
    case drops
    /// It is the end of the chain and lets the message go.
    case discards
    /// The message never gets here.
    case notReached
  }

  /// The responder's name.
  public var name: String
  /// What it does.
  public var deed: Deed

  /// Makes a row.
  public init(_ name: String, _ deed: Deed) {
    self.name = name
    self.deed = deed
  }

  /// The deed in words, empty for a responder that is not reached.
  public var words: String {
    switch deed {
    case .passes: "passed on"
    case .handlesAndPasses: "handled, passed on"
    case .handles: "handled, stops here"
    case .drops: "disabled, drops it"
    case .discards: "end of the chain"
    case .notReached: ""
    }
  }
}
