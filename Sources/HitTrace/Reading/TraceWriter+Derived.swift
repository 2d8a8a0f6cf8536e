extension TraceWriter {
  mutating func append(_ event: TraceTouches, _ names: borrowing TraceNames) {
    line.append(#"{"k":"ev","of":"#)
    line.append(event.of)
    append(eventTime: event.time)
    line.append(#","type":"#)
    line.append(string: event.type)
    line.append(#","touches":["#)
    for (place, touch) in event.touches.enumerated() {
      line.append(place > 0 ? ",[" : "[")
      line.append(touch.finger)
      line.append(",")
      line.append(string: touch.phase.rawValue)
      line.append(",")
      append(orNull: touch.view, names)
      line.append("]")
    }
    line.append("]")
  }

  mutating func append(_ hit: TraceHit, _ names: borrowing TraceNames) {
    line.append(#"{"k":"hit","of":"#)
    line.append(hit.of)
    line.append(#","win":"#)
    append(orNull: hit.window, names)
    line.append(#","got":"#)
    append(orNull: hit.got, names)
    line.append(#","walk":["#)
    for (place, visit) in hit.walk.enumerated() {
      if place > 0 { line.append(",") }
      append(visit, names)
    }
    line.append("]")
  }

  private mutating func append(_ visit: TraceHit.Visit, _ names: borrowing TraceNames) {
    line.append("[")
    line.append(string: names[visit.view])
    line.append(",\"")
    var separator: StaticString = ""
    for (bit, word) in TraceHit.Verdicts.words.enumerated()
    where visit.verdicts.rawValue & 1 << UInt8(bit) != 0 {
      line.append(separator)
      line.append(json: word)
      separator = "+"
    }
    line.append("\",")
    line.append(visit.depth)
    if visit.x.isNaN && visit.y.isNaN {
      line.append(",null,")
    } else {
      line.append(",[")
      line.append(visit.x)
      line.append(",")
      line.append(visit.y)
      line.append("],")
    }
    append(orNull: visit.answer, names)
    if let alpha = visit.alpha {
      line.append(",")
      line.append(alpha)
    }
    line.append("]")
  }

  mutating func append(_ held: TraceWithheld, _ names: borrowing TraceNames) {
    line.append(#"{"k":"held","of":"#)
    line.append(held.of)
    line.append(#","touch":"#)
    line.append(held.finger)
    line.append(#","view":"#)
    append(orNull: held.view, names)
    line.append(#","why":"#)
    line.append(string: held.reason.rawValue)
    append(#","by":"#, held.by, names)
  }

  mutating func append(_ question: TraceQuestion, _ names: borrowing TraceNames) {
    begin(#"{"k":"ask","of":"#, question.of, question.gesture, question.view, names)
    line.append(#","q":"#)
    line.append(string: question.kind.rawValue)
    append(finger: question.finger)
    append(#","with":"#, question.with, names)
    line.append(question.answer ? #","a":true"# : #","a":false"#)
  }

  mutating func append(_ ruling: TraceRuling, _ names: borrowing TraceNames) {
    begin(#"{"k":"rule","of":"#, ruling.of, ruling.gesture, ruling.view, names)
    line.append(#","r":"#)
    line.append(string: ruling.kind.rawValue)
    append(finger: ruling.finger)
    append(#","by":"#, ruling.by, names)
  }

  mutating func append(_ gesture: TraceGesture, _ names: borrowing TraceNames) {
    begin(#"{"k":"gr","of":"#, gesture.of, gesture.gesture, gesture.view, names)
    line.append(#","from":"#)
    line.append(string: gesture.from.rawValue)
    line.append(#","to":"#)
    line.append(string: gesture.to.rawValue)
    line.append(#","why":"#)
    line.append(string: gesture.why)
    append(finger: gesture.finger)
    append(#","by":"#, gesture.by, names)
  }

  mutating func append(_ chain: TraceChain, _ names: borrowing TraceNames) {
    line.append(#"{"k":"chain","of":"#)
    line.append(chain.of)
    line.append(#","c":"#)
    line.append(chain.number)
    line.append(#","r":["#)
    append(list: chain.responders, names)
    line.append("]")
  }

  mutating func append(_ message: TraceMessage) {
    line.append(#"{"k":"rsp","of":"#)
    line.append(message.of)
    line.append(#","m":"#)
    line.append(string: message.message)
    line.append(#","c":"#)
    line.append(message.chain)
    line.append(#","at":["#)
    for (place, run) in message.deeds.runs.enumerated() {
      line.append(place > 0 ? ",[" : "[")
      line.append(Int(run.index))
      line.append(",")
      line.append(string: run.deed.rawValue)
      line.append("]")
    }
    line.append("]")
  }

  mutating func append(_ action: TraceAction, _ names: borrowing TraceNames) {
    line.append(#"{"k":"act","of":"#)
    line.append(action.of)
    line.append(#","sel":"#)
    line.append(string: action.selector)
    line.append(#","from":"#)
    append(orNull: action.from, names)
    line.append(#","to":"#)
    append(orNull: action.to, names)
    if let events = action.events {
      line.append(#","events":"#)
      line.append(string: events)
    }
    line.append(action.isDone ? #","done":true"# : #","done":false"#)
    if action.declined.isEmpty { return }
    line.append(#","declined":["#)
    append(list: action.declined, names)
    line.append("]")
  }

  mutating func append(_ tick: TraceTick, _ names: borrowing TraceNames) {
    line.append(#"{"k":"tick","of":"#)
    line.append(tick.of)
    line.append(#","t":"#)
    line.append(Int(tick.time))
    line.append(#","timer":"#)
    line.append(string: tick.timer)
    append(#","g":"#, tick.gesture, names)
    append(#","view":"#, tick.view, names)
  }

  // MARK: - Parts

  /// Begins a record about a recognizer.
  private mutating func begin(
    _ start: StaticString,
    _ of: Int,
    _ gesture: TraceName,
    _ view: TraceName?,
    _ names: borrowing TraceNames
  ) {
    line.append(start)
    line.append(of)
    line.append(#","g":"#)
    line.append(string: names[gesture])
    append(#","view":"#, view, names)
  }

  private mutating func append(finger: Int?) {
    guard let finger else { return }
    line.append(#","touch":"#)
    line.append(finger)
  }

  /// Appends a key and a name, where there is one.
  private mutating func append(
    _ key: StaticString,
    _ name: TraceName?,
    _ names: borrowing TraceNames
  ) {
    guard let name else { return }
    line.append(key)
    line.append(string: names[name])
  }

  private mutating func append(orNull name: TraceName?, _ names: borrowing TraceNames) {
    if let name { line.append(string: names[name]) } else { line.append("null") }
  }

  private mutating func append(list: [TraceName], _ names: borrowing TraceNames) {
    for (place, name) in list.enumerated() {
      if place > 0 { line.append(",") }
      line.append(string: names[name])
    }
  }
}
