/// The kinds of records, and the keys of each as its description tells them.
package enum TraceKinds {
  /// One kind.
  package struct Kind: Sendable {
    /// What the key `k` says.
    package var kind: StaticString
    /// The keys, in the order in which they are written.
    package var keys: [Key]
  }

  /// One key of a record.
  package struct Key: Hashable, Sendable {
    /// The key.
    package var word: String
    /// Whether every record of the kind must have it.
    package var isRequired: Bool
  }

  /// The kinds, in the order of `docs/trace-format.md`.
  package static let all: [Kind] = [
    kind(TraceHeader(application: "", scene: "", windowWidth: 0, windowHeight: 0)),
    kind(SceneLine()),
    kind(TraceInput(number: 1, frame: 1, time: 0, source: .api, phase: .hover)),
    kind(TraceChange(number: 1, frame: 1, time: 0, view: nil)),
    kind(TraceTouches(of: 0, time: 0, touches: [])),
    kind(TraceHit(of: 0, window: nil, got: nil, walk: [])),
    kind(TraceWithheld(of: 0, finger: 0, view: nil, reason: .singleTouch)),
    kind(TraceQuestion(of: 0, gesture: none, view: nil, kind: .shouldBegin, answer: true)),
    kind(TraceRuling(of: 0, gesture: none, view: nil, kind: .waits)),
    kind(
      TraceGesture(of: 0, gesture: none, view: nil, from: .possible, to: .possible, why: "")
    ),
    kind(TraceChain(of: 0, number: 1, responders: [])),
    kind(TraceMessage(of: 0, message: "", chain: 1, deeds: TraceDeeds())),
    kind(TraceAction(of: 0, selector: "", from: nil, to: nil, isDone: true)),
    kind(TraceTick(of: 0, time: 0, timer: "")),
    kind(TraceMark(time: 0, text: "")),
    kind(TraceCheck(of: 0, time: 0, hash: 0)),
    kind(TraceTail(time: 0, inputs: 0, derived: 0, hash: 0, isComplete: true)),
  ]

  private static let none = TraceName(index: 0)

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
