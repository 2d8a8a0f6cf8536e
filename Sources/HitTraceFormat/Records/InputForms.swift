// The records that a replay feeds.

extension TraceInput: TraceForm {
  package static var kind: StaticString { "in" }

  @inline(__always)
  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("n", NumberOfInput.self, &number)
    try keys.may("f", FrameForm.self, &frame)
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.may("src", &source)
    try keys.need("p", &phase)
    let isOfFinger = phase.isOfFinger
    let hasFinger = isOfFinger || finger != 0
    try keys.may("id", Int.self, &finger, isRequired: isOfFinger, isWritten: hasFinger)
    try keys.may("x", &x, isRequired: isOfFinger)
    try keys.may("y", &y, isRequired: isOfFinger)
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
  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.may("type", TypeOfPress.self, &type, isWritten: type != TraceKey().type)
    try keys.may("usage", Count.self, &usage, isWritten: usage != 0)
    try keys.may("text", &characters)
    try keys.may("plain", &plainCharacters)
  }
}

extension TraceChange: TraceForm {
  package static var kind: StaticString { "mut" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("n", NumberOfInput.self, &number)
    try keys.may("f", FrameForm.self, &frame)
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.may("view", &view)
    try keys.may("op", &operation, isWritten: operation != .set)
    let isSet = operation == .set || !properties.isEmpty
    try keys.may("set", MembersForm<TraceChange.Property>.self, &properties, isWritten: isSet)
  }
}
