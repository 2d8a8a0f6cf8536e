internal import Foundation
internal import HitResponders

// How an index grows while a session goes on.
nonisolated extension TimelineIndex {
  /// Adds an input and what followed from it.
  mutating func take(_ record: RoutedInput) {
    let time = Int64((record.timestamp * 1e6).rounded())
    let frame = Int(events.last?.frame ?? 0) + 1
    var events: [Int: Int] = [:]
    if case .touches(let samples) = record.input?.content {
      for sample in samples {
        let point = sample.locationOnScreen
        addTouch(sample.finger, sample.phase.lanePhase, at: time, frame: frame, point)
        events[sample.finger] = count
      }
    } else if case .scroll(let sample) = record.input?.content {
      addScroll(sample.stage, at: time, frame: frame)
    } else if record.input != nil {
      addEvent(Explanation.headings(of: record).first?.text ?? "", at: time, frame: frame)
    }
    for binding in record.bindings {
      if let event = events[binding.finger] { addHit(binding.view, of: event) }
    }
    for note in record.notes { add(note.content, at: time) }
    for delivery in record.deliveries {
      let handler = delivery.steps.first { $0.did.isHandling }?.responder
      addMessage(handledBy: handler ?? "nobody", at: time, event: count)
    }
    close(at: time)
  }

  private mutating func add(_ content: RoutedInput.Note.Content, at time: Int64) {
    switch content {
    case .moved(let recognizer, _, let state, let cause):
      let words = state == .changed ? "" : cause.words
      addState(state.span, of: recognizer, on: "", cause: words, at: time, event: count)
    case .action(let action):
      addAction(action.event ?? action.name, at: time, event: count)
    case .consulted, .ruled: break
    }
  }
}

nonisolated extension UIGestureRecognizer.State {
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

nonisolated extension UITouch.Phase {
  fileprivate var lanePhase: TimelineIndex.TouchPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    default: .stationary
    }
  }
}
