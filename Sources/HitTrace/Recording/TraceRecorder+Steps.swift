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
    case .delivered(let message, let responder):
      walk.removeAll()
      finishAction()
      messages.begin(message, at: responder, of: inputCount, offset: writer.line.count)
    case .forwarded(let message, let from, let to): messages.forward(message, from: from, to: to)
    case .asked(let view, let point):
      walk.ask(view, number: number(view), at: point)
    case .judged(let view, let verdict):
      walk.judge(view, number: number(view), verdict)
    case .answered(let view, let hit):
      walk.answer(view, hit, number: hit.map { number($0) })
    case .bound(let touch):
      follow(.hit(make.hit(touch, walk, of: number(of: touch))))
      walk.removeAll()
    case .withheld(let touch, let reason):
      follow(.withheld(make.withheld(touch, reason, of: inputCount)))
    case .sent(let event, let sender):
      if owesEvent, sender === application, event.type == .touches {
        owesEvent = false
        writer.write(.touches(make.touches(event, at: time, of: inputCount)))
      }
    case .consulted(let recognizer, let question, let answer):
      follow(.question(make.question(recognizer, question, answer, of: inputCount)))
    case .ruled(let recognizer, let ruling):
      follow(.ruling(make.ruling(recognizer, ruling, of: inputCount)))
    case .moved(let recognizer, let from, let to, let cause):
      follow(.gesture(make.gesture(recognizer, from, to, cause, of: inputCount)))
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
        time = currentTime
        return writer.write(.tick(make.tick(before: step, at: time, of: inputCount)))
      }
    }
    if wasOpen || firing != 0 { return }
    time = currentTime
    writeChange(.code)
  }

  private func number(_ view: UIView) -> Int { Int(naming.name(of: view).index) }

  /// Writes a record that follows from what was fed.
  private func follow(_ record: TraceRecord) {
    finishAction()
    writer.write(record)
  }

  /// Returns the number of the input by which a touch began: the latest one of its finger.
  private func number(of touch: UITouch) -> Int {
    var number = inputCount - samples.count
    var found = inputCount
    for sample in samples {
      number += 1
      if sample.finger == touch.finger, sample.phase == .began { found = number }
    }
    return found
  }

  // MARK: Actions

  func seek(_ selector: Selector, from sender: UIResponder?) {
    finishAction()
    var line = TraceAction()
    line.selector = selector.name
    line.from = sender.map { naming.name(of: $0) }
    line.isDone = false
    action = line
  }

  func perform(_ selector: Selector, on object: AnyObject?) {
    var line = action ?? TraceAction()
    line.selector = selector.name
    line.to = object.map { naming.name(ofAny: $0) }
    line.isDone = true
    action = line
    finishAction()
  }

  /// Writes the action that was sought; nobody carried it out unless that was said.
  @inline(__always)
  func finishAction() {
    if case .some = action { writeAction() }
  }

  @inline(never)
  private func writeAction() {
    guard var line = action else { return }
    action = nil
    line.of = inputCount
    writer.write(.action(line))
  }
}
