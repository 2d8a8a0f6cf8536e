public import HitResponders

extension TraceRecorder {
  /// Writes one step down.
  public func routing(_ step: RoutingStep) {
    if case .taken(let input) = step {
      finishTurn()
      turnStart = lines.count
      return write(input)
    }
    if !isTurnOpen || application.firingDeadline != tickedDeadline { openTurn(for: step) }
    switch step {
    case .delivered(let message, let responder): begin(message, at: responder)
    case .forwarded(let message, let from, let to): forward(message, from: from, to: to)
    case .asked(let view, let point):
      walk.ask(naming.index(of: view), view, at: point)
    case .judged(let view, let verdict):
      walk.judge(view, verdict, name: naming.index(of: view))
    case .answered(let view, let hit):
      walk.answer(view, hit, name: hit.map(naming.index(of:)))
    case .bound(let touch): writeHit(touch)
    case .withheld(let touch, let reason): writeWithheld(touch, reason)
    case .sent(let event, let sender):
      if owesEvent, sender === application, event.type == .touches { writeEvent(event) }
    case .consulted(let recognizer, let question, let answer):
      writeQuestion(recognizer, question, answer)
    case .ruled(let recognizer, let ruling): writeRuling(recognizer, ruling)
    case .moved(let recognizer, let from, let to, let cause):
      writeGesture(recognizer, from, to, cause)
    case .sought(let selector, let sender): seek(selector, from: sender)
    case .declined(_, let object): action?.declined.append(naming.index(ofAny: object))
    case .performed(let selector, let object): perform(selector, on: object)
    case .taken: break
    }
  }

  /// Writes what a step follows from, where that is no input: a timer, or code between inputs.
  @inline(never)
  private func openTurn(for step: RoutingStep) {
    let firing = application.firingDeadline
    let wasOpen = isTurnOpen
    isTurnOpen = true
    if firing != tickedDeadline {
      tickedDeadline = firing
      if firing != 0 {
        finishAction()
        return writeTick(for: step)
      }
    }
    if wasOpen || firing != 0 { return }
    time = currentTime
    writeChange(.code)
  }

  /// Writes that a timer fired, and whose it is as far as the first thing that followed tells.
  private func writeTick(for step: RoutingStep) {
    time = currentTime
    derivedCount += 1
    lines.append(#"{"k":"tick","of":"#)
    lines.append(inputCount)
    lines.append(#","t":"#)
    lines.append(Int(time))
    switch step {
    case .consulted(let recognizer, _, _), .ruled(let recognizer, _),
      .moved(let recognizer, _, _, _):
      lines.append(#","timer":"gesture","g":"#)
      append(naming.index(of: recognizer))
      if let view = recognizer.view {
        lines.append(#","view":"#)
        append(naming.index(of: view))
      }
    case .delivered(_, let responder), .forwarded(_, let responder, _):
      lines.append(#","timer":"message","view":"#)
      append(naming.index(of: responder))
    case .sought, .declined, .performed: lines.append(#","timer":"action""#)
    default: lines.append(#","timer":"hit""#)
    }
    lines.append("}\n")
  }

  /// Begins a derived line up to the number of the input it follows from.
  @inline(__always)
  func beginDerived(_ start: StaticString) {
    derivedCount += 1
    lines.append(start)
    lines.append(inputCount)
  }

  /// Appends a name as a JSON string.
  @inline(__always)
  func append(_ name: Int32) { lines.append(naming.quoted[Int(name)]) }

  /// Appends a name, or null where there is none.
  func append(orNull name: Int32?) {
    if let name { append(name) } else { lines.append("null") }
  }
}
