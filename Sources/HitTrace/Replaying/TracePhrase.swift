/// Records of what followed, in words.
struct TracePhrase {
  /// The names that the records refer to.
  let names: TraceNames
  /// The responders of the chains.
  let chains: [Int: [TraceName]]

  private func name(_ name: TraceName?) -> String { name.map { names[$0] } ?? "nobody" }

  func words(of record: TraceRecord) -> String {
    switch record {
    case .touches(let event):
      return event.touches.map { "touch \($0.finger) \($0.phase.rawValue) in \(name($0.view))" }
        .joined(separator: ", ")
    case .hit(let hit): return "\(name(hit.got)) was hit"
    case .withheld(let held):
      return "touch \(held.finger) was withheld from \(name(held.view)) (\(held.reason.rawValue))"
    case .question(let question):
      let answer = question.answer ? "yes" : "no"
      return "\(names[question.recognizer.name]) \(question.kind.rawValue): \(answer)"
    case .ruling(let ruling): return "\(names[ruling.recognizer.name]) \(ruling.kind.rawValue)"
    case .gesture(let gesture):
      let place = gesture.recognizer.view.map { " of \(names[$0])" } ?? ""
      return
        "\(names[gesture.recognizer.name])\(place) \(gesture.from.rawValue) > \(gesture.to.rawValue)"
        + " (\(gesture.why))"
    case .chain(let chain):
      return "the chain \(chain.responders.map { names[$0] }.joined(separator: " > "))"
    case .message(let message): return words(of: message)
    case .action(let action):
      let target = action.isDone ? action.to.map { names[$0] } ?? "a closure" : "nobody"
      return "action \(action.selector) -> \(target)"
    case .tick(let tick):
      let owner = (tick.gesture ?? tick.view).map { " of \(names[$0])" } ?? ""
      return "a \(tick.timer) timer\(owner) fired"
    case .check: return "the state's hash"
    case .tail: return "the end"
    case .input, .change: return "the next input"
    case .header, .scene, .mark: return "a note"
    }
  }

  private func words(of message: TraceMessage) -> String {
    guard let chain = chains[message.chain], let last = message.deeds.last,
      chain.indices.contains(Int(last.index))
    else { return message.message }
    return "\(name(chain.first)) got \(message.message), \(names[chain[Int(last.index)]]) "
      + last.deed.rawValue
  }

  /// Says in one sentence how two records differ, and why a replay could not have them the same.
  func sentence(_ old: TraceRecord?, _ new: TraceRecord?, after unrepeated: TraceChange?) -> String
  {
    let sentence = sentence(old, new)
    guard let unrepeated else { return sentence }
    let what =
      unrepeated.operation == .code
      ? "the program's own code did something" : "the scene was changed as a whole"
    return
      "at input \(unrepeated.number) \(what), which no replay can do again; since then \(sentence)"
  }

  private func sentence(_ old: TraceRecord?, _ new: TraceRecord?) -> String {
    switch (old, new) {
    case (.hit(let old), .hit(let new)): return sentence(old, new)
    case (let old?, let new?):
      if case .check = old { return "the state differs, though what was told of it did not" }
      if case .tail = old { return "the state differs at the end" }
      return "\(words(of: old)); now \(words(of: new))"
    case (let old?, nil): return "\(words(of: old)); now that does not happen"
    case (nil, let new?): return "new: \(words(of: new))"
    case (nil, nil): return "nothing"
    }
  }

  /// Names the first view that judged otherwise, which is why another one was hit.
  private func sentence(_ old: TraceHit, _ new: TraceHit) -> String {
    let start =
      old.got == new.got
      ? "\(name(old.got)) was hit another way" : "\(name(old.got)) -> \(name(new.got))"
    let difference = WalkDifference(old, new, text: name)
    return (difference.sentence ?? difference.shifted?.words).map { "\(start) (\($0))" } ?? start
  }
}
