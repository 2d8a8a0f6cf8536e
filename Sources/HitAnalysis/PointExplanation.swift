public import Foundation
public import HitResponders

/// The whole answer to "who gets a press here, and why not the others", in names and numbers.
nonisolated public struct PointExplanation: Hashable, Sendable {
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
  /// The responders from the receiver up, with what each is expected to do with a touch that begins.
  public var chain: [RoutedInput.Delivery.Step]
  /// How many views the visible windows hold, windows included.
  public var viewCount: Int
}

nonisolated extension PointExplanation {
  /// What a terminal shows: walk, verdict, chain.
  public var messages: [Message] { walk.lines.map(\.message) + [verdict.message] + chain.messages }

  /// The lines that a terminal prints.
  public var lines: [String] { messages.map(\.text) }
}
