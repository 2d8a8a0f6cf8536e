public import HitResponders

extension TraceRecorder {
  /// Writes one step down.
  public func routing(_ step: RoutingStep) {
    if case .taken(let input) = step {
      finishTurn()
      turnStart = writer.line.count
      return write(input)
    }
    if !isTurnOpen || application.firingDeadline != tickedDeadline { openTurn(for: step) }
    switch step {
    case .delivered(let message, let responder): begin(message, at: responder)
    case .forwarded(let message, let from, let to): forward(message, from: from, to: to)
    case .asked(let view, let point):
      walk.ask(view, number: number(view), at: point)
    case .judged(let view, let verdict):
      walk.judge(view, number: number(view), verdict)
    case .answered(let view, let hit):
      walk.answer(view, hit, number: hit.map { number($0) })
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
    case .declined(_, let object): action?.declined.append(naming.name(ofAny: object))
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
    var tick = TraceTick(of: inputCount, time: time, timer: "hit")
    switch step {
    case .consulted(let recognizer, _, _), .ruled(let recognizer, _),
      .moved(let recognizer, _, _, _):
      tick.timer = "gesture"
      tick.gesture = naming.name(of: recognizer)
      tick.view = recognizer.view.map { naming.name(of: $0) }
    case .delivered(_, let responder), .forwarded(_, let responder, _):
      tick.timer = "message"
      tick.view = naming.name(of: responder)
    case .sought, .declined, .performed: tick.timer = "action"
    default: break
    }
    derive(.tick(tick))
  }

  /// Returns the number of a view's name.
  private func number(_ view: UIView) -> Int { Int(naming.name(of: view).index) }

  /// Writes a record that follows from what was fed.
  func derive(_ record: TraceRecord) {
    derivedCount += 1
    writer.write(record)
  }
}
