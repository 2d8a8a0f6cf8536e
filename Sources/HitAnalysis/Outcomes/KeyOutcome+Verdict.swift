internal import HitResponders
internal import Foundation

// What is said of a key, a shake or a command.
nonisolated extension KeyOutcome {
  /// The verdict on it, as far as it has gone.
  public var verdict: Verdict {
    if let command { return verdict(on: command) }
    guard let first = chain.first, let place = chain.firstIndex(where: \.isKeeping) else {
      return unhandled
    }
    let name: Wording = "\(name: first.responder, .receiver)"
    let tense = isOver ? Verdict.Tense.after : .during
    if !isOver {
      let body: Wording = place == 0 ? origin : "\(origin) \(wayUp)"
      return Verdict(
        .keyKept,
        "\(name) has \(subject.words).",
        body: body,
        by: first.responder,
        tense: tense
      )
    }
    let handler = chain[place]
    if place > 0 {
      let other: Wording = "\(name: handler.responder, .receiver)"
      return Verdict(
        .keyPassedOn,
        "\(name) passed \(subject.words) on; \(other) took it.",
        body: "\(origin) It went up the chain by \(place == 1 ? "one" : "\(place)").",
        by: handler.responder,
        tense: tense
      )
    }
    if handler.did == .consumedForwarded, chain.count > 1 {
      return Verdict(
        .keyPassedOn,
        "\(name) got \(subject.words), used it and passed it on.",
        body: wayUp,
        by: first.responder,
        tense: tense
      )
    }
    return Verdict(
      .keyKept,
      "\(name) got \(subject.words) and kept it.",
      body: "\(origin)\(release)",
      by: first.responder,
      tense: tense
    )
  }

  private var unhandled: Verdict {
    let body: Wording
    if let first = chain.first {
      let start: Wording =
        first.responder == firstResponder
        ? "\(name: first.responder, .subject) is first responder"
        : "No view is first responder"
      body = "\(start): it began at \(first.responder) and went up to the end."
    } else if case .command = subject {
      body = "The application has not asked for remote control events."
    } else {
      body = "No window takes keys."
    }
    return Verdict(
      .keyUnhandled,
      "Nobody took \(subject.words).",
      body: body,
      details: chain.isEmpty ? "" : "\(chain.count) asked",
      tense: .after
    )
  }

  private func verdict(on command: RoutedInput.Action) -> Verdict {
    let words = command.performer.words
    return Verdict(
      command.performer == .nobody ? .keyUnhandled : .keyKept,
      command.performer == .nobody
        ? "Nobody took \(subject.words)." : "\(words) got \(subject.words).",
      body: "It is a key command, which comes before the responders: "
        + "\(name: command.name, .subject) went to \(words).",
      by: command.name,
      tense: .after
    )
  }

  /// Where it began.
  private var origin: Wording {
    chain.first?.responder == firstResponder
      ? "It is the first responder." : "No view is first responder, so it began there."
  }

  /// Whom it came to after the one it began at.
  private var wayUp: Wording {
    let others = chain.dropFirst()
    let taker = others.first(where: \.isKeeping)
    let way = others.prefix { $0 != taker }.map(\.responder)
    if let taker {
      let through = way.isEmpty ? "" : " through \(NameList.short(way))"
      return "It went up\(through), and \(name: taker.responder, .receiver) took it as well."
    }
    guard let end = way.last else { return "" }
    let through = way.count == 1 ? "" : " through \(NameList.short(way.dropLast()))"
    return "It went up\(through) to \(end). Nobody else took it."
  }

  /// What became of the release of a key that was kept.
  private var release: Wording {
    if releaseChain.isEmpty || releaseChain.contains(where: \.isKeeping) { return "" }
    let responders = Counted.text(releaseChain.count, "responder")
    return " The release went up through \(responders), and nobody took it."
  }
}
