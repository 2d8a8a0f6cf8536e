public import HitResponders

/// What became of a press, gathered from everything that was routed since it began.
///
/// A verdict says before a press who will get it; this says afterwards what came of it: a gesture
/// took it, its action reached nobody, its view was taken away. Nothing that happened changes who
/// was hit, so a press that missed what was meant stays a press that missed.
nonisolated public struct PressOutcome: Sendable {
  /// A recognizer that an app made and that is told of the press.
  struct Recognizer: Sendable {
    /// The name that logs give it.
    let name: String
    /// Its own name or its kind, as `pan`.
    let title: String
    /// The name of its view.
    let view: String
    /// Whether it is a recognizer of the view that was hit or that was meant.
    let isOwn: Bool
  }

  /// A recognizer that was recognized.
  private struct Recognition: Sendable {
    let recognizer: Recognizer
    let isContinuous: Bool
    let cause: String
    let takesTouch: Bool
    let isViewTold: Bool
  }

  private let expected: Verdict
  private let receiver: String?
  private let recognizers: [Recognizer]
  private var recognition: Recognition?
  private var action: RoutedInput.Action?
  /// What ended the press before the finger was lifted: the view left, or the system took it.
  private var interruption: Verdict.Cause?
  /// Whether a view was told of the press; a recognizer may delay that.
  public private(set) var isViewTold = false

  /// Makes the outcome of a press from which nothing followed yet.
  ///
  /// - Parameters:
  ///   - expected: The verdict on the point.
  ///   - receiver: The view that is hit.
  ///   - intended: The view that was meant, where there is one.
  @MainActor
  public init(expected: Verdict, receiver: UIView?, intended: UIView?) {
    self.expected = expected
    self.receiver = receiver?.routingName
    // The way from the view that was hit up to the one that was meant is all one thing to people.
    recognizers = (receiver.map { Array($0.ancestry) } ?? []).flatMap { view in
      view.publicRecognizers.map { recognizer in
        Recognizer(
          name: recognizer.routingName,
          title: recognizer.title,
          view: view.routingName,
          isOwn: view === receiver || intended.map { view.isDescendant(of: $0) } ?? false
        )
      }
    }
  }

  /// Notes what followed from an input.
  ///
  /// - Parameters:
  ///   - record: The input and what followed.
  ///   - isReceiverInWindow: Whether the view that was hit is in a window still.
  public mutating func take(_ record: RoutedInput, isReceiverInWindow: Bool) {
    for note in record.notes {
      switch note.content {
      case .moved(let name, let from, let to, let cause):
        guard recognition == nil, !from.isGoingOn, to == .began || to == .ended,
          let recognizer = recognizers.first(where: { $0.name == name })
        else { continue }
        recognition = Recognition(
          recognizer: recognizer,
          isContinuous: to == .began,
          cause: cause.words,
          takesTouch: record.notes.contains {
            if case .ruled(name, .takesTouch) = $0.content { true } else { false }
          },
          isViewTold: isViewTold
        )
      case .action(let sent) where sent.sender == receiver && action?.performer != .nobody:
        action = sent
      case .action, .consulted, .ruled: break
      }
    }
    for delivery in record.deliveries {
      if delivery.message == .touchesBegan { isViewTold = true }
      guard delivery.message == .touchesCancelled, delivery.steps.first?.responder == receiver,
        recognition == nil, interruption == nil
      else { continue }
      interruption = record.isCancelledInput ? .cancelled : isReceiverInWindow ? nil : .removed
    }
  }

  /// The verdict on the press, as far as it has gone.
  public var verdict: Verdict {
    guard let receiver else { return expected }
    if let recognition { return verdict(on: recognition, receiver) }
    guard expected.isArrival else { return expected }
    if let interruption { return verdict(on: interruption, receiver) }
    return action.map { verdict(on: $0, receiver) } ?? expected
  }
}

extension RoutedInput {
  /// Whether the display or the window took fingers away, rather than somebody lifting them.
  nonisolated fileprivate var isCancelledInput: Bool {
    guard case .touches(let samples) = input?.content else { return false }
    return samples.contains { $0.phase == .cancelled }
  }
}

// MARK: - Words

nonisolated extension PressOutcome {
  private func verdict(on recognition: Recognition, _ receiver: String) -> Verdict {
    let recognizer = recognition.recognizer
    // Where what was meant did not get it, that stays the news.
    guard expected.isArrival || expected.cause == .nothingInteractive else {
      return expected.adding("Gesture \(name: recognizer.name, .receiver) recognized it.")
    }
    let name: Wording = "\(name: receiver, .receiver)"
    let title = recognizer.title
    let happened: Wording = "\(title) \(recognition.isContinuous ? "began" : "was recognized")"
    if recognizer.isOwn {
      let rest: Wording =
        !recognition.takesTouch
        ? "The view keeps its touches."
        : recognition.isViewTold
          ? "From then on the view gets nothing: touchesCancelled." : "The view was told nothing."
      return Verdict(
        .recognized,
        "\(name) got this press, and its own \(name: title, .receiver) took it.",
        body: "\(happened): \(recognition.cause). \(rest)",
        by: recognizer.name
      )
    }
    guard expected.cause == .handled || expected.cause == .passedOn else {
      let news: Wording = "gesture \(name: recognizer.name, .receiver) recognized it."
      return Verdict(.recognized, "\(name) got this press, and \(news)", by: recognizer.name)
    }
    guard recognition.takesTouch else { return expected }
    let thief: Wording = "\(name: title, .subject) of \(name: recognizer.view, .subject)"
    return Verdict(
      .gesture,
      recognition.isViewTold
        ? "\(name) got this press, but \(thief) took it."
        : "\(name) was hit, but \(thief) took the touch.",
      body: recognition.isViewTold
        ? "\(receiver) got touchesCancelled when \(happened): \(recognition.cause)."
        : "touchesBegan was held back, and \(happened) first: \(recognition.cause). "
          + "\(receiver) got no message at all.",
      by: recognizer.name
    )
  }

  private func verdict(on action: RoutedInput.Action, _ receiver: String) -> Verdict {
    switch action.performer {
    case .nobody:
      let offer: Wording =
        action.declined.count > 1
        ? "\(Self.list(action.declined)). None has it."
        : "\(action.declined.first ?? "nobody") alone, which lacks it."
      return Verdict(
        .noAction,
        "\(name: receiver, .receiver) got this press, but its action went to nobody.",
        body: "\(name: action.name, .subject) was offered to \(offer)",
        by: action.name
      )
    case .closure: return expected
    case .object(let performer):
      let declined = action.declined.filter { $0 != performer }
      let order = declined.isEmpty ? "" : ", after \(Self.list(declined)) declined"
      return expected.adding(
        "Its action \(action.name) went to \(name: performer, .receiver)\(order)."
      )
    }
  }

  private func verdict(on interruption: Verdict.Cause, _ receiver: String) -> Verdict {
    let isRemoved = interruption == .removed
    let news = isRemoved ? " and was then taken away." : ", and it was cancelled."
    let body: Wording =
      isRemoved
      ? "It left its window under the finger: touchesCancelled, never touchesEnded. Later moves "
        + "reach no view."
      : "The system took the touch away: touchesCancelled, never touchesEnded."
    return Verdict(
      interruption,
      "\(name: receiver, .receiver) got this press\(news)",
      body: body,
      by: receiver
    )
  }

  /// Names in a row; of more than six the first three and how many more.
  private static func list(_ names: [String]) -> String {
    if names.count > 6 {
      return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
