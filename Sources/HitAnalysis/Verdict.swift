public import HitResponders

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
    /// A view received it and a gesture of its own, or one that nobody else missed, took it.
    case recognized
    /// A view received it and lost it to the gesture of another view.
    case gesture
    /// A disabled control received it, which drops it.
    case disabled
    /// A control received it and its action reached nobody who has it.
    case noAction
    /// The view that received it left its window before the finger was lifted.
    case removed
    /// A view received it and the system took the touch away.
    case cancelled
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

  /// The first sentence.
  public var headline: Wording
  /// The sentences after it.
  public var body: Wording
  /// Why.
  public var cause: Cause
  /// The name of the view that the cause lies with.
  public var by: String?
  /// The numbers behind the cause, where there are any.
  public var details: Wording

  /// Makes a verdict.
  public init(
    headline: Wording,
    body: Wording = Wording(),
    cause: Cause,
    by: String? = nil,
    details: Wording = Wording()
  ) {
    self.headline = headline
    self.body = body
    self.cause = cause
    self.by = by
    self.details = details
  }

  /// The whole verdict as every output shows it.
  public var message: Message { Message(kind, "\(headline)\(body.isEmpty ? "" : " ")\(body)") }

  /// The whole verdict as running text.
  public var text: String { message.text }

  /// The numbers behind the cause, in words.
  public var detail: String? { details.isEmpty ? nil : details.text }

  /// How the press went, as far as the view that was meant is concerned.
  public var kind: Message.Kind {
    switch cause {
    case .handled, .passedOn, .recognizable, .recognized: .arrived
    case .gesture, .disabled, .noAction, .removed, .cancelled: .lost
    case .unhandled, .nothingInteractive: .unwanted
    case .outside, .interactionDisabled, .hidden, .transparent, .animating, .singular, .covered,
      .override:
      .missed
    }
  }

  /// Whether the press did not do what was meant.
  public var isProblem: Bool { kind == .missed || kind == .lost }

  /// Whether the press is received by the view that was meant.
  var isArrival: Bool { kind == .arrived || kind == .lost || cause == .unhandled }

  /// Returns this verdict with one more sentence.
  func adding(_ sentence: Wording) -> Self {
    var verdict = self
    verdict.body += body.isEmpty ? sentence : " \(sentence)"
    return verdict
  }
}
