/// What routing does in one trace and not in another, in plain sentences.
///
/// Two traces are read side by side, an input and what followed from it at a time, in memory that
/// grows with what differs and not with the traces. Inputs are paired first: one that is missing or
/// new shifts nothing after it. What followed is compared by input, kind and order, never by line,
/// and what follows from a change that was reported already is folded under it.
///
/// ```swift
/// let diff = try TraceDiff(from: "before.hstrace", to: "after.hstrace")
/// for change in diff.changes { print(change) }
/// ```
public struct TraceDiff: Hashable, Sendable {
  /// What is compared, and how strictly.
  public struct Options: Hashable, Sendable {
    /// How far points and frames may be apart and still count as the same, in points.
    public var geometry: Double = 0
    /// How many different changes are kept; the others are only counted.
    public var changeLimit = 1_000
    /// How many of the changes that follow from one are kept; the others are only counted.
    public var consequenceLimit = 100

    /// Makes the options of an exact comparison.
    public init() {}
  }

  /// What a change is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The inputs themselves differ.
    case inputs
    /// A change from outside of routing differs.
    case edit
    /// Another view was hit, or the walk went another way.
    case hit
    /// The stage of a touch differs.
    case touch
    /// A touch was withheld from its view, or no longer is.
    case withheld
    /// A question about a recognizer has another answer, or is asked in one trace alone.
    case question
    /// A recognizer waits, delays or takes a touch in one trace alone.
    case ruling
    /// A recognizer went through other states.
    case gesture
    /// The responders that a message may reach differ.
    case chain
    /// A message was kept by another responder, or sent in one trace alone.
    case message
    /// An action was performed by another object, or in one trace alone.
    case action
    /// A timer fired in one trace alone.
    case timer
  }

  /// The changes in the order in which they happened, each reported once.
  public internal(set) var changes: [Change] = []
  /// How many different changes there are beyond those that were kept.
  public internal(set) var omittedChangeCount = 0
  /// Facts that are no change of routing: the scenes differ, a recording ended early.
  public internal(set) var notes: [String] = []
  /// The inputs that are in one trace alone.
  package internal(set) var unpaired = UnpairedInputs()
  /// How many inputs and edits the first trace has.
  public internal(set) var inputCount = 0

  /// Whether routing does the same in both.
  public var isSame: Bool { changes.isEmpty }
}

extension TraceDiff {
  /// One change of routing.
  public struct Change: Hashable, Sendable {
    /// When it happens, in microseconds since the recording began.
    public var time: Int64
    /// The number of the input it follows from, in the trace that has it; 0 before the first.
    public var input: Int
    /// Whether the second trace alone has that input.
    package internal(set) var isNew = false
    /// What it is about.
    public var kind: Kind
    /// The touch or recognizer it is about, such as `touch 1` or `pan@ListView`.
    public var subject: String
    /// The old value; `nil` where there was nothing.
    public var old: String?
    /// The new value; `nil` where there is nothing.
    public var new: String?
    /// The reason, where it is known.
    public var reason: String?
    /// The change as a sentence, without its time.
    public var sentence: String
    /// How often it happens, at other times or to other touches.
    public var count = 1
    /// How many changes follow from it, by their kind.
    public var consequenceCounts: [Kind: Int] = [:]
    /// The changes that follow from it, in order, as far as they were kept; each is reported once.
    public var consequences: [String] = []
    /// What each of these is about.
    package internal(set) var consequenceKinds: [Kind] = []
    /// The actions among them, which are always reported.
    public var actions: [String] = []

    /// How many changes follow from it.
    public var consequenceCount: Int { consequenceCounts.values.reduce(0, +) }
  }
}
