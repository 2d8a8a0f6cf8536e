extension TurnComparison {
  private typealias Message = Placed<TraceMessage>

  /// Compares which responders received which messages, and which kept them.
  ///
  /// Equal messages are set aside first; the others are paired by what they have in common: the
  /// message and its receiver, the message alone, the receiver alone.
  mutating func compareMessages() {
    let take: (TraceRecord) -> TraceMessage? = {
      if case .message(let message) = $0 { message } else { nil }
    }
    var olds = Self.placed(first, take)
    var news = Self.placed(second, take)
    let chains = vocabulary.chains
    func receiver(_ message: TraceMessage) -> TraceName? { chains[message.chain].first }
    let passes: [(TraceMessage, TraceMessage) -> Bool] = [
      { $0.message == $1.message && $0.chain == $1.chain && $0.deeds == $1.deeds },
      { $0.message == $1.message && receiver($0) == receiver($1) },
      { $0.message == $1.message },
      { receiver($0) == receiver($1) },
    ]
    for (number, isAlike) in passes.enumerated() {
      for old in olds {
        guard let match = news.firstIndex(where: { isAlike(old.record, $0.record) }) else {
          continue
        }
        let new = news.remove(at: match)
        olds.removeAll { $0.place == old.place }
        switch number {
        case 0: break
        case 1: compareWays(old, new)
        case 2: addReceivers(old, new)
        default: addMessages(old, new)
        }
      }
    }
    for old in olds { addAlone(old, isNew: false) }
    for new in news { addAlone(new, isNew: true) }
  }

  private func chain(_ message: TraceMessage) -> [TraceName] { vocabulary.chains[message.chain] }

  private func receiver(_ message: TraceMessage) -> TraceName? { chain(message).first }

  private func views(_ messages: TraceMessage...) -> [TraceName] { messages.compactMap(receiver) }

  /// Compares the paths of one message that went to one receiver.
  private mutating func compareWays(_ old: Message, _ new: Message) {
    let (oldKeepers, newKeepers) = (keepers(old.record), keepers(new.record))
    let name = text(receiver(old.record))
    if old.record.chain != new.record.chain {
      var finding = TurnFinding(
        .chain,
        "chain of \(name)",
        "chain of \(name): \(ChainDifference(chain(old.record), chain(new.record), text).words)"
      )
      finding.old = chain(old.record).map(text).joined(separator: " > ")
      finding.new = chain(new.record).map(text).joined(separator: " > ")
      finding.views = views(old.record)
      add(finding, old: old.place, new: new.place)
    }
    if oldKeepers == newKeepers { return }
    var finding = TurnFinding(
      .message,
      "\(old.record.message) to \(name)",
      from: oldKeepers,
      to: newKeepers
    )
    finding.views = views(old.record)
    add(finding, old: old.place, new: new.place)
  }

  private mutating func addReceivers(_ old: Message, _ new: Message) {
    var finding = TurnFinding(
      .message,
      old.record.message,
      from: text(receiver(old.record)),
      to: text(receiver(new.record))
    )
    finding.views = views(old.record, new.record)
    add(finding, old: old.place, new: new.place)
  }

  private mutating func addMessages(_ old: Message, _ new: Message) {
    let name = text(receiver(old.record))
    var finding = TurnFinding(
      .message,
      name,
      "\(name) gets \(new.record.message), no longer \(old.record.message)"
    )
    (finding.old, finding.new) = (old.record.message, new.record.message)
    finding.views = views(old.record)
    add(finding, old: old.place, new: new.place)
  }

  private mutating func addAlone(_ message: Message, isNew: Bool) {
    let name = text(receiver(message.record))
    let word = message.record.message
    var finding = TurnFinding(
      .message,
      name,
      "\(name) \(isNew ? "now" : "no longer") gets \(word)"
    )
    (finding.old, finding.new) = isNew ? (nil, word) : (word, nil)
    finding.views = views(message.record)
    add(finding, old: isNew ? nil : message.place, new: isNew ? message.place : nil)
  }

  /// Returns the responders whose own code a message reached.
  private func keepers(_ message: TraceMessage) -> String {
    let runs = message.deeds.runs
    var names: [String] = []
    let chain = chain(message)
    for (number, run) in runs.enumerated()
    where run.deed == .consumed || run.deed == .consumedForwarded {
      let end = number + 1 < runs.count ? Int(runs[number + 1].index) : Int(run.index) + 1
      names += chain.indices.clamped(to: Int(run.index)..<max(end, Int(run.index) + 1))
        .map { text(chain[$0]) + (run.deed == .consumedForwarded ? " and on" : "") }
    }
    return names.isEmpty ? "discarded" : "consumed by \(names.joined(separator: ", "))"
  }

  // MARK: Actions

  /// Compares which actions were sent, and which objects performed them.
  mutating func compareActions() {
    let take: (TraceRecord) -> TraceAction? = {
      if case .action(let action) = $0 { action } else { nil }
    }
    struct Owner: Hashable {
      var selector: String
      var from: TraceName?
    }
    for pair in pairs(take, by: { Owner(selector: $0.selector, from: $0.from) }) {
      guard let one = pair.old?.record ?? pair.new?.record else { continue }
      let subject = "action \(one.selector)"
      var finding: TurnFinding
      switch (pair.old?.record, pair.new?.record) {
      case (let old?, let new?):
        if old.to == new.to, old.isDone == new.isDone {
          if old.declined == new.declined && old.events == new.events { continue }
          finding = TurnFinding(
            .action,
            subject,
            "\(subject): others are asked before \(target(new))"
          )
          finding.isSign = true
        } else if !new.isDone {
          finding = TurnFinding(
            .action,
            subject,
            "\(subject) is no longer performed, was \(target(old))"
          )
        } else {
          finding = TurnFinding(.action, subject, from: target(old), to: target(new))
        }
      case (let old?, nil):
        finding = TurnFinding(
          .action,
          subject,
          old.isDone ? "\(subject) is no longer performed" : "\(subject) is no longer sent"
        )
      case (nil, let new?):
        finding = TurnFinding(
          .action,
          subject,
          new.isDone
            ? "\(subject) is now performed by \(target(new))"
            : "\(subject) is now sent, and nobody performs it"
        )
      case (nil, nil): continue
      }
      finding.old = pair.old.map { target($0.record) }
      finding.new = pair.new.map { target($0.record) }
      finding.views = [pair.old?.record.from, pair.new?.record.from].compactMap { $0 ?? nil }
      add(finding, at: pair)
    }
  }

  private func target(_ action: TraceAction) -> String {
    action.isDone ? action.to.map { vocabulary.names[$0] } ?? "a closure" : "nobody"
  }
}

/// How one chain of responders became another.
struct ChainDifference {
  /// The difference in words.
  let words: String

  /// Compares two chains of the same first responder.
  init(_ old: [TraceName], _ new: [TraceName], _ text: (TraceName) -> String) {
    let gone = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    let kept = old.filter(new.contains)
    func list(_ names: [TraceName]) -> String { names.map(text).joined(separator: ", ") }
    func place(_ name: TraceName?, in chain: [TraceName]) -> String {
      guard let index = name.flatMap(chain.firstIndex), index > 0 else { return "" }
      return " after \(text(chain[index - 1]))"
    }
    let isReordered = kept != new.filter(old.contains)
    switch (gone.isEmpty, added.isEmpty) {
    case (true, false) where !isReordered:
      words = "\(list(added)) now in it\(place(added.first, in: new))"
    case (false, true) where !isReordered:
      words = "\(list(gone)) no longer in it\(place(gone.first, in: old))"
    default:
      words =
        "\(old.map(text).joined(separator: " > ")) -> "
        + new.map(text).joined(separator: " > ")
    }
  }
}

/// A length of time, in words.
enum Difference {
  /// Returns how much later or earlier something is.
  static func seconds(_ microseconds: Int64) -> String {
    let milliseconds = (Double(abs(microseconds)) / 1000).rounded() / 1000
    let number = milliseconds == 0 ? Double(abs(microseconds)) / 1e6 : milliseconds
    return "\(number) s \(microseconds < 0 ? "earlier" : "later")"
  }
}
