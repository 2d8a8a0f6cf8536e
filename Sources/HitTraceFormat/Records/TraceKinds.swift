/// The kinds of records, and the keys of each as its description tells them.
package enum TraceKinds {
  package struct Kind: Sendable {
    /// What the key `k` says.
    package var kind: StaticString
    /// The keys, in the order in which they are written.
    package var keys: [Key]
  }

  package struct Key: Hashable, Sendable {
    package var word: String
    /// Whether every record of the kind must have it.
    package var isRequired: Bool
  }

  /// The kinds, in the order of `docs/trace-format.md`.
  package static let all: [Kind] = [
    kind(TraceHeader()), kind(SceneLine()),
    kind(TraceInput(number: 1, frame: 1, time: 0, source: .api, phase: .hover)),
    kind(TraceChange()), kind(TraceTouches()), kind(TraceHit()), kind(TraceWithheld()),
    kind(TraceQuestion()), kind(TraceRuling()), kind(TraceGesture()), kind(TraceChain()),
    kind(TraceMessage()), kind(TraceAction()), kind(TraceTick()), kind(TraceMark()),
    kind(TraceCheck()), kind(TraceTail()),
  ]

  private static func kind<Record: TraceForm>(_ blank: Record) -> Kind {
    Kind(kind: Record.kind, keys: keys(of: blank))
  }

  /// The keys of a key or button inside an input.
  package static let keysOfKey = keys(of: TraceKey())

  private static func keys<Record: KeyedForm>(of blank: Record) -> [Key] {
    var list = KeyList()
    var record = blank
    record.tell(&list)
    return list.keys
  }

  private struct KeyList: KeyListener {
    typealias Failure = Never

    var keys: [Key] = []
    func goesOn(_ hasValues: Bool) -> Bool { true }

    mutating func hear<F>(_ key: KeyOf<F>, _ value: inout F.Value) {
      keys.append(Key(word: key.word.description, isRequired: key.isRequired))
    }
  }
}
