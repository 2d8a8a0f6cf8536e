/// A trace in Chrome's JSON form, for viewers such as Perfetto.
///
/// The queue, the hit test and the responders have a row each, and so has every finger and every
/// recognizer. Slices of one row nest or follow each other. A trace has no durations of routing, so
/// walks and deliveries are drawn with made-up ones: a tenth of a microsecond for each step, or a
/// millisecond where they are stretched. Arrows lead from the queue over the walk to the first
/// responder.
///
/// > Source: google/perfetto, the JSON importer: slices that overlap spill to other rows, an arrow
/// > binds to the slice that is open on its row, and numbers of arrows in quotes are hexadecimal.
public enum ChromeTrace {
  /// What to draw, and how.
  public struct Options: Sendable {
    /// Whether to write a counter with the place of each finger.
    public var showsMoves = false
    /// Whether to draw each view that was asked one millisecond wide.
    public var isStretched = false

    /// What differs from a golden trace; each is drawn as an instant across all rows.
    public var mismatches: [TraceDiff.Change] = []

    /// Makes the usual options.
    public init() {}
  }

  /// Reads a trace to its end and passes its Chrome form to `write` in parts, in order.
  ///
  /// - Throws: What is wrong with the trace, or what `write` throws.
  public static func write(
    _ reader: consuming TraceReader,
    _ options: Options = Options(),
    to write: ([UInt8]) throws -> Void
  ) throws {
    var drawing = ChromeDrawing(reader, options: options)
    while try drawing.addNext() {
      if drawing.line.text.count > 1 << 16 {
        try write(drawing.line.text.bytes)
        drawing.line.removeAll()
      }
    }
    drawing.finish()
    try write(drawing.line.text.bytes)
  }
}

/// What is drawn so far, and what is not drawn yet because its end is not known.
struct ChromeDrawing: ~Copyable {
  var line = ChromeLine()
  private var reader: TraceReader
  private let options: ChromeTrace.Options
  /// The length of a step of a walk or a delivery, in nanoseconds.
  private let unit: Int64
  private var frame: Frame?
  private var chains: [Int: [TraceName]] = [:]
  private var fingers = ChromeFingers()
  private var gestures = ChromeGestures()
  /// The time up to which each of the first rows is drawn.
  private var ends: (queue: Int64, hitTest: Int64, responders: Int64) = (0, 0, 0)
  /// The current time, in nanoseconds.
  private var now: Int64 = 0

  private struct Frame {
    var number: Int
    var time: Int64
    var inputs: [TraceInput]
    var hits: [TraceHit] = []
    var messages: [TraceMessage] = []
  }

  init(_ reader: consuming TraceReader, options: ChromeTrace.Options) {
    self.reader = reader
    self.options = options
    unit = options.isStretched ? 1_000_000 : 100
  }

  /// Draws the next record; returns whether there was one.
  mutating func addNext() throws(TraceError) -> Bool {
    guard let record = try reader.next() else { return false }
    add(record)
    return true
  }

  private mutating func begin(_ header: TraceHeader) {
    line.begin(scene: header.scene, hash: header.sceneHash)
    line.name(0, "hitscope \(header.scene)")
    line.name(ChromeLine.Lane.queue, "queue")
    line.name(ChromeLine.Lane.hitTest, "hit test")
    line.name(ChromeLine.Lane.responders, "responders")
    line.counter(ChromeLine.Lane.queue, "touches down", [("count", 0)], 0)
  }

  private func text(_ name: TraceName?, orElse word: String = "") -> String {
    guard let name else { return word }
    return reader.names[name]
  }

  private mutating func add(_ record: TraceRecord) {
    switch record {
    case .header(let header): begin(header)
    case .input(let input):
      if frame?.number != input.frame {
        flush()
        now = input.time * 1000
        frame = Frame(number: input.frame, time: now, inputs: [])
      }
      frame?.inputs.append(input)
    case .touches(let event): fingers.bind(event, reader.names)
    case .hit(let hit): frame?.hits.append(hit)
    case .chain(let chain): chains[chain.number] = chain.responders
    case .message(let message):
      if frame == nil { frame = Frame(number: 0, time: now, inputs: []) }
      frame?.messages.append(message)
    case .gesture(let gesture):
      gestures.add(gesture, at: now, since: fingers.sequenceStart ?? now, reader.names, to: &line)
    case .action(let action):
      line.instant(ChromeLine.Lane.responders, action.selector, "action", now)
      line.argument("done", string: action.isDone ? "true" : "false")
      line.argument("to", string: text(action.to))
      line.endEvent()
    case .tick(let tick):
      flush()
      now = tick.time * 1000
      line.instant(ChromeLine.Lane.queue, "timer", "timer", now)
      line.endEvent()
    case .change(let change):
      flush()
      now = change.time * 1000
      line.instant(ChromeLine.Lane.queue, "change", "change", now)
      line.argument("view", string: text(change.view))
      line.endEvent()
    case .mark(let mark):
      line.instant(ChromeLine.Lane.queue, mark.text, "mark", mark.time * 1000)
      line.endEvent()
    case .tail(let tail):
      flush()
      now = max(now, tail.time * 1000)
    case .scene, .withheld, .question, .ruling, .check: break
    }
  }

  /// Draws what is still open, and ends the file.
  mutating func finish() {
    flush()
    fingers.finish(at: now, to: &line)
    gestures.finish(at: now, to: &line)
    for change in options.mismatches { line.mismatch(change) }
    line.end()
  }

  // MARK: A frame

  private mutating func flush() {
    guard let frame else { return }
    self.frame = nil
    // A timer's messages belong to no event.
    guard let first = frame.inputs.first else {
      for message in frame.messages { draw(message, after: frame.time) }
      return
    }
    let start = max(frame.time, ends.queue)
    let event = Span(from: start, to: start + 10 * unit)
    ends.queue = event.end
    line.slice(ChromeLine.Lane.queue, Self.name(of: first.phase), "event", event)
    line.argument("seq", number: Double(first.number))
    if let x = first.x, let y = first.y {
      line.argument("windowX", number: x)
      line.argument("windowY", number: y)
    }
    line.endEvent()
    for input in frame.inputs {
      fingers.add(input, at: frame.time, showsMoves: options.showsMoves, to: &line)
    }
    if frame.hits.isEmpty && frame.messages.isEmpty { return }
    line.flow("s", ChromeLine.Lane.queue, first.number, event.start)
    var latest = event.start
    for (index, hit) in frame.hits.enumerated() where !hit.walk.isEmpty {
      let start = draw(hit, after: latest)
      if index == 0 { line.flow("t", ChromeLine.Lane.hitTest, first.number, start) }
      latest = start
    }
    for (index, message) in frame.messages.enumerated() {
      let start = draw(message, after: latest)
      if index == 0 { line.flow("f", ChromeLine.Lane.responders, first.number, start) }
    }
  }

  private static func name(of phase: TraceInput.Phase) -> String {
    switch phase {
    case .began, .moved, .ended, .cancelled, .stationary: "UIEvent touches"
    case .key: "UIEvent presses"
    case .shake: "UIEvent motion"
    case .remote: "UIEvent remoteControl"
    case .wheel: "UIEvent scroll"
    case .hover, .scroll, .unmap: phase.rawValue
    }
  }

  /// Draws a walk, nested as it went; returns when the first view was asked.
  private mutating func draw(_ hit: TraceHit, after time: Int64) -> Int64 {
    var clock = max(time, ends.hitTest)
    let start = clock
    var spans: [Span] = []
    var open: [Int] = []
    for (index, visit) in hit.walk.enumerated() {
      while let last = open.last, hit.walk[last].depth >= visit.depth {
        clock += unit
        spans[open.removeLast()].end = clock
      }
      if index > 0 { clock += unit }
      spans.append(Span(from: clock, to: clock))
      open.append(index)
    }
    while let last = open.popLast() {
      clock += unit
      spans[last].end = clock
    }
    ends.hitTest = clock
    for (visit, span) in zip(hit.walk, spans) {
      let category: StaticString = visit.answer == nil ? "hittest,rejected" : "hittest,inside"
      line.slice(ChromeLine.Lane.hitTest, text(visit.view), category, span)
      line.argument("result", string: text(visit.answer, orElse: "none"))
      line.argument("why", string: visit.verdicts.words.joined(separator: "+"))
      line.argument("x", number: visit.x)
      line.argument("y", number: visit.y)
      line.endEvent()
    }
    return start
  }

  /// Draws a message, nested along the chain; returns when the first responder got it.
  @discardableResult
  private mutating func draw(_ message: TraceMessage, after time: Int64) -> Int64 {
    let start = max(time, ends.responders)
    guard let chain = chains[message.chain], let last = message.deeds.last else { return start }
    let count = min(Int(last.index) + 1, chain.count)
    let end = start + Int64(2 * count) * unit
    ends.responders = end
    let runs = message.deeds.runs
    for place in 0..<count {
      let deed = runs.last { Int($0.index) <= place }?.deed ?? .forwarded
      let inset = Int64(place) * unit
      line.slice(
        ChromeLine.Lane.responders,
        text(chain[place]),
        "responder",
        Span(from: start + inset, to: end - inset)
      )
      line.argument("selector", string: message.message)
      line.argument("outcome", string: deed.rawValue)
      line.endEvent()
    }
    return start
  }
}
