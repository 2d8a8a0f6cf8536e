/// The responders that a message may reach, from the first one up.
public struct TraceChain: Hashable, Sendable {
  /// The number of the input it follows from.
  public var of = 0
  /// The chain's number, from 1; a number is given once in a trace.
  public var number = 0
  /// The responders.
  public var responders: [TraceName] = []

  /// Makes a blank record.
  public init() {}
}

/// A message and what the responders of a chain did with it.
public struct TraceMessage: DerivedRecord, Hashable, Sendable {
  /// What a responder did.
  public enum Deed: String, Hashable, Sendable, CaseIterable {
    /// Its default passed the message on.
    case forwarded
    /// An override kept the message.
    case consumed
    /// An override did its work and called `super`, which passed the message on.
    case consumedForwarded = "consumed, forwarded"
    /// Its default had nobody to pass the message to.
    case discarded
  }

  /// The number of the input it follows from.
  public var of = 0
  /// The selector's first word, such as `touchesBegan`.
  public var message = ""
  /// The number of the chain.
  public var chain = 0
  /// What the responders did.
  public var deeds = TraceDeeds()

  /// Makes a blank record.
  public init() {}
}

/// What the responders of a chain did, in runs: a deed holds up to the next place that is listed.
///
/// The first four runs are held in place, so that reading a usual message allocates nothing.
public struct TraceDeeds: Hashable, Sendable {
  /// A place in the chain, from 0, and what was done from there on.
  public struct Run: Hashable, Sendable {
    /// The place.
    public var index: Int32
    /// What was done.
    public var deed: TraceMessage.Deed

    /// Makes a run.
    public init(index: Int32, deed: TraceMessage.Deed) {
      self.index = index
      self.deed = deed
    }
  }

  private var first = InlineArray<4, Run?>(repeating: nil)
  private var others: [Run] = []
  /// The number of runs.
  public private(set) var count = 0

  /// Makes an empty list.
  public init() {}

  /// Adds a run at the end.
  public mutating func append(_ run: Run) {
    if count < first.count { first[count] = run } else { others.append(run) }
    count += 1
  }

  /// The runs in order.
  public var runs: [Run] { first.indices.compactMap { first[$0] } + others }

  /// The last place that is listed: the last responder the message reached.
  public var last: Run? {
    if count > first.count { return others.last }
    return count > 0 ? first[count - 1] : nil
  }

  /// Whether two lists have the same runs.
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.others == right.others
      && left.first.indices.allSatisfy { left.first[$0] == right.first[$0] }
  }

  /// Hashes the runs.
  public func hash(into hasher: inout Hasher) { hasher.combine(runs) }
}

/// An action, who was asked to carry it out, and who did.
public struct TraceAction: DerivedRecord, Hashable, Sendable {
  /// The number of the input it follows from.
  public var of = 0
  /// The action's name.
  public var selector = ""
  /// The responder that sent it.
  public var from: TraceName?
  /// Who carried it out; nothing for a closure, and where nobody did.
  public var to: TraceName?
  /// The names of the control events, where they are known.
  public var events: String?
  /// Whether somebody carried it out.
  public var isDone = true
  /// Those that were asked and do not implement it, in order.
  public var declined: [TraceName] = []

  /// Makes a blank record.
  public init() {}
}
