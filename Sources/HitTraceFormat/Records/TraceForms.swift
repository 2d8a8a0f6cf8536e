// Every kind of record with its keys, in the order of `docs/trace-format.md`.

extension TraceHeader: TraceForm {
  static var kind: StaticString { "head" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    var format = Self.format
    var size = (windowWidth, windowHeight)
    var recordsKeys = !hidesKeys
    try keys.need("format", &format)
    try keys.need("v", &version)
    try keys.may("minor", &minor)
    try keys.need("app", &application)
    try keys.need("scene", &scene)
    try keys.may("sceneHash", &sceneHash)
    try keys.may("seed", WideNumber.self, &seed)
    try keys.may("clock", &clock)
    try keys.may("origin", Microseconds.self, &origin, isWritten: origin != 0)
    try keys.need("win", SizeForm.self, &size)
    try keys.may("scale", ExtentForm.self, &scale)
    try keys.may("rules", MembersForm<TraceSetting>.self, &rules)
    try keys.may("detail", &detail)
    try keys.may("keys", &recordsKeys, isWritten: recordsKeys)
    try keys.may("wall", &wall)
    (windowWidth, windowHeight) = size
    hidesKeys = !recordsKeys
  }
}

/// The record of the scene's file.
struct SceneLine: TraceForm {
  static var kind: StaticString { "scene" }
  var json = ""

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("json", JSONForm.self, &json)
  }
}

extension TraceInput: TraceForm {
  static var kind: StaticString { "in" }

  @inline(__always)
  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("n", NumberOfInput.self, &number)
    try keys.may("f", FrameForm.self, &frame)
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.may("src", &source)
    try keys.need("p", &phase)
    let isOfFinger = phase.isOfFinger
    let hasFinger = isOfFinger || finger != 0
    try keys.may("id", Int.self, &finger, isRequired: isOfFinger, isWritten: hasFinger)
    let hasPlace = phase.hasPlace
    try keys.may("x", &x, isRequired: hasPlace)
    try keys.may("y", &y, isRequired: hasPlace)
    if keys.goesOn(hasRest) || !isOfFinger { try tellRest(&keys) }
  }

  /// Tells the keys that most inputs lack.
  @inline(never)
  private mutating func tellRest<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.may("b", Bits.self, &buttons, isWritten: buttons != 0)
    try keys.may("mod", Bits.self, &modifiers, isWritten: modifiers != 0)
    try keys.may("dx", &dx, isWritten: dx != 0)
    try keys.may("dy", &dy, isWritten: dy != 0)
    try keys.may("force", &force)
    try keys.may("key", &key, isRequired: phase == .key)
    try keys.may("stage", &stage, isWritten: stage != .began)
    try keys.may("sub", &subtype, isRequired: phase == .remote)
  }
}

extension TraceKey: KeyedForm {
  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.may("type", TypeOfPress.self, &type, isWritten: type != TraceKey().type)
    try keys.may("usage", Count.self, &usage, isWritten: usage != 0)
    try keys.may("text", &characters)
    try keys.may("plain", &plainCharacters)
  }
}

extension TraceChange: TraceForm {
  static var kind: StaticString { "mut" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("n", NumberOfInput.self, &number)
    try keys.may("f", FrameForm.self, &frame)
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.may("view", &view)
    try keys.may("op", &operation, isWritten: operation != .set)
    let isSet = operation == .set || !properties.isEmpty
    try keys.may("set", MembersForm<TraceChange.Property>.self, &properties, isWritten: isSet)
  }
}

extension TraceTouches: TraceForm {
  static var kind: StaticString { "ev" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.may("t", TimeOfEvent.self, &time)
    try keys.may("type", &type)
    try keys.need("touches", &touches)
  }
}

extension TraceHit: TraceForm {
  static var kind: StaticString { "hit" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("win", &window)
    try keys.need("got", &got)
    try keys.may("walk", &walk)
  }
}

extension TraceWithheld: TraceForm {
  static var kind: StaticString { "held" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("touch", &finger)
    try keys.may("view", TraceName?.self, &view)
    try keys.need("why", &reason)
    try keys.may("by", &by)
  }
}

extension TraceQuestion: TraceForm {
  static var kind: StaticString { "ask" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try recognizer.tell(&keys)
    try keys.need("q", &kind)
    try keys.may("touch", &finger)
    try keys.may("with", &with)
    try keys.need("a", &answer)
  }
}

extension TraceRuling: TraceForm {
  static var kind: StaticString { "rule" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try recognizer.tell(&keys)
    try keys.need("r", &kind)
    try keys.may("touch", &finger)
    try keys.may("by", &by)
  }
}

extension TraceGesture: TraceForm {
  static var kind: StaticString { "gr" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try recognizer.tell(&keys)
    try keys.need("from", &from)
    try keys.need("to", &to)
    try keys.need("why", &why)
    try keys.may("touch", &finger)
    try keys.may("by", &by)
  }
}

extension TraceRecognizer: KeyedForm {
  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("g", &name)
    try keys.may("view", &view)
  }
}

extension TraceChain: TraceForm {
  static var kind: StaticString { "chain" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("c", NumberOfChain.self, &number)
    try keys.need("r", &responders)
  }
}

extension TraceMessage: TraceForm {
  static var kind: StaticString { "rsp" }

  @inline(__always)
  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("m", MessageForm.self, &message)
    try keys.need("c", ChainForm.self, &chain)
    try keys.need("at", &deeds)
  }
}

extension TraceAction: TraceForm {
  static var kind: StaticString { "act" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
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
  static var kind: StaticString { "tick" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.need("timer", &timer)
    try keys.may("g", &gesture)
    try keys.may("view", &view)
  }
}

extension TraceMark: TraceForm {
  static var kind: StaticString { "mark" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.need("text", &text)
  }
}

extension TraceCheck: TraceForm {
  static var kind: StaticString { "chk" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.need("hash", &hash)
    try keys.may("values", &values)
  }
}

extension TraceTail: TraceForm {
  static var kind: StaticString { "tail" }

  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.need("inputs", CountOfInputs.self, &inputs)
    try keys.need("derived", CountOfDerived.self, &derived)
    try keys.need("hash", &hash)
    try keys.may("values", &values)
    try keys.need("complete", &isComplete)
  }
}
