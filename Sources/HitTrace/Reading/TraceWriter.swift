/// Writes records as lines, in the one form that hitscope writes.
///
/// Reading a trace that hitscope wrote and writing its records again gives the same bytes. A field
/// whose value is its default is left out; some defaults depend on the line before, so a writer
/// writes one trace from its beginning.
///
/// > Order: keys stand in the order of `docs/trace-format.md`.
public struct TraceWriter: ~Copyable {
  private var frame = 0
  private var inputTime: Int64 = 0
  private var source: TraceInput.Source?
  var line = TraceLineWriter(capacity: 1 << 12)

  /// Makes a writer that stands at the beginning of a trace.
  public init() {}

  /// Writes a record and lends its line, with the line feed in the end.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - names: What the record's names are places in.
  ///   - body: Takes the bytes; they are valid only during the call.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public mutating func write<Result, Failure: Error>(
    _ record: TraceRecord,
    names: borrowing TraceNames,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    line.removeAll()
    append(record, names)
    line.append("}\n")
    return try line.withBytes(body)
  }

  /// Writes a record and returns its line, with the line feed in the end.
  public mutating func line(of record: TraceRecord, names: borrowing TraceNames) -> String {
    write(record, names: names) { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func append(_ record: TraceRecord, _ names: borrowing TraceNames) {
    switch record {
    case .header(let header): append(header)
    case .scene(let json):
      line.append(#"{"k":"scene","json":"#)
      line.append(json: json)
    case .input(let input): append(input)
    case .change(let change): append(change, names)
    case .touches(let event): append(event, names)
    case .hit(let hit): append(hit, names)
    case .withheld(let held): append(held, names)
    case .question(let question): append(question, names)
    case .ruling(let ruling): append(ruling, names)
    case .gesture(let gesture): append(gesture, names)
    case .chain(let chain): append(chain, names)
    case .message(let message): append(message)
    case .action(let action): append(action, names)
    case .tick(let tick): append(tick, names)
    case .mark(let mark):
      line.append(#"{"k":"mark","t":"#)
      line.append(Int(mark.time))
      line.append(#","text":"#)
      line.append(string: mark.text)
    case .check(let check): append(check)
    case .tail(let tail): append(tail)
    }
  }

  // MARK: - The frame of a trace

  private mutating func append(_ header: TraceHeader) {
    line.append(#"{"k":"head","format":"hitscope-trace","v":"#)
    line.append(header.version)
    line.append(#","minor":"#)
    line.append(header.minor)
    line.append(#","app":"#)
    line.append(string: header.application)
    line.append(#","scene":"#)
    line.append(string: header.scene)
    if let hash = header.sceneHash {
      line.append(#","sceneHash":"#)
      line.append(hash: hash)
    }
    line.append(#","seed":"#)
    line.append(header.seed)
    line.append(#","clock":"#)
    line.append(string: header.clock)
    if header.origin != 0 {
      line.append(#","origin":"#)
      line.append(Int(header.origin))
    }
    line.append(#","win":["#)
    line.append(header.windowWidth)
    line.append(",")
    line.append(header.windowHeight)
    line.append(#"],"scale":"#)
    line.append(header.scale)
    line.append(#","rules":{"#)
    for (place, rule) in header.rules.enumerated() {
      if place > 0 { line.append(",") }
      line.append(string: rule.key)
      line.append(":")
      line.append(json: rule.json)
    }
    line.append(#"},"detail":"#)
    line.append(string: header.detail.rawValue)
    if !header.hidesKeys { line.append(#","keys":true"#) }
    if let wall = header.wall {
      line.append(#","wall":"#)
      line.append(string: wall)
    }
  }

  private mutating func append(_ check: TraceCheck) {
    line.append(#"{"k":"chk","of":"#)
    line.append(check.of)
    line.append(#","t":"#)
    line.append(Int(check.time))
    line.append(#","hash":"#)
    line.append(hash: check.hash)
    append(values: check.values)
  }

  private mutating func append(_ tail: TraceTail) {
    line.append(#"{"k":"tail","t":"#)
    line.append(Int(tail.time))
    line.append(#","inputs":"#)
    line.append(tail.inputs)
    line.append(#","derived":"#)
    line.append(tail.derived)
    line.append(#","hash":"#)
    line.append(hash: tail.hash)
    append(values: tail.values)
    line.append(tail.isComplete ? #","complete":true"# : #","complete":false"#)
  }

  private mutating func append(values: UInt64?) {
    guard let values else { return }
    line.append(#","values":"#)
    line.append(hash: values)
  }

  // MARK: - Inputs

  /// Begins an input or a change: its number, its frame where it shares one, and its time.
  private mutating func begin(_ start: StaticString, _ number: Int, frame: Int, time: Int64) {
    line.append(start)
    line.append(number)
    if frame != self.frame + 1 {
      line.append(#","f":"#)
      line.append(frame)
    }
    line.append(#","t":"#)
    line.append(Int(time))
    self.frame = frame
    inputTime = time
  }

  private mutating func append(_ input: TraceInput) {
    begin(#"{"k":"in","n":"#, input.number, frame: input.frame, time: input.time)
    if input.source != source {
      line.append(#","src":"#)
      line.append(string: input.source.rawValue)
      source = input.source
    }
    line.append(#","p":"#)
    line.append(string: input.phase.rawValue)
    if input.finger != 0 || input.phase.isOfFinger { append(#","id":"#, input.finger) }
    if let x = input.x { append(#","x":"#, x) }
    if let y = input.y { append(#","y":"#, y) }
    if input.buttons != 0 { append(#","b":"#, input.buttons) }
    if input.modifiers != 0 { append(#","mod":"#, input.modifiers) }
    if input.dx != 0 { append(#","dx":"#, input.dx) }
    if input.dy != 0 { append(#","dy":"#, input.dy) }
    if let force = input.force { append(#","force":"#, force) }
    if let key = input.key { append(key) }
    if input.stage != .began {
      line.append(#","stage":"#)
      line.append(string: input.stage.rawValue)
    }
    if let subtype = input.subtype {
      line.append(#","sub":"#)
      line.append(string: subtype)
    }
  }

  private mutating func append(_ key: StaticString, _ number: Int) {
    line.append(key)
    line.append(number)
  }

  private mutating func append(_ key: StaticString, _ number: Double) {
    line.append(key)
    line.append(number)
  }

  private mutating func append(_ key: TraceKey) {
    line.append(#","key":"#)
    if let kind = key.characters.flatMap(HiddenKey.init(rawValue:)),
      key == TraceKey(characters: kind.rawValue)
    {
      return line.append(string: kind.rawValue)
    }
    line.append("{")
    var separator: StaticString = ""
    if key.type != TraceKey().type {
      line.append(#""type":"#)
      line.append(key.type)
      separator = ","
    }
    if key.usage != 0 {
      line.append(separator)
      line.append(#""usage":"#)
      line.append(key.usage)
      separator = ","
    }
    if let characters = key.characters {
      line.append(separator)
      line.append(#""text":"#)
      line.append(string: characters)
      separator = ","
    }
    if let plain = key.plainCharacters {
      line.append(separator)
      line.append(#""plain":"#)
      line.append(string: plain)
    }
    line.append("}")
  }

  private mutating func append(_ change: TraceChange, _ names: borrowing TraceNames) {
    begin(#"{"k":"mut","n":"#, change.number, frame: change.frame, time: change.time)
    if let view = change.view {
      line.append(#","view":"#)
      line.append(string: names[view])
    }
    if change.operation != .set {
      line.append(#","op":"#)
      line.append(string: change.operation.rawValue)
    }
    if change.properties.isEmpty && change.operation != .set { return }
    line.append(#","set":{"#)
    for (place, property) in change.properties.enumerated() {
      if place > 0 { line.append(",") }
      line.append(string: property.key)
      line.append(":[")
      line.append(json: property.old)
      line.append(",")
      line.append(json: property.new)
      line.append("]")
    }
    line.append("}")
  }

  /// Appends the time of an event where it is not its input's.
  mutating func append(eventTime time: Int64) {
    if time != inputTime { append(#","t":"#, Int(time)) }
  }
}
