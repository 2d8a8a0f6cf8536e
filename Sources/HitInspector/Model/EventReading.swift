internal import Foundation
internal import HitResponders

/// Makes the rows of a list of events from what was routed.
nonisolated struct EventReading {
  private let record: RoutedInput
  private let touches: [EventTouch]

  init(_ record: RoutedInput, _ touches: [EventTouch]) {
    self.record = record
    self.touches = touches
  }

  /// The rows of the input, whose numbers begin with one.
  func rows(from id: Int) -> [EventRow] {
    if case .touches(let samples) = record.input?.content {
      return samples.filter { $0.phase != .stationary }.enumerated().map {
        touch($1, EventRow(id + $0, at: time, $1.phase.word, .touches))
      }
    }
    if case .scroll(let sample) = record.input?.content { return [scroll(sample, id)] }
    let isKey = record.input != nil
    return Explanation.headings(of: record).enumerated().map {
      spread(EventRow(id + $0, at: time, $1.text, isKey ? .keys : .touches))
    }
  }

  private var time: TimeInterval { record.timestamp }

  private func touch(_ sample: TouchSample, _ row: EventRow) -> EventRow {
    var row = row
    let known = touches.last { $0.finger == sample.finger }
    row.finger = sample.finger
    row.point = sample.locationOnScreen
    row.receiver =
      known?.receiver ?? record.bindings.first { $0.finger == sample.finger }?.view
    if sample.phase == .moved { row.moves = 1 }
    row = spread(row, known)
    if let held = record.withheld.first(where: { $0.finger == sample.finger }) {
      row.outcome = "withheld: \(held.reason.clause)"
      row.kind = .lost
    } else if sample.phase == .began, let missed = known?.missed {
      let rest: Wording = row.outcome.isEmpty ? "" : ": \(row.outcome)"
      row.outcome = "not \(name: missed)\(rest)"
      row.kind = .missed
    }
    return row
  }

  private func scroll(_ sample: ScrollSample, _ id: Int) -> EventRow {
    let title = sample.stage == .notch ? "wheel" : "scroll"
    var row = EventRow(id, at: time, title, .touches)
    row.point = sample.locationOnScreen
    row.moves = 1
    row = spread(row)
    if record.isUnfollowedScroll {
      row.outcome = "no recognizer follows it"
      row.kind = .missed
    }
    return row
  }

  // MARK: Outcome

  /// Tells what came of it: a gesture, else an action, else who kept the touch from its view or
  /// handled the message.
  private func spread(_ row: EventRow, _ touch: EventTouch? = nil) -> EventRow {
    var row = row
    let actions = actions
    if let gesture = gesture(besides: touch) {
      row.outcome = gesture
      row.kind = .gesture
      row.families.insert(.gestures)
    } else if let action = actions.first {
      row.outcome = "\(name: action.event ?? action.name): \(action.performer.words)"
      row.kind = action.performer == .nobody ? .lost : .action
    } else if let keeper = touch?.keeper {
      row.outcome = "kept by \(name: keeper)"
      row.kind = .lost
    } else if let delivery = delivery(to: row.receiver) {
      row = told(row, delivery, of: touch ?? owner(of: delivery))
    } else if let holder = holder(touch) {
      row.outcome = "held back by \(name: holder)"
      row.kind = .gesture
    } else if row.receiver == nil, row.finger != nil {
      row.outcome = "no view received it"
      row.kind = .missed
    }
    if !actions.isEmpty { row.families.insert(.actions) }
    let more = row.kind == .action ? actions.count - 1 : actions.count
    if more > 0 { row.count = "+\(Counted.text(more, "action"))" }
    return row
  }

  /// Tells who handled the message of a touch, as far as that is known.
  private func told(
    _ row: EventRow,
    _ delivery: RoutedInput.Delivery,
    of touch: EventTouch?
  ) -> EventRow {
    var row = row
    let keeping = delivery.steps.first { $0.did.isHandling || $0.did == .dropped }
    if var handler = keeping {
      if handler.did == .consumed, handler.responder == touch?.dropper { handler.did = .dropped }
      row.outcome = "\(name: handler.responder) \(handler.did.verb)"
      row.kind = handler.did.kind
    } else if touch?.isImported == true {
      row.outcome = "not told"
    } else {
      row.outcome = "nobody handled it"
      row.kind = .lost
      row.count = "\(delivery.steps.count { $0.did != .notReached }) asked"
    }
    return row
  }

  /// The finger whose message a deadline let through.
  private func owner(of delivery: RoutedInput.Delivery) -> EventTouch? {
    guard record.input == nil, let view = delivery.steps.first?.responder else { return nil }
    return touches.last { $0.receiver == view }
  }

  /// The latest message that began at a view, else the latest one.
  private func delivery(to view: String?) -> RoutedInput.Delivery? {
    let own = record.deliveries.last { $0.steps.first?.responder == view }
    return view.flatMap { _ in own } ?? record.deliveries.last
  }

  private var actions: [RoutedInput.Action] {
    record.notes.compactMap { if case .action(let action) = $0.content { action } else { nil } }
  }

  /// The states that gestures of apps came to, as `pan@List began, changed`.
  private func gesture(besides touch: EventTouch?) -> Wording? {
    var words: Wording?
    var last = ""
    for note in record.notes {
      guard case .moved(let name, _, let to, _) = note.content,
        to != .failed, to != .possible, touch?.internalRecognizers[name] == nil
      else { continue }
      if name == last {
        words = words.map { $0 + ", \(to.word)" }
      } else {
        words = words.map { $0 + ", \(name: name) \(to.word)" } ?? "\(name: name) \(to.word)"
      }
      last = name
    }
    return words
  }

  /// The view of the recognizer that keeps the touch from its view.
  private func holder(_ touch: EventTouch?) -> String? {
    for note in record.notes {
      guard case .ruled(let name, let ruling) = note.content else { continue }
      switch ruling {
      case .delaysBegan, .delaysEnded: return touch?.internalRecognizers[name] ?? name
      case .waits, .takesTouch: continue
      }
    }
    return nil
  }
}

nonisolated extension ResponderDeed {
  /// What a responder that kept a message did with it.
  fileprivate var verb: String { self == .dropped ? "dropped it" : "handled it" }
}
