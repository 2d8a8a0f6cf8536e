/// One thing that is told of routing, as values: what kind of thing it is, and its words in order.
///
/// Every output is made of messages. Their text is the last step, and nothing reads it back.
nonisolated public struct Message: Hashable, Sendable {
  /// What is told, which decides a message's colour and group in every output.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An input was taken.
    case input
    /// An application or a window sent an event on.
    case sender
    /// A view was asked and a view was answered.
    case accepted
    /// A view was asked and none was answered.
    case refused
    /// A view contains the point and was not asked.
    case notAsked
    /// A responder passed a message on, or was the last of the chain.
    case passed
    /// A responder's own implementation got a message.
    case handled
    /// A recognizer was asked about, or changed its state.
    case gesture
    /// A recognizer will not recognize this time.
    case failure
    /// A control or a recognizer sent an action.
    case action
    /// A press came to something.
    case arrived
    /// A press was received, and then lost or dropped.
    case lost
    /// A press did not get to the view that was meant.
    case missed
    /// A press that was not sent and would arrive, or of which nobody knows what came.
    case neutral
    /// A key, a shake or a command came to a responder.
    case key
    /// A finding of lint, by its level.
    case error, warning, note
    /// Anything else.
    case remark
  }

  /// What is told.
  public var kind: Kind
  /// How far what it stands below is indented, in steps of two letters.
  public var indent: Int
  /// How many of its like it stands inside or behind of.
  public var depth: Int
  /// What is said.
  public var words: Wording

  /// Makes a message.
  public init(_ kind: Kind, indent: Int = 0, depth: Int = 0, _ words: Wording) {
    self.kind = kind
    self.indent = indent
    self.depth = depth
    self.words = words
  }

  /// What the line begins with: spaces for a walk, dashes for a way along responders.
  public var margin: String {
    let step =
      switch kind {
      case .sender, .passed, .handled, .lost, .remark: "--"
      default: "  "
      }
    return String(repeating: "  ", count: indent) + String(repeating: step, count: depth)
  }

  /// The line that logs and terminals print.
  public var text: String { margin + words.text }
}
