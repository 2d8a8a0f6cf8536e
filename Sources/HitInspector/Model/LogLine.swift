internal import Foundation
internal import HitResponders

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
    /// A recognizer was asked about, or changed its state.
    case gesture
    /// A recognizer will not recognize this time.
    case failure
    /// A control or a recognizer sent an action.
    case action
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
    if line.hasPrefix("  action ") { return .action }
    if let state = newState(in: line) { return state.isLost ? .failure : .gesture }
    if line.hasSuffix(" -> nil") { return .refused }
    if line.contains(" -> ") { return .accepted }
    let words = ["forwarded", "consumed", "discarded"]
    if words.contains(where: { line.hasSuffix($0) }) { return .delivery }
    let rulings = [" waiting for ", " delays began of ", " delays ended of ", " takes touch "]
    let isAboutGesture = line.contains(" should") || rulings.contains { line.contains($0) }
    return isAboutGesture && line.contains("@") ? .gesture : .remark
  }

  /// The state that a line says a recognizer is in now, as `possible > failed: …` does.
  private static func newState(in line: String) -> UIGestureRecognizer.State? {
    guard let sign = line.range(of: " > "),
      let old = line[..<sign.lowerBound].split(separator: " ").last,
      let new = line[sign.upperBound...].split(separator: ":", maxSplits: 1).first
    else { return nil }
    let states = UIGestureRecognizer.State.allCases
    guard states.contains(where: { $0.word == old }) else { return nil }
    return states.first { $0.word == new }
  }
}

nonisolated extension UIGestureRecognizer.State {
  /// Whether a gesture came to nothing.
  fileprivate var isLost: Bool { self == .failed || self == .cancelled }
}
