internal import Foundation
internal import HitInspector
internal import HitTrace

/// What a recording says of its inputs that a replay may do otherwise.
struct GoldenResults {
  /// Who got the touch of each input that began one.
  fileprivate(set) var receivers: [Int: String?] = [:]
  /// The actions that followed from each input.
  fileprivate(set) var actions: [Int: [String]] = [:]
  /// Whether it says that much.
  fileprivate(set) var isKnown: Bool

  init(contentsOfFile path: String) throws(TraceError) {
    var reader = try TraceReader(contentsOfFile: path)
    isKnown = try reader.nextHeader().detail != .inputs
    while let record = try reader.next() {
      switch record {
      case .hit(let hit): receivers[hit.of] = .some(hit.got.map { reader.names[$0] })
      case .action(let action): actions[action.of, default: []].append(action.shownName)
      default: break
      }
    }
  }
}

/// Makes the lanes of a timeline from the records of a trace.
struct TraceIndexing {
  private(set) var index = TimelineIndex()
  private let golden: GoldenResults?
  /// The actions that a recording has of the input that was read last, and that did not follow yet.
  private var missing: [String] = []
  private var input = 0
  private var time: Int64 = 0
  private var chains: [Int: [TraceName]] = [:]

  /// Reads what a replay recorded.
  ///
  /// - Parameters:
  ///   - now: The trace's bytes.
  ///   - path: Its name in errors.
  ///   - golden: What was recorded first; nothing where it is the same.
  /// - Throws: What is wrong with it.
  init(now: [UInt8], path: String, golden: GoldenResults? = nil) throws(TraceError) {
    self.golden = golden?.isKnown == true ? golden : nil
    if golden == nil || self.golden != nil { index.noteGolden() }
    var reader = TraceReader(text: now, path: path)
    while let record = try reader.next() { take(record, reader.names) }
    addMissing()
  }

  private mutating func take(_ record: TraceRecord, _ names: TraceNames) {
    switch record {
    case .input(let input): take(input)
    case .change(let change):
      begin(change.number, at: change.time)
      index.addChange(change.words(names), at: change.time, frame: change.frame)
    case .tick(let tick): time = tick.time
    case .hit(let hit):
      let got = hit.got.map { names[$0] }
      let old = golden.map { $0.receivers[hit.of] ?? got }
      index.addHit(got, of: hit.of, golden: old)
    case .gesture(let gesture):
      index.addState(
        gesture.to.span,
        of: names[gesture.recognizer.name],
        on: gesture.recognizer.view.map { names[$0] } ?? "",
        cause: gesture.why,
        at: time,
        event: input
      )
    case .chain(let chain): chains[chain.number] = chain.responders
    case .message(let message):
      let handler = handler(of: message).map { names[$0] } ?? "nobody"
      index.addMessage(handledBy: handler, at: time, event: input)
    case .action(let action):
      let name = action.shownName
      if let place = missing.firstIndex(of: name) { missing.remove(at: place) }
      index.addAction(name, at: time, event: input)
    case .tail(let tail): index.close(at: tail.time)
    case .header, .scene, .touches, .withheld, .question, .ruling, .mark, .check: break
    }
  }

  private mutating func take(_ new: TraceInput) {
    begin(new.number, at: new.time)
    guard let phase = new.phase.ofTouch else {
      return index.addEvent(new.phase.rawValue, at: new.time, frame: new.frame)
    }
    let point = CGPoint(x: new.x ?? 0, y: new.y ?? 0)
    index.addTouch(new.finger, phase, at: new.time, frame: new.frame, point)
  }

  private mutating func begin(_ number: Int, at newTime: Int64) {
    addMissing()
    (input, time) = (number, newTime)
    if let golden { missing = golden.actions[number] ?? [] }
  }

  private mutating func addMissing() {
    for name in missing { index.addAction(name, at: time, event: input, isMissing: true) }
    missing = []
  }

  /// The first responder that did something with a message.
  private func handler(of message: TraceMessage) -> TraceName? {
    guard let chain = chains[message.chain] else { return nil }
    let run = message.deeds.runs.first { $0.deed == .consumed || $0.deed == .consumedForwarded }
    return run.flatMap { chain.indices.contains(Int($0.index)) ? chain[Int($0.index)] : nil }
  }
}

extension TraceAction {
  /// The event that it was sent for, else its own name.
  fileprivate var shownName: String { events ?? selector }
}

extension TraceChange {
  /// What was changed, in words.
  fileprivate func words(_ names: TraceNames) -> String {
    let name = view.map { names[$0] } ?? "scene"
    switch operation {
    case .set: return "\(name) \(properties.map(\.key).joined(separator: ", "))"
    case .remove: return "\(name) removed"
    case .add: return "\(name) added"
    case .reload: return "reload"
    case .code: return "the program's own code"
    }
  }
}

extension TraceGesture.State {
  fileprivate var span: TimelineIndex.Span.State {
    switch self {
    case .possible: .possible
    case .began, .changed: .began
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

extension TraceInput.Phase {
  fileprivate var ofTouch: TimelineIndex.TouchPhase? {
    switch self {
    case .began: .began
    case .moved: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    case .hover, .scroll, .key, .shake, .remote, .unmap: nil
    }
  }
}
