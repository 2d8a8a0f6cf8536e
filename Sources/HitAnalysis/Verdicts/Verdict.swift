public import HitResponders

/// One sentence on a press or a key: who did or did not get it, the first cause, what came of it.
///
/// The same words serve terminal, window and reports.
nonisolated public struct Verdict: Hashable, Sendable {
  /// When a verdict is given, which decides between "would get", "has" and "got".
  public enum Tense: String, Hashable, Sendable, CaseIterable {
    /// Nothing was sent.
    case before
    /// The finger is down.
    case during
    /// It is over.
    case after
  }

  /// Why the view that was meant did or did not get the press, or what became of it.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The view received the press and handles it, or passes it on and another does.
    case handled, passedOn
    /// A view received it and nobody handles it, a gesture on its way may be recognized, or whoever
    /// handles it is not here.
    case unhandled, recognizable, unknown
    /// A gesture took it: its own, or one that nobody else missed; or the gesture of another view.
    case recognized, gesture
    /// A control received it and is disabled, its action reached nobody who has it, or its target
    /// lacks the action.
    case disabled, noAction, wrongTarget
    /// The view that received it left its window before the finger was lifted, or the system took
    /// the touch away.
    case removed, cancelled
    /// The view was hit, and is not given this touch beside another.
    case withheld
    /// A view that was asked about gets a press at the point, or the point is not in it.
    case reached, elsewhere
    /// No view is at the point, or none takes a press there.
    case empty
    /// A view on the way, or the view itself, refused it, as the `HitTestVerdict` of that name
    /// says.
    case outside, interactionDisabled, hidden, transparent, animating, singular
    /// A view in front took it.
    case covered
    /// An override of `hitTest` answered something else.
    case override
    /// A key, a shake or a command was kept by the responder it began at, or went on from there and
    /// was taken; or nobody took it.
    case keyKept, keyPassedOn, keyUnhandled
  }

  /// Why.
  public var cause: Cause
  /// Whether nothing was sent yet, the finger is down, or it is over.
  public var tense: Tense
  /// The first sentence.
  public var headline: Wording
  /// The sentences after it.
  public var body: Wording
  /// The name of the view that the cause lies with.
  public var by: String?
  /// The numbers and settings behind the cause, where there are any.
  public var details: Wording

  /// Makes a verdict.
  public init(
    _ cause: Cause,
    _ headline: Wording,
    body: Wording = "",
    details: Wording = "",
    by: String? = nil,
    tense: Tense = .before
  ) {
    (self.cause, self.tense, self.by) = (cause, tense, by)
    (self.headline, self.body, self.details) = (headline, body, details)
  }

  /// The whole verdict as every output shows it.
  public var message: Message { Message(kind, "\(headline)\(body.isEmpty ? "" : " ")\(body)") }

  /// The whole verdict as running text.
  public var text: String { message.text }

  /// The numbers and settings behind the cause, in words.
  public var detail: String? { details.isEmpty ? nil : details.text }

  /// How it went, which is the colour of every output: it arrived, arrived and was lost, was
  /// missed, is a key's; or nobody can tell yet.
  public var kind: Message.Kind {
    switch cause {
    case .handled, .passedOn: tense == .before ? .neutral : .arrived
    case .recognized, .reached: .arrived
    case .unhandled: tense == .after ? .lost : .neutral
    case .recognizable, .unknown, .elsewhere, .empty: .neutral
    case .gesture, .disabled, .noAction, .wrongTarget, .removed, .cancelled, .keyUnhandled: .lost
    case .withheld, .outside, .interactionDisabled, .hidden, .transparent, .animating, .singular,
      .covered, .override:
      .missed
    case .keyKept, .keyPassedOn: .key
    }
  }

  /// Whether the press did not do what was meant.
  public var isProblem: Bool { kind == .missed || kind == .lost }
}
