package import Foundation
package import HitResponders

// How an index grows: a call for each thing that happens, in order.
nonisolated extension TimelineIndex {
  private mutating func place(of name: String) -> Int32 {
    if let place = placesOfNames[name] { return place }
    let place = Int32(names.count)
    names.append(name)
    placesOfNames[name] = place
    return place
  }

  /// Adds an input that no finger made.
  package mutating func addEvent(_ name: String, at time: Int64, frame: Int) {
    append(name, at: time, frame: frame, touch: -1, CGPoint.zero, isMove: false)
  }

  /// Adds a movement of a wheel or a touchpad.
  package mutating func addScroll(_ stage: ScrollSample.Stage, at time: Int64, frame: Int) {
    let name = stage == .notch ? "wheel" : "scroll \(stage.rawValue)"
    addEvent(name, at: time, frame: frame)
    scrolls.append(Mark(time: time, event: events.count, name: place(of: name)))
  }

  /// Adds what a finger did.
  package mutating func addTouch(
    _ finger: Int,
    _ phase: TouchPhase,
    at time: Int64,
    frame: Int,
    _ point: CGPoint
  ) {
    if phase == .began {
      down[finger] = touches.count
      fingers[finger, default: []].append(touches.count)
      let number = events.count + 1
      touches.append(Touch(finger: finger, first: number, last: number, start: time, end: time))
    }
    let touch = down[finger]
    let name = phase.word
    append(
      name,
      at: time,
      frame: frame,
      touch: Int32(touch ?? -1),
      point,
      isMove: phase == .moved
    )
    guard let touch else { return }
    touches[touch].last = events.count
    touches[touch].end = time
    if phase == .moved { touches[touch].moves += 1 }
    guard phase == .ended || phase == .cancelled else { return }
    touches[touch].isOver = true
    down[finger] = nil
  }

  /// What a finger did.
  package enum TouchPhase: Sendable {
    case began, moved, stationary, ended, cancelled

    var word: String {
      switch self {
      case .began: "began"
      case .moved: "moved"
      case .stationary: "stationary"
      case .ended: "ended"
      case .cancelled: "cancelled"
      }
    }
  }

  private mutating func append(
    _ name: String,
    at time: Int64,
    frame: Int,
    touch: Int32,
    _ point: CGPoint,
    isMove: Bool
  ) {
    events.append(
      Event(
        time: time,
        frame: Int32(clamping: frame),
        touch: touch,
        name: place(of: name),
        x: Float(point.x),
        y: Float(point.y),
        isMove: isMove
      )
    )
    end = max(end, time)
  }

  /// Adds who got the touch of a finger that landed; nobody where it was dropped.
  package mutating func addHit(_ receiver: String?, of event: Int) {
    guard events.indices.contains(event - 1) else { return }
    let name = place(of: receiver ?? "")
    hits.append(Mark(time: events[event - 1].time, event: event, name: name))
    let touch = Int(events[event - 1].touch)
    if touches.indices.contains(touch) { touches[touch].receiver = receiver == nil ? -1 : name }
  }

  /// Compares who got a touch with who got it in the recording; they must come in order.
  ///
  /// - Parameters:
  ///   - receiver: Who got it then; nobody where it was dropped.
  ///   - event: The number of the finger's input.
  /// - Returns: Whether another one gets it now.
  package mutating func addGolden(_ receiver: String?, of event: Int) -> Bool {
    guard events.indices.contains(event - 1) else { return false }
    let touch = Int(events[event - 1].touch)
    guard touches.indices.contains(touch), name(touches[touch].receiver) != receiver ?? "" else {
      return false
    }
    touches[touch].golden = place(of: receiver ?? "")
    differences.append(Difference(event: event, touch: touch))
    return true
  }

  /// How often an action follows from an input now.
  package func actionCount(_ name: String, of event: Int) -> Int {
    guard let place = placesOfNames[name] else { return 0 }
    let time = time(of: event)
    var index = actions.partition(before: time, \.time)
    var count = 0
    while actions.indices.contains(index), actions[index].event <= event {
      if actions[index].event == event, actions[index].name == place { count += 1 }
      index += 1
    }
    return count
  }

  /// Adds a recognizer's change of state.
  package mutating func addState(
    _ state: Span.State,
    of recognizer: String,
    on view: String,
    cause: String,
    at time: Int64,
    event: Int
  ) {
    let index = self.index(of: recognizer, on: view)
    let cause = cause.isEmpty ? -1 : place(of: cause)
    end = max(end, time)
    var span: Span
    if let last = recognizers[index].spans.last, !last.isOver {
      span = last
      recognizers[index].spans.removeLast()
    } else if state == .possible {
      return
    } else {
      // It was possible since the finger landed that the input is of.
      let touch = events.indices.contains(event - 1) ? Int(events[event - 1].touch) : -1
      let start = touches.indices.contains(touch) ? touches[touch].start : time
      let first = touches.indices.contains(touch) ? touches[touch].first : event
      let after = recognizers[index].spans.last?.end ?? 0
      span = Span(
        start: max(start, min(after, time)),
        end: time,
        state: .possible,
        event: first,
        lastEvent: event
      )
    }
    span.end = time
    span.lastEvent = event
    switch state {
    case .possible: span.isOver = true
    case .began:
      if span.began == nil { span.began = time }
      span.state = .began
      span.cause = cause
    case .ended, .cancelled, .failed:
      span.state = state
      span.cause = cause
      span.isOver = true
    }
    recognizers[index].spans.append(span)
  }

  private mutating func index(of recognizer: String, on view: String) -> Int {
    let name = RecognizerName(name: recognizer, view: view)
    if let index = placesOfRecognizers[name] { return index }
    placesOfRecognizers[name] = recognizers.count
    recognizers.append(Recognizer(name: recognizer, view: view))
    return recognizers.count - 1
  }

  /// Adds a recognizer of the scene that may never see a touch, and why it did not.
  package mutating func addRecognizer(_ recognizer: String, on view: String, reason: String?) {
    let index = index(of: recognizer, on: view)
    recognizers[index].reason = reason
  }

  /// Adds a message and who handled it.
  package mutating func addMessage(handledBy handler: String, at time: Int64, event: Int) {
    messages.append(Mark(time: time, event: event, name: place(of: handler)))
  }

  /// Adds an action.
  package mutating func addAction(
    _ name: String,
    at time: Int64,
    event: Int,
    isMissing: Bool = false
  ) {
    let mark = Mark(time: time, event: event, name: place(of: name), isMissing: isMissing)
    guard let last = actions.last, last.time > time else { return actions.append(mark) }
    actions.insert(mark, at: actions.partition(before: time, \.time))
  }

  /// Adds a change from outside of routing.
  ///
  /// - Parameters:
  ///   - words: What was changed.
  ///   - time: When.
  ///   - frame: The number of its frame.
  ///   - isCode: Whether the program's own code made it, which no replay can do again.
  package mutating func addChange(
    _ words: String,
    at time: Int64,
    frame: Int,
    isCode: Bool = false
  ) {
    addEvent(words, at: time, frame: frame)
    if isCode { codeChanges.append(events.count) }
    changes.append(Mark(time: time, event: events.count, name: place(of: words)))
  }

  /// Ends the recording at a time.
  package mutating func close(at time: Int64) { end = max(end, time) }

  /// Notes that there is a recording to compare with.
  package mutating func noteGolden() { hasGolden = true }
}
