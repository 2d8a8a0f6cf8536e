// The records of what recognizers did.

extension TraceQuestion: TraceForm {
  package static var kind: StaticString { "ask" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("g", &gesture)
    try keys.may("view", &view)
    try keys.need("q", &kind)
    try keys.may("touch", &finger)
    try keys.may("with", &with)
    try keys.need("a", &answer)
  }
}

extension TraceRuling: TraceForm {
  package static var kind: StaticString { "rule" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("g", &gesture)
    try keys.may("view", &view)
    try keys.need("r", &kind)
    try keys.may("touch", &finger)
    try keys.may("by", &by)
  }
}

extension TraceGesture: TraceForm {
  package static var kind: StaticString { "gr" }

  package mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure) {
    try keys.need("of", OriginForm.self, &of)
    try keys.need("g", &gesture)
    try keys.may("view", &view)
    try keys.need("from", &from)
    try keys.need("to", &to)
    try keys.need("why", &why)
    try keys.may("touch", &finger)
    try keys.may("by", &by)
  }
}
