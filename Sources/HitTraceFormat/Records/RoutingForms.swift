// The records of what followed from inputs: touches, messages, actions and timers.

extension TraceTouches: TraceForm {
  package static var kind: StaticString { "ev" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.may("t", TimeOfEvent.self, &time)
    try keys.may("type", &type)
    try keys.need("touches", &touches)
  }
}

extension TraceHit: TraceForm {
  package static var kind: StaticString { "hit" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("win", &window)
    try keys.need("got", &got)
    try keys.may("walk", &walk)
  }
}

extension TraceWithheld: TraceForm {
  package static var kind: StaticString { "held" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("touch", &finger)
    try keys.may("view", TraceName?.self, &view)
    try keys.need("why", &reason)
    try keys.may("by", &by)
  }
}

extension TraceChain: TraceForm {
  package static var kind: StaticString { "chain" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("c", NumberOfChain.self, &number)
    try keys.need("r", &responders)
  }
}

extension TraceMessage: TraceForm {
  package static var kind: StaticString { "rsp" }

  @inline(__always)
  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("m", MessageForm.self, &message)
    try keys.need("c", ChainForm.self, &chain)
    try keys.need("at", &deeds)
  }
}

extension TraceAction: TraceForm {
  package static var kind: StaticString { "act" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("sel", &selector)
    try keys.may("from", TraceName?.self, &from)
    try keys.may("to", TraceName?.self, &to)
    try keys.may("events", &events)
    try keys.need("done", &isDone)
    try keys.may("declined", &declined, isWritten: !declined.isEmpty)
  }
}

extension TraceTick: TraceForm {
  package static var kind: StaticString { "tick" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.need("timer", &timer)
    try keys.may("g", &gesture)
    try keys.may("view", &view)
  }
}
