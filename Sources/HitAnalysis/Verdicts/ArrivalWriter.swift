internal import HitResponders

/// Words the verdict on a press that arrives: who handles it, before, while and after it is so.
nonisolated struct ArrivalWriter {
  /// The name of the view that is hit.
  let receiver: String
  /// The responders from that view up, with what each does or did.
  let chain: [RoutedInput.Delivery.Step]
  var tense = Verdict.Tense.before
  /// What the press is called.
  var press: Wording = "this press"
  /// The name of a recognizer on the way that may recognize it.
  var gesture: String?
  /// Whether the view represents one of another program, so that its handlers are not here.
  var isImported = false
  /// What the view's messages wait for, such as a recognizer that holds them back.
  var delay: Wording?

  private var name: Wording { "\(name: receiver, .receiver)" }

  var verdict: Verdict {
    guard let place = chain.firstIndex(where: \.isKeeping) else { return unhandled }
    if chain[place].did == .dropped { return dropped(by: chain[place], isOwn: place == 0) }
    if place == 0 {
      return made(
        .handled,
        before: "It would handle it.",
        after: "\(name) got \(press) and handled it."
      )
    }
    let other: Wording = "\(name: chain[place].responder, .receiver)"
    let steps = place == 1 ? "one" : "\(place)"
    return made(
      .passedOn,
      before: "It would pass it on, and \(other) would handle it.",
      during: "It passed it on; \(other) handles it.",
      after: "\(name) passed \(press) on; \(other) handled it.",
      body: "\(name: receiver, .subject) has no touches of its own, so its messages went up the "
        + "chain by \(steps).",
      by: chain[place].responder
    )
  }

  // MARK: Nobody handles it

  private var unhandled: Verdict {
    if isImported {
      return made(
        .unknown,
        before: "A dump does not tell who would handle it.",
        during: "A dump does not tell who handles it.",
        after: "\(name) got \(press).",
        body: "A dump does not tell who handled it."
      )
    }
    if let gesture {
      return made(
        .recognizable,
        before: "Gesture \(name: gesture, .subject) may recognize it.",
        during: "Gesture \(name: gesture, .subject) may recognize it.",
        after: "\(name) got \(press).",
        body: "Gesture \(name: gesture, .subject) may still recognize it.",
        by: gesture
      )
    }
    return made(
      .unhandled,
      before: "Nobody would handle it.",
      during: "Nobody has handled it so far.",
      after: "\(name) got \(press), nobody handled it.",
      body: Self.way(chain.map(\.responder)),
      details: "\(chain.count) asked"
    )
  }

  /// The way of a message that nobody took, from the view to the end of the chain.
  static func way(_ names: [String]) -> Wording {
    guard let end = names.last, names.count > 1 else { return "" }
    return "Passed on by \(NameList.short(names.dropLast(), isSentence: false)); \(end) is the end."
  }

  private func dropped(by control: RoutedInput.Delivery.Step, isOwn: Bool) -> Verdict {
    let other: Wording = "\(name: control.responder, .subject)"
    let headline: Wording =
      switch (tense, isOwn) {
      case (.before, true): "\(name) would take a press here and drop it."
      case (.before, false): "\(name) would pass a press here on, and \(other) would drop it."
      case (_, true): "\(name) took \(press) and dropped it."
      case (_, false): "\(name) passed \(press) on; \(other) dropped it."
      }
    return Verdict(
      .disabled,
      headline,
      body: "A disabled control is still hit. It sends no action and passes nothing on.",
      details: "isEnabled is false",
      by: control.responder,
      tense: tense
    )
  }

  /// A verdict on a press that arrives, with the sentences of the tense.
  ///
  /// - Parameters:
  ///   - cause: What becomes of it.
  ///   - future: The body before the press.
  ///   - present: The body while the finger is down.
  ///   - headline: The headline when it is over.
  ///   - body: The body when it is over.
  ///   - details: The evidence when it is over.
  ///   - culprit: The name that the cause lies with, if it is not the view's.
  /// - Returns: The verdict.
  private func made(
    _ cause: Verdict.Cause,
    before future: Wording,
    during present: Wording = "",
    after headline: Wording,
    body: Wording = "",
    details: Wording = "",
    by culprit: String? = nil
  ) -> Verdict {
    var verdict = Verdict(cause, headline, by: culprit ?? receiver, tense: tense)
    switch tense {
    case .before:
      verdict.headline = "\(name) would get a press here."
      verdict.body = future
    case .during:
      verdict.headline = "\(name) has \(press)."
      verdict.body = delay ?? present
    case .after: (verdict.body, verdict.details) = (body, details)
    }
    return verdict
  }
}

/// Names in a row, as sentences have them.
nonisolated enum NameList {
  /// Joins names, the last by a word in a sentence; of more than six the first three and how many
  /// more.
  static func short(_ names: some BidirectionalCollection<String>, isSentence: Bool = true)
    -> String
  {
    let names = Array(names)
    if names.count > 6 {
      return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }
    guard isSentence, let last = names.last, names.count > 1 else {
      return names.joined(separator: ", ")
    }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
