public import Foundation
public import HitResponders

/// The whole answer to "who gets a press here, and why not the others", in names and numbers.
nonisolated public struct PointExplanation: Hashable, Sendable {
  /// One responder of the chain from the receiver up.
  public struct Link: Hashable, Sendable {
    /// What becomes of a message at a responder.
    public enum Deed: String, Hashable, Sendable {
      /// Its default passes the message on.
      case forwards
      /// It has an implementation of its own.
      case handles
      /// It has an implementation of its own that is known to pass the message on too.
      case handlesAndForwards
      /// It is a disabled control: it keeps the message and does nothing.
      case drops
      /// The message was kept by a responder before it.
      case notReached
    }

    /// The responder's name.
    public var responder: String
    /// The responder's class.
    public var className: String
    /// What it does with a touch that begins.
    public var deed: Deed
  }

  /// The point, in screen points.
  public var point: CGPoint
  /// The walk, with the views that were never asked.
  public var walk: WalkRecord
  /// The name of the view that receives a press, if any.
  public var receiver: String?
  /// The name of the frontmost interactive view that is drawn at the point, if any.
  public var intended: String?
  /// The sentence.
  public var verdict: Verdict
  /// The responder chain from the receiver up.
  public var chain: [Link]
  /// How many views the visible windows hold, windows included.
  public var viewCount: Int
}

nonisolated extension PointExplanation {
  /// The lines that a terminal prints: walk, verdict, chain.
  public var lines: [String] {
    walk.lines.map(\.text) + [verdict.text]
      + Explanation.chain(chain.map(\.responder))
  }
}
