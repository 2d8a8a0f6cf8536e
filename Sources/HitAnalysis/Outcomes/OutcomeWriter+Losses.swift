internal import Foundation
internal import HitResponders

// What takes a press away, or makes nothing of it, after it arrived.
nonisolated extension OutcomeWriter {
  /// The verdict where the view left its window under the finger.
  func removed(_ view: String) -> Verdict? {
    let name: Wording = "\(name: view, .receiver)"
    if let cancelled = report.cancellation, !report.isTakenAway, taker == nil {
      return Verdict(
        .removed,
        "\(name) got \(press) and was then taken away.",
        body: "It left its window under the finger: touchesCancelled, never touchesEnded. Later "
          + "moves reach no view.",
        details: "out at \(point: cancelled.point), \(seconds: cancelled.time) s",
        by: view,
        tense: tense
      )
    }
    guard report.withheld?.reason == .leftWindow else { return nil }
    return Verdict(
      .removed,
      "\(name) was hit and was then taken away.",
      body: "It left its window before it was told of the touch, so it got no message at all.",
      by: view,
      tense: tense
    )
  }

  /// The verdict where the system took the touch away.
  func cancelled(_ view: String) -> Verdict? {
    guard report.isTakenAway, taker == nil, let end = report.endTime else { return nil }
    return Verdict(
      .cancelled,
      "\(name: view, .receiver) got \(press), and it was cancelled.",
      body: "touchesCancelled at \(seconds: end) s: the system took the touch away, as when the "
        + "window is hidden, the pointer is taken or the display is lost.",
      by: view,
      tense: tense
    )
  }

  // MARK: Actions

  /// The verdict where an action reached nobody.
  func action(_ view: String) -> Verdict? {
    guard let sent = report.actions.map(\.sent).first(where: { $0.performer == .nobody }) else {
      return nil
    }
    let name: Wording = "\(name: view, .receiver)"
    let count = sent.declined.count
    if let target = sent.lackingTarget {
      var body: Wording =
        "Its target is \(name: target.name, .subject), so \(target.name) alone was asked."
      if let higher = target.higher {
        let steps = target.distance == 1 ? "one" : "\(target.distance)"
        body += " \(name: higher, .subject), \(steps) up, has it."
      }
      return Verdict(
        .wrongTarget,
        "\(name) got \(press), but its target lacks \(name: sent.name, .subject).",
        body: body,
        details: "asked \(count), declined",
        by: sent.name,
        tense: tense
      )
    }
    return Verdict(
      .noAction,
      "\(name) got \(press), but its action went to nobody.",
      body: count == 0
        ? "\(name: sent.name, .subject) was offered to nobody: its target is gone."
        : "\(name: sent.name, .subject) was offered to \(NameList.short(sent.declined)). "
          + "None has it.",
      details: count == 0
        ? "" : "asked \(count), no target: the search goes up the responder chain",
      by: sent.name,
      tense: tense
    )
  }

  // MARK: Gestures

  /// The recognizer of an app that took the touch from its view.
  private var taker: DeliveryReport.Recognizer? { report.taker }

  private var recognized: [DeliveryReport.Recognizer] {
    report.recognizers.filter { !$0.isInternal && $0.recognition != nil }
  }

  /// The verdict where the gesture of another view took the touch, or a scroll view kept it.
  func otherGesture(_ view: String) -> Verdict? {
    if let kept = keptByScrollView(view) { return kept }
    guard let taker, let recognition = taker.recognition, !outcome.own.contains(taker.view),
      [.handled, .passedOn, .disabled].contains(outcome.expected.cause)
    else { return nil }
    let name: Wording = "\(name: view, .receiver)"
    let thief: Wording = "\(name: taker.title, .subject) of \(name: taker.view, .subject)"
    let details: Wording = "\(seconds: recognition.time) s: \(recognition.cause.words)"
    if recognition.isViewTold {
      return Verdict(
        .gesture,
        "\(name) got \(press), but \(thief) took it.",
        body: "\(name: view, .subject) got touchesCancelled at \(seconds: recognition.time) s, "
          + "when \(taker.title) \(taker.deed) (\(recognition.cause.words)).",
        details: details,
        by: taker.name,
        tense: tense
      )
    }
    let first: Wording
    if let holder = report.holder, holder.view != taker.view {
      first = "\(name: holder.view, .subject) held touchesBegan back, and \(thief) \(taker.deed)"
    } else {
      first =
        "\(name: taker.view, .subject) held touchesBegan back, and its \(taker.title) "
        + "\(taker.deed)"
    }
    return Verdict(
      .gesture,
      "\(name) was hit, but \(thief) took the touch.",
      body: "\(first) first. \(name: view, .subject) got no message at all.",
      details: details,
      by: taker.name,
      tense: tense
    )
  }

  /// The verdict where a scroll view kept the touch from its content; no recognizer is blamed.
  private func keptByScrollView(_ view: String) -> Verdict? {
    guard let keeper = report.keeper, let recognition = keeper.recognition else { return nil }
    let other: Wording = "\(name: keeper.view, .subject)"
    let reason: Wording =
      if case .refused = recognition.cause {
        "It answered no to touchesShouldBegin."
      } else {
        "It was moving by itself, and a touch stops that."
      }
    return Verdict(
      .gesture,
      "\(name: view, .receiver) was hit, but \(other) kept the touch.",
      body: "\(reason) \(name: view, .subject) got no message at all.",
      by: keeper.view,
      tense: tense
    )
  }

  /// The verdict where the view's own gesture was recognized, or one that nobody else missed.
  func ownGesture(_ view: String) -> Verdict? {
    let own = recognized.filter { outcome.own.contains($0.view) }
    let first = own.first { $0.recognition?.takesTouch == true } ?? own.first
    if let recognizer = first, let recognition = recognizer.recognition {
      return Verdict(
        .recognized,
        "\(name: view, .receiver) got \(press), and its own \(name: recognizer.title, .subject) "
          + "took it.",
        body: "\(recognizer.title) \(recognizer.deed)\(recognition.cause.clause). "
          + rest(recognition),
        details: "cancelsTouchesInView is \(recognition.takesTouch ? "on" : "off")",
        by: recognizer.name,
        tense: tense
      )
    }
    guard let recognizer = recognized.first, let recognition = recognizer.recognition,
      ![.handled, .passedOn, .disabled].contains(outcome.expected.cause)
    else { return nil }
    return Verdict(
      .recognized,
      "\(name: view, .receiver) got \(press), and \(name: recognizer.title, .subject) of "
        + "\(name: recognizer.view, .subject) took it.",
      body: "\(recognizer.title) \(recognizer.deed)\(recognition.cause.clause).",
      by: recognizer.name,
      tense: tense
    )
  }

  /// What the view gets from a gesture of its own on.
  private func rest(_ recognition: DeliveryReport.Recognizer.Recognition) -> Wording {
    if !recognition.takesTouch { return "The view keeps its touches." }
    if !recognition.isViewTold { return "The view was told nothing." }
    let time = report.cancellation?.time ?? recognition.time
    return "From then on the view gets nothing: touchesCancelled at \(seconds: time) s."
  }
}

nonisolated extension DeliveryReport.Recognizer {
  /// What a gesture that was recognized did.
  fileprivate var deed: String {
    recognition?.isContinuous == true ? "began" : "was recognized"
  }
}

nonisolated extension GestureCause {
  /// Why a gesture was recognized, as the end of a sentence: ` after 15 pt (it needs 10)`.
  var clause: Wording {
    switch self {
    case .travelled(let way, let needed): " after \(pt(way)) pt (it needs \(pt(needed)))"
    case .spread(let way, let needed):
      " after the distance changed by \(pt(way)) pt (it needs \(pt(needed)))"
    case .turned(let angle, let needed):
      " after turning \(pt(angle)) rad (it needs \(pt(needed)))"
    case .held(let time): " after \(ShortNumber.text(time)) s"
    case .lifted: " when the finger was lifted in place"
    default: ": \(words)"
    }
  }

  private func pt(_ value: Double) -> String { ShortNumber.text((value * 100).rounded() / 100) }
}
