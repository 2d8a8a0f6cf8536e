internal import Foundation
package import HitInspector
internal import HitResponders
package import HitScenes
package import HitTrace

/// Makes the lanes of a timeline from the records of a trace.
///
/// A long trace can be told in parts: ``takePart()`` hands out what there is so far, and the next
/// part counts its inputs from where that ended.
package struct TraceIndexing {
  package var index = TimelineIndex()
  /// How many inputs were handed out with earlier parts.
  package private(set) var inputsBefore = 0
  private var input = 0
  private var time: Int64 = 0
  private var chains: [Int: [TraceName]] = [:]

  /// Reads what a replay recorded.
  ///
  /// - Parameters:
  ///   - now: The trace's bytes.
  ///   - path: Its name in errors.
  /// - Throws: What is wrong with it.
  package init(now: [UInt8], path: String) throws(TraceError) {
    index.noteGolden()
    var reader = TraceReader(text: now, path: path)
    while let record = try reader.next() { take(record, reader.names) }
  }

  /// Makes one that has read nothing.
  package init() {}

  /// Hands out what was read so far, and begins anew.
  package mutating func takePart() -> TimelineIndex {
    defer {
      inputsBefore += index.count
      index = TimelineIndex()
    }
    return index
  }

  /// What an input of this part is called.
  package func kind(of number: Int) -> String? {
    let place = number - inputsBefore - 1
    return index.events.indices.contains(place) ? index.name(index.events[place].name) : nil
  }

  /// Reads the next record.
  package mutating func take(_ record: TraceRecord, _ names: TraceNames) {
    switch record {
    case .input(let input): take(input)
    case .change(let change):
      begin(change.number, at: change.time)
      index.addChange(
        change.words(names),
        at: change.time,
        frame: change.frame,
        isCode: change.operation == .code
      )
    case .tick(let tick): time = tick.time
    case .hit(let hit):
      index.addHit(hit.got.map { names[$0] }, of: hit.of - inputsBefore)
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
      index.addAction(action.shownName, at: time, event: input)
    case .tail(let tail): index.close(at: tail.time)
    case .header, .scene, .touches, .withheld, .question, .ruling, .mark, .check: break
    }
  }

  private mutating func take(_ new: TraceInput) {
    begin(new.number, at: new.time)
    if new.phase == .wheel {
      return index.addScroll(new.stage.scrollStage ?? .changed, at: new.time, frame: new.frame)
    }
    guard let phase = new.phase.ofTouch else {
      return index.addEvent(new.phase.rawValue, at: new.time, frame: new.frame)
    }
    let point = CGPoint(x: new.x ?? 0, y: new.y ?? 0)
    index.addTouch(new.finger, phase, at: new.time, frame: new.frame, point)
  }

  private mutating func begin(_ number: Int, at newTime: Int64) {
    (input, time) = (number - inputsBefore, newTime)
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
  package var shownName: String { events ?? selector }
}

extension TraceChange {
  /// What was changed, in words.
  func words(_ names: TraceNames) -> String {
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
    case .hover, .scroll, .wheel, .key, .shake, .remote, .unmap: nil
    }
  }
}

extension TimelineIndex {
  /// Adds the recognizers of a scene that never saw a touch, with what keeps touches from them.
  package mutating func addUnseenRecognizers(of scene: Scene) {
    let rules = HitTestRules(scene.application)
    for view in scene.windows.flatMap(\.subtree) {
      for recognizer in view.publicRecognizers {
        let refusing = view.ancestry.first { $0.refusal(rules) != nil }
        let refusal = refusing.flatMap { $0.refusal(rules) }
        let reason = refusing.map { "\($0.routingName) \(refusal?.clause.text ?? "")" }
        addRecognizer(
          recognizer.title,
          on: view.routingName,
          reason: recognizer.isEnabled ? reason : "it is off"
        )
      }
    }
  }
}
