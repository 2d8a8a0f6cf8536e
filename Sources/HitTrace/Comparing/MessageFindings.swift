/// What differs in the records of messages and actions: who receives them, and who keeps them.
struct MessageFindings {
  let vocabulary: TraceVocabulary

  /// Pairs messages by what they have in common, those that are the same first.
  ///
  /// Then the message and its receiver, the message alone, the receiver alone.
  func pairs(
    _ olds: [PlacedRecord<TraceMessage>],
    _ news: [PlacedRecord<TraceMessage>]
  ) -> [RecordPair<PlacedRecord<TraceMessage>>] {
    let likenesses: [(TraceMessage, TraceMessage) -> Bool] = [
      { $0.message == $1.message && $0.chain == $1.chain && $0.deeds == $1.deeds },
      { $0.message == $1.message && receiver($0) == receiver($1) },
      { $0.message == $1.message },
      { receiver($0) == receiver($1) },
    ]
    var (olds, news) = (olds, news)
    var pairs: [RecordPair<PlacedRecord<TraceMessage>>] = []
    for isAlike in likenesses {
      var rest: [PlacedRecord<TraceMessage>] = []
      for old in olds {
        if let match = news.firstIndex(where: { isAlike(old.record, $0.record) }) {
          pairs.append(.both(old, news.remove(at: match)))
        } else {
          rest.append(old)
        }
      }
      olds = rest
    }
    return pairs + olds.map { .missing($0) } + news.map { .new($0) }
  }

  /// Compares what a pair have not in common.
  func findings(_ pair: RecordPair<TraceMessage>) -> [TurnFinding] {
    let message = pair.either
    let name = vocabulary.text(receiver(message))
    var finding: TurnFinding
    switch pair {
    case .both(let old, let new):
      let newName = vocabulary.text(receiver(new))
      if old.message == new.message, receiver(old) == receiver(new) {
        return [chainFinding(old, new, name), keeperFinding(old, new, name)].compactMap { $0 }
      }
      if old.message == new.message {
        finding = TurnFinding(.message, old.message, from: name, to: newName)
        finding.views = [receiver(old), receiver(new)].compactMap { $0 }
        return [finding]
      }
      let sentence = "\(name) gets \(new.message), no longer \(old.message)"
      finding = TurnFinding(.message, name, sentence)
    case .missing:
      finding = TurnFinding(.message, name, "\(name) no longer gets \(message.message)")
    case .new: finding = TurnFinding(.message, name, "\(name) now gets \(message.message)")
    }
    (finding.old, finding.new) = (pair.old?.message, pair.new?.message)
    return [finding.about(nil, receiver(message))]
  }

  private func chainFinding(
    _ old: TraceMessage,
    _ new: TraceMessage,
    _ name: String
  ) -> TurnFinding? {
    if old.chain == new.chain { return nil }
    let subject = "chain of \(name)"
    let (oldChain, newChain) = (chain(old), chain(new))
    var finding = TurnFinding(.chain, subject, "\(subject): \(difference(oldChain, newChain))")
    (finding.old, finding.new) = (way(oldChain), way(newChain))
    return finding.about(nil, receiver(old))
  }

  /// Says how one chain of responders became another with the same first responder.
  private func difference(_ old: [TraceName], _ new: [TraceName]) -> String {
    let gone = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    let isReordered = old.filter(new.contains) != new.filter(old.contains)
    if isReordered || gone.isEmpty == added.isEmpty { return "\(way(old)) -> \(way(new))" }
    return gone.isEmpty
      ? "\(list(added)) now in it\(place(of: added, in: new))"
      : "\(list(gone)) no longer in it\(place(of: gone, in: old))"
  }

  private func place(of names: [TraceName], in chain: [TraceName]) -> String {
    guard let index = names.first.flatMap(chain.firstIndex), index > 0 else { return "" }
    return " after \(vocabulary.text(chain[index - 1]))"
  }

  private func list(_ names: [TraceName]) -> String {
    names.map(vocabulary.text).joined(separator: ", ")
  }

  private func way(_ chain: [TraceName]) -> String {
    chain.map(vocabulary.text).joined(separator: " > ")
  }

  private func keeperFinding(
    _ old: TraceMessage,
    _ new: TraceMessage,
    _ name: String
  ) -> TurnFinding? {
    let (oldKeepers, newKeepers) = (keepers(old), keepers(new))
    if oldKeepers == newKeepers { return nil }
    let subject = "\(old.message) to \(name)"
    return TurnFinding(.message, subject, from: oldKeepers, to: newKeepers)
      .about(nil, receiver(old))
  }

  private func chain(_ message: TraceMessage) -> [TraceName] { vocabulary.chains[message.chain] }

  private func receiver(_ message: TraceMessage) -> TraceName? { chain(message).first }

  /// Returns the responders whose own code a message reached.
  private func keepers(_ message: TraceMessage) -> String {
    let runs = message.deeds.runs
    var names: [String] = []
    let chain = chain(message)
    for (number, run) in runs.enumerated()
    where run.deed == .consumed || run.deed == .consumedForwarded {
      let end = number + 1 < runs.count ? Int(runs[number + 1].index) : Int(run.index) + 1
      names += chain.indices.clamped(to: Int(run.index)..<max(end, Int(run.index) + 1))
        .map { vocabulary.text(chain[$0]) + (run.deed == .consumedForwarded ? " and on" : "") }
    }
    return names.isEmpty ? "discarded" : "consumed by \(names.joined(separator: ", "))"
  }

  // MARK: Actions

  /// What an action is: its name and who sent it.
  func key(of action: TraceAction) -> TraceAction {
    var key = TraceAction()
    (key.selector, key.from) = (action.selector, action.from)
    return key
  }

  /// Compares who carried out an action.
  func action(_ pair: RecordPair<TraceAction>) -> TurnFinding? {
    let subject = "action \(pair.either.selector)"
    let targets = pair.map(target)
    var finding: TurnFinding
    switch pair {
    case .both(let old, let new):
      if old.to == new.to, old.isDone == new.isDone {
        if old.declined == new.declined && old.events == new.events { return nil }
        let sentence = "\(subject): others are asked before \(target(new))"
        finding = TurnFinding(.action, subject, sentence)
        finding.isSign = true
      } else if !new.isDone {
        let sentence = "\(subject) is no longer performed, was \(target(old))"
        finding = TurnFinding(.action, subject, sentence)
      } else {
        finding = TurnFinding(.action, subject, from: target(old), to: target(new))
      }
    case .missing(let old):
      let deed = old.isDone ? "performed" : "sent"
      finding = TurnFinding(.action, subject, "\(subject) is no longer \(deed)")
    case .new(let new):
      let deed = new.isDone ? "performed by \(target(new))" : "sent, and nobody performs it"
      finding = TurnFinding(.action, subject, "\(subject) is now \(deed)")
    }
    (finding.old, finding.new) = (targets.old, targets.new)
    finding.views = [pair.old?.from, pair.new?.from].compactMap { $0 }
    return finding
  }

  private func target(_ action: TraceAction) -> String {
    action.isDone ? action.to.map { vocabulary.text($0) } ?? "a closure" : "nobody"
  }
}
