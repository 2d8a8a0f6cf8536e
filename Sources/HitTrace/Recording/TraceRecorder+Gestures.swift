internal import HitResponders

extension TraceRecorder {
  /// Writes a recognizer's change of state.
  func writeGesture(
    _ recognizer: UIGestureRecognizer,
    _ from: UIGestureRecognizer.State,
    _ to: UIGestureRecognizer.State,
    _ cause: GestureCause
  ) {
    finishAction()
    var gesture = TraceGesture(
      of: inputCount,
      gesture: naming.name(of: recognizer),
      view: viewName(of: recognizer),
      from: TraceGesture.State(from),
      to: TraceGesture.State(to),
      why: cause.words
    )
    switch cause {
    case .prevented(let name), .busy(let name), .requiredToFail(let name), .refused(let name):
      gesture.by = naming.intern(name)
    default: break
    }
    derive(.gesture(gesture))
  }

  /// Writes a question about a recognizer and its answer.
  func writeQuestion(
    _ recognizer: UIGestureRecognizer,
    _ question: GestureQuestion,
    _ answer: Bool
  ) {
    finishAction()
    var record = TraceQuestion(
      of: inputCount,
      gesture: naming.name(of: recognizer),
      view: viewName(of: recognizer),
      kind: .shouldReceive,
      answer: answer
    )
    switch question {
    case .shouldReceive(let finger): record.finger = finger
    case .shouldBegin(let asked): (record.kind, record.with) = (.shouldBegin, naming.intern(asked))
    case .shouldRecognizeSimultaneously(let name):
      (record.kind, record.with) = (.shouldRecognizeSimultaneously, naming.intern(name))
    case .shouldRequireFailure(let name):
      (record.kind, record.with) = (.shouldRequireFailure, naming.intern(name))
    }
    derive(.question(record))
  }

  /// Writes a decision that left a recognizer's state as it was.
  func writeRuling(_ recognizer: UIGestureRecognizer, _ ruling: GestureRuling) {
    finishAction()
    var record = TraceRuling(
      of: inputCount,
      gesture: naming.name(of: recognizer),
      view: viewName(of: recognizer),
      kind: .waits
    )
    switch ruling {
    case .waits(let name): record.by = naming.intern(name)
    case .delaysBegan(let finger): (record.kind, record.finger) = (.delaysBegan, finger)
    case .delaysEnded(let finger): (record.kind, record.finger) = (.delaysEnded, finger)
    case .takesTouch(let finger): (record.kind, record.finger) = (.takesTouch, finger)
    }
    derive(.ruling(record))
  }

  private func viewName(of recognizer: UIGestureRecognizer) -> TraceName? {
    recognizer.view.map { naming.name(of: $0) }
  }

  // MARK: Actions

  /// Takes note that an action is sought.
  func seek(_ selector: Selector, from sender: UIResponder?) {
    finishAction()
    action = TraceAction(
      of: inputCount,
      selector: selector.name,
      from: sender.map { naming.name(of: $0) },
      to: nil,
      isDone: false
    )
  }

  /// Writes an action that is carried out.
  func perform(_ selector: Selector, on object: AnyObject?) {
    var line =
      action ?? TraceAction(of: inputCount, selector: "", from: nil, to: nil, isDone: true)
    line.selector = selector.name
    line.to = object.map { naming.name(ofAny: $0) }
    line.isDone = true
    action = line
    finishAction()
  }

  /// Writes the action that was sought; nobody carried it out unless that was said.
  @inline(__always)
  func finishAction() {
    if action != nil { writeAction() }
  }

  @inline(never)
  private func writeAction() {
    guard var line = action else { return }
    action = nil
    line.of = inputCount
    derive(.action(line))
  }
}

extension TraceGesture.State {
  /// The word of a recognizer's state.
  init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}
