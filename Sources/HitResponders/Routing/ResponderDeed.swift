/// What a responder does with a message, or is expected to do.
nonisolated public enum ResponderDeed: String, Hashable, Sendable {
  /// Its default passes the message on.
  case forwarded
  /// An override keeps the message.
  case consumed
  /// An override does its work and calls `super`, which passes the message on.
  case consumedForwarded = "consumed, forwarded"
  /// Its default has no next responder to pass the message to.
  case discarded
  /// It is a disabled control: it keeps the message and does nothing.
  case dropped
  /// The message was kept by a responder before it.
  case notReached

  /// What a list of responders says beside the name.
  public var clause: String {
    switch self {
    case .forwarded: "passed on"
    case .consumed: "handled, stops here"
    case .consumedForwarded: "handled, passed on"
    case .discarded: "end of the chain"
    case .dropped: "disabled, drops it"
    case .notReached: "not reached"
    }
  }

  /// Whether an implementation of the responder's own acts on the message.
  public var isHandling: Bool { self == .consumed || self == .consumedForwarded }

  /// Whether the message reaches the next responder.
  public var isPassing: Bool { self == .forwarded || self == .consumedForwarded }

  /// What a message tells that says so.
  public var kind: Message.Kind {
    switch self {
    case .forwarded, .discarded: .passed
    case .consumed, .consumedForwarded: .handled
    case .dropped: .lost
    case .notReached: .remark
    }
  }
}

nonisolated extension [RoutedInput.Delivery.Step] {
  /// The names of a chain, one a message and one step deeper each.
  package var messages: [Message] {
    enumerated().map { Message($1.did.kind, depth: $0, "\(name: $1.responder)") }
  }
}
