/// A line of the log and what kind of fact it is, which decides its colour.
nonisolated public struct LogLine: Hashable, Sendable {
  /// What a line of the log says.
  public enum Kind: Hashable, Sendable {
    /// An input was taken.
    case input
    /// An application or window sent an event on.
    case sender
    /// A view was asked and is on the way to the receiver.
    case accepted
    /// A view was asked and refused.
    case refused
    /// A responder got a message.
    case delivery
    /// Anything else.
    case remark
  }

  /// The line as the terminal prints it.
  public var text: String
  /// What it says.
  public var kind: Kind

  /// Makes a line.
  public init(_ text: String, kind: Kind) {
    self.text = text
    self.kind = kind
  }

  /// Makes a line, telling from the terminal's form what it says.
  public init(_ text: String) {
    self.init(text, kind: Self.kind(of: text))
  }

  private static func kind(of line: String) -> Kind {
    if let first = line.unicodeScalars.first, first != " " {
      return ("0"..."9").contains(first) ? .input : .remark
    }
    if line.hasSuffix(".sendEvent") { return .sender }
    if line.hasSuffix(" -> nil") { return .refused }
    if line.contains(" -> ") { return .accepted }
    let words = ["forwarded", "consumed", "discarded"]
    if words.contains(where: { line.hasSuffix($0) }) { return .delivery }
    return .remark
  }
}
