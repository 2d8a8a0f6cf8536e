public import HitResponders

/// One sentence on a press: who did not get it, the first cause, who did.
///
/// The same words serve terminal, window and reports.
nonisolated public struct Verdict: Hashable, Sendable {
  /// Why the intended view did or did not get the press.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The intended view received the press and handles it, or passed it on and another does.
    case handled, passedOn
    /// A view received it and nobody handles it, or a gesture on its way may be recognized.
    case unhandled, recognizable
    /// A gesture took it: its own, or one that nobody else missed; or the gesture of another view.
    case recognized, gesture
    /// A control received it and is disabled, or its action reached nobody who has it.
    case disabled, noAction
    /// The view that received it left its window before the finger was lifted, or the system took
    /// the touch away.
    case removed, cancelled
    /// A view that was asked about gets a press at the point, or the point is not in it.
    case reached, elsewhere
    /// No interactive view is drawn at the point.
    case nothingInteractive
    /// A view on the way, or the view itself, refused it, as the `HitTestVerdict` of that name
    /// says.
    case outside, interactionDisabled, hidden, transparent, animating, singular
    /// A view in front took it.
    case covered
    /// An override of `hitTest` answered something else.
    case override
  }

  /// Why.
  public var cause: Cause
  /// The first sentence.
  public var headline: Wording
  /// The sentences after it.
  public var body: Wording
  /// The name of the view that the cause lies with.
  public var by: String?
  /// The numbers behind the cause, where there are any.
  public var details = Wording()

  /// Makes a verdict.
  public init(_ cause: Cause, _ headline: Wording, body: Wording = "", by: String? = nil) {
    (self.cause, self.headline, self.body, self.by) = (cause, headline, body, by)
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
    case .handled, .passedOn, .recognizable, .recognized, .reached: .arrived
    case .gesture, .disabled, .noAction, .removed, .cancelled: .lost
    case .unhandled, .nothingInteractive, .elsewhere: .unwanted
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
