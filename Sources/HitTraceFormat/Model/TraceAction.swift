/// An action, who was asked to carry it out, and who did.
public struct TraceAction: Hashable, Sendable {
  /// The number of the input it follows from.
  public var of: Int
  /// The action's name.
  public var selector: String
  /// The responder that sent it.
  public var from: TraceName?
  /// Who carried it out; nothing for a closure, and where nobody did.
  public var to: TraceName?
  /// The names of the control events, where they are known.
  public var events: String?
  /// Whether somebody carried it out.
  public var isDone: Bool
  /// Those that were asked and do not implement it, in order.
  public var declined: [TraceName] = []

  /// Makes a record.
  public init(of: Int, selector: String, from: TraceName?, to: TraceName?, isDone: Bool) {
    self.of = of
    self.selector = selector
    self.from = from
    self.to = to
    self.isDone = isDone
  }
}
