internal import HitResponders

/// An action that is sought, until it is known who carries it out.
struct ActionLine {
  var selector: String
  var sender: Int32?
  var declined: [Int32] = []
}

extension TraceRecorder {
  /// Writes a recognizer's change of state.
  func writeGesture(
    _ recognizer: UIGestureRecognizer,
    _ from: UIGestureRecognizer.State,
    _ to: UIGestureRecognizer.State,
    _ cause: GestureCause
  ) {
    if action != nil { finishAction() }
    beginGesture(#"{"k":"gr","of":"#, recognizer)
    lines.append(#","from":""#)
    append(from)
    lines.append(#"","to":""#)
    append(to)
    lines.append(#"","why":"#)
    switch cause {
    case .followed: lines.append(#""fingers changed""#)
    case .pointerMoved: lines.append(#""pointer moved""#)
    default: lines.append(string: cause.words)
    }
    switch cause {
    case .prevented(let name), .busy(let name), .requiredToFail(let name), .refused(let name):
      lines.append(#","by":"#)
      lines.append(string: name)
    default: break
    }
    lines.append("}\n")
  }

  /// Writes a question about a recognizer and its answer.
  func writeQuestion(
    _ recognizer: UIGestureRecognizer,
    _ question: GestureQuestion,
    _ answer: Bool
  ) {
    if action != nil { finishAction() }
    beginGesture(#"{"k":"ask","of":"#, recognizer)
    switch question {
    case .shouldReceive(let finger):
      lines.append(#","q":"shouldReceive","touch":"#)
      lines.append(finger)
    case .shouldBegin(let asked):
      lines.append(#","q":"shouldBegin","with":"#)
      lines.append(string: asked)
    case .shouldRecognizeSimultaneously(let name):
      lines.append(#","q":"shouldRecognizeSimultaneously","with":"#)
      lines.append(string: name)
    case .shouldRequireFailure(let name):
      lines.append(#","q":"shouldRequireFailure","with":"#)
      lines.append(string: name)
    }
    lines.append(answer ? #","a":true}"# : #","a":false}"#)
    lines.append(byte: 10)
  }

  /// Writes a decision that left a recognizer's state as it was.
  func writeRuling(_ recognizer: UIGestureRecognizer, _ ruling: GestureRuling) {
    if action != nil { finishAction() }
    beginGesture(#"{"k":"rule","of":"#, recognizer)
    switch ruling {
    case .waits(let name):
      lines.append(#","r":"waits","by":"#)
      lines.append(string: name)
    case .delaysBegan(let finger):
      lines.append(#","r":"delaysBegan","touch":"#)
      lines.append(finger)
    case .delaysEnded(let finger):
      lines.append(#","r":"delaysEnded","touch":"#)
      lines.append(finger)
    case .takesTouch(let finger):
      lines.append(#","r":"takesTouch","touch":"#)
      lines.append(finger)
    }
    lines.append("}\n")
  }

  private func beginGesture(_ start: StaticString, _ recognizer: UIGestureRecognizer) {
    beginDerived(start)
    lines.append(#","g":"#)
    append(naming.index(of: recognizer))
    if let view = recognizer.view {
      lines.append(#","view":"#)
      append(naming.index(of: view))
    }
  }

  private func append(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: lines.append("possible")
    case .began: lines.append("began")
    case .changed: lines.append("changed")
    case .ended: lines.append("ended")
    case .cancelled: lines.append("cancelled")
    case .failed: lines.append("failed")
    }
  }

  // MARK: Actions

  /// Takes note that an action is sought.
  func seek(_ selector: Selector, from sender: UIResponder?) {
    finishAction()
    action = ActionLine(selector: selector.name, sender: sender.map { naming.index(of: $0) })
  }

  /// Writes an action that is carried out.
  func perform(_ selector: Selector, on object: AnyObject?) {
    var line = action ?? ActionLine(selector: selector.name, sender: nil)
    line.selector = selector.name
    action = nil
    write(line, to: object.map { naming.index(ofAny: $0) }, isDone: true)
  }

  /// Writes an action that nobody carried out.
  func finishAction() {
    guard let line = action else { return }
    action = nil
    write(line, to: nil, isDone: false)
  }

  private func write(_ line: ActionLine, to target: Int32?, isDone: Bool) {
    beginDerived(#"{"k":"act","of":"#)
    lines.append(#","sel":"#)
    lines.append(string: line.selector)
    lines.append(#","from":"#)
    append(orNull: line.sender)
    lines.append(#","to":"#)
    append(orNull: target)
    lines.append(isDone ? #","done":true"# : #","done":false"#)
    if !line.declined.isEmpty {
      lines.append(#","declined":["#)
      for (place, name) in line.declined.enumerated() {
        if place > 0 { lines.append(",") }
        append(name)
      }
      lines.append("]")
    }
    lines.append("}\n")
  }
}
