// The records that frame a trace.

extension TraceHeader: TraceForm {
  package static var kind: StaticString { "head" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
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

extension TraceMark: TraceForm {
  package static var kind: StaticString { "mark" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.need("text", &text)
  }
}

extension TraceCheck: TraceForm {
  package static var kind: StaticString { "chk" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.need("hash", &hash)
    try keys.may("values", &values)
  }
}

extension TraceTail: TraceForm {
  package static var kind: StaticString { "tail" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("t", TimeOfRecord.self, &time)
    try keys.need("inputs", CountOfInputs.self, &inputs)
    try keys.need("derived", CountOfDerived.self, &derived)
    try keys.need("hash", &hash)
    try keys.may("values", &values)
    try keys.need("complete", &isComplete)
  }
}
