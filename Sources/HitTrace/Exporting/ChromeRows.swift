/// The rows of the fingers: a slice for each, from landing to lift.
struct ChromeFingers {
  private struct Finger {
    var number: Int
    var start: Int64
    var place: (x: Double, y: Double)
  }

  private var down: [Finger] = []
  /// The fingers that have a row, by the row's index.
  private var rows: [Int] = []
  private var ends: [Int64] = []

  /// When the first of the fingers that are down landed.
  var sequenceStart: Int64? { down.map(\.start).min() }

  /// Stores the views of touches that began.
  mutating func bind(_ event: TraceTouches, _ names: borrowing TraceNames) {
    for touch in event.touches where touch.phase == .began {
      views[touch.finger] = touch.view.map { names[$0] }
    }
  }

  private var views: [Int: String] = [:]

  /// Draws an input: counters at once, a finger's slice when it is lifted.
  mutating func add(
    _ input: TraceInput,
    at time: Int64,
    showsMoves: Bool,
    to line: inout ChromeLine
  ) {
    switch input.phase {
    case .began:
      down.append(
        Finger(number: input.finger, start: time, place: (input.x ?? 0, input.y ?? 0))
      )
      count(at: time, to: &line)
    case .ended, .cancelled:
      guard let index = down.firstIndex(where: { $0.number == input.finger }) else { return }
      draw(down.remove(at: index), until: time, input.phase.rawValue, to: &line)
      count(at: time, to: &line)
    case .moved:
      guard showsMoves, let x = input.x, let y = input.y else { return }
      let row = row(of: input.finger, &line)
      line.counter(row, "touch \(input.finger)", [("x", x), ("y", y)], time)
    default: break
    }
  }

  /// Draws the fingers that are still down.
  mutating func finish(at time: Int64, to line: inout ChromeLine) {
    for finger in down { draw(finger, until: time, "down", to: &line) }
    down = []
  }

  private func count(at time: Int64, to line: inout ChromeLine) {
    line.counter(ChromeLine.Lane.queue, "touches down", [("count", Double(down.count))], time)
  }

  private mutating func draw(
    _ finger: Finger,
    until time: Int64,
    _ end: String,
    to line: inout ChromeLine
  ) {
    let row = row(of: finger.number, &line)
    let index = rows.firstIndex(of: finger.number) ?? 0
    let span = Span(from: max(finger.start, ends[index]), to: time)
    ends[index] = span.end
    line.slice(row, "touch \(finger.number)", "touch", span)
    line.argument("id", number: Double(finger.number))
    line.argument("view", string: views[finger.number] ?? "")
    line.argument("beganX", number: finger.place.x)
    line.argument("beganY", number: finger.place.y)
    line.argument("end", string: end)
    line.endEvent()
    views[finger.number] = nil
  }

  private mutating func row(of finger: Int, _ line: inout ChromeLine) -> Int {
    if let known = rows.firstIndex(of: finger) { return Self.row(at: known) }
    rows.append(finger)
    ends.append(0)
    let row = Self.row(at: rows.count - 1)
    line.name(row, "touch \(finger)")
    return row
  }

  /// More fingers than ten get rows after those of the recognizers.
  private static func row(at place: Int) -> Int {
    place < 10 ? ChromeLine.Lane.touches + place : 1_000_000 + place
  }
}

/// The rows of the recognizers: a slice for each state, back to back.
struct ChromeGestures {
  private struct Row {
    var recognizer: TraceRecognizer
    var state: TraceGesture.State?
    var since: Int64 = 0
    var end: Int64 = 0
    var why = ""
    var by = ""
  }

  /// How long a final state is drawn at most, in nanoseconds.
  private static let lengthOfEnd: Int64 = 400_000

  private var rows: [Row] = []

  /// Ends the slice of the earlier state, and begins the new one's.
  mutating func add(
    _ gesture: TraceGesture,
    at time: Int64,
    since start: Int64,
    _ names: borrowing TraceNames,
    to line: inout ChromeLine
  ) {
    let place = place(of: gesture, names, &line)
    if rows[place].state == gesture.to { return }
    if rows[place].state?.isFinal ?? true {
      draw(place, until: start, to: &line)
      rows[place].state = .possible
      rows[place].since = start
      rows[place].why = ""
      rows[place].by = ""
    }
    draw(place, until: time, to: &line)
    rows[place].state = gesture.to
    rows[place].since = time
    rows[place].why = gesture.why
    rows[place].by = gesture.by.map { names[$0] } ?? ""
  }

  /// Draws the states that are still open.
  mutating func finish(at time: Int64, to line: inout ChromeLine) {
    for place in rows.indices { draw(place, until: time + Self.lengthOfEnd, to: &line) }
    rows = []
  }

  private mutating func draw(_ place: Int, until time: Int64, to line: inout ChromeLine) {
    guard let state = rows[place].state else { return }
    let start = max(rows[place].since, rows[place].end)
    let end = state.isFinal ? min(time, start + Self.lengthOfEnd) : time
    let span = Span(from: start, to: end)
    rows[place].end = span.end
    line.slice(ChromeLine.Lane.gestures + place, state.rawValue, "gesture", span)
    line.argument("state", string: state.rawValue)
    line.argument("why", string: rows[place].why)
    line.argument("by", string: rows[place].by)
    line.endEvent()
  }

  private mutating func place(
    of gesture: TraceGesture,
    _ names: borrowing TraceNames,
    _ line: inout ChromeLine
  ) -> Int {
    let recognizer = gesture.recognizer
    if let known = rows.firstIndex(where: { $0.recognizer == recognizer }) { return known }
    rows.append(Row(recognizer: recognizer))
    let view = recognizer.view.map { "  \(names[$0])" } ?? ""
    line.name(ChromeLine.Lane.gestures + rows.count - 1, names[recognizer.name] + view)
    return rows.count - 1
  }
}

extension TraceGesture.State {
  fileprivate var isFinal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }
}
