/// One sentence on a press: who did not get it, the first cause, who did.
///
/// The same words serve terminal, window and reports.
nonisolated public struct Verdict: Hashable, Sendable {
  /// Why the intended view did or did not get the press.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The intended view received the press and handles it.
    case handled
    /// A view received it, passed it on, and another handles it.
    case passedOn
    /// A view received it and nobody handles it.
    case unhandled
    /// A view received it, nobody handles it, and a gesture on its way may be recognized.
    case recognizable
    /// A view received it and a gesture was recognized in it.
    case recognized
    /// A view received it and lost it to a gesture that was recognized first.
    case gesture
    /// No interactive view is drawn at the point.
    case nothingInteractive
    /// A view on the way, or the view itself, said that the point is outside.
    case outside
    /// A view on the way, or the view itself, takes no interaction.
    case interactionDisabled
    /// A view on the way, or the view itself, is hidden.
    case hidden
    /// A view on the way, or the view itself, is too transparent.
    case transparent
    /// A view on the way, or the view itself, is animated without `allowUserInteraction`.
    case animating
    /// A view on the way, or the view itself, has a transform without inverse.
    case singular
    /// A view in front took it.
    case covered
    /// An override of `hitTest` answered something else.
    case override
  }

  /// A part of the sentence that is shown in one way.
  public struct Run: Hashable, Sendable {
    /// What a part is about.
    public enum Emphasis: String, Hashable, Sendable {
      /// Plain words.
      case none
      /// The intended view and those that stand in its way.
      case subject
      /// The view that received the press.
      case receiver
    }

    /// The words.
    public var text: String
    /// What they are about.
    public var emphasis: Emphasis
  }

  /// The sentence, in parts.
  public var runs: [Run]
  /// Why.
  public var cause: Cause
  /// The name of the view that the cause lies with.
  public var by: String?
  /// The numbers behind the cause, where there are any.
  public var detail: String?

  /// The sentence.
  public var text: String { runs.map(\.text).joined() }

  /// Whether the intended view failed to get the press.
  public var isProblem: Bool {
    switch cause {
    case .handled, .passedOn, .unhandled, .nothingInteractive, .recognizable, .recognized: false
    default: true
    }
  }
}

nonisolated extension Verdict {
  /// A sentence while it is being written.
  struct Sentence {
    private(set) var runs: [Run] = []

    mutating func say(_ text: String) { runs.append(Run(text: text, emphasis: .none)) }
    mutating func subject(_ name: String) { runs.append(Run(text: name, emphasis: .subject)) }
    mutating func receiver(_ name: String) { runs.append(Run(text: name, emphasis: .receiver)) }
  }
}
