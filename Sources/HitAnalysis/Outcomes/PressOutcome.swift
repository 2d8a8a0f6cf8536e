public import Foundation
public import HitResponders

/// What became of a press, gathered from everything that was routed since it began.
///
/// A verdict says before a press who will get it; this says afterwards what came of it: a gesture
/// took it, its action reached nobody, its view was taken away. Nothing that happened changes who
/// was hit, so a press that missed what was meant stays a press that missed.
nonisolated public struct PressOutcome: Sendable {
  private let expected: Verdict
  /// The view that was hit and those from it up to the one that was meant, by name.
  private let own: Set<String>
  /// What was routed.
  public private(set) var report: DeliveryReport

  /// Makes the outcome of a press from which nothing followed yet.
  ///
  /// - Parameters:
  ///   - press: The explanation of the walk that bound the touch.
  ///   - finger: The number of the finger.
  ///   - time: When it landed, in seconds since the session began.
  @MainActor
  public init(of press: ExplainedPress, finger: Int, at time: TimeInterval) {
    expected = press.explanation.verdict
    report = DeliveryReport(finger: finger, at: time, walk: press.walk, intended: press.intended)
    // The way from the view that was hit up to the one that was meant is all one thing to people.
    let way = press.walk.hit.map { Array($0.ancestry) } ?? []
    let intended = way.firstIndex { $0 === press.intended } ?? 0
    own = Set(way.prefix(intended + 1).map(\.routingName))
  }

  /// Notes what followed from an input.
  public mutating func take(_ record: RoutedInput) { report.take(record) }

  /// The recognizer of an app that was recognized and counts: one that took the touch, else the
  /// first.
  private var recognizer: DeliveryReport.Recognizer? {
    let recognized = report.recognizers.filter { !$0.isInternal && $0.recognition != nil }
    return recognized.first { $0.recognition?.takesTouch == true } ?? recognized.first
  }

  /// What ended the press before the finger was lifted: the view left, or the system took it.
  private var interruption: Verdict.Cause? {
    guard report.messages.contains(where: { $0.message == .touchesCancelled }) else { return nil }
    return report.isTakenAway ? .cancelled : .removed
  }

  /// The action that tells most: one that nobody carries out, else the last one.
  private var action: RoutedInput.Action? {
    let sent = report.actions.map(\.sent)
    return sent.first { $0.performer == .nobody } ?? sent.last
  }

  /// The verdict on the press, as far as it has gone.
  public var verdict: Verdict {
    guard let receiver = report.view else { return expected }
    if let recognizer, let recognition = recognizer.recognition {
      return verdict(on: recognizer, recognition, receiver)
    }
    guard expected.isArrival else { return expected }
    if let interruption { return verdict(on: interruption, receiver) }
    return action.map { verdict(on: $0, receiver) } ?? expected
  }
}

// MARK: - Words

nonisolated extension PressOutcome {
  private func verdict(
    on recognizer: DeliveryReport.Recognizer,
    _ recognition: DeliveryReport.Recognizer.Recognition,
    _ receiver: String
  ) -> Verdict {
    let cause = recognition.cause.words
    // Where what was meant did not get it, that stays the news.
    guard expected.isArrival || expected.cause == .nothingInteractive else {
      return expected.adding("Gesture \(name: recognizer.name, .receiver) recognized it.")
    }
    let name: Wording = "\(name: receiver, .receiver)"
    let title = recognizer.title
    let happened: Wording = "\(title) \(recognition.isContinuous ? "began" : "was recognized")"
    if own.contains(recognizer.view) {
      let rest: Wording =
        !recognition.takesTouch
        ? "The view keeps its touches."
        : recognition.isViewTold
          ? "From then on the view gets nothing: touchesCancelled." : "The view was told nothing."
      return Verdict(
        .recognized,
        "\(name) got this press, and its own \(name: title, .receiver) took it.",
        body: "\(happened): \(cause). \(rest)",
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
        ? "\(receiver) got touchesCancelled when \(happened): \(cause)."
        : "touchesBegan was held back, and \(happened) first: \(cause). "
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
