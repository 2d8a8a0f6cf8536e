internal import Foundation
public import HitResponders

// How a report grows with what is routed.
nonisolated extension DeliveryReport {
  /// Notes what followed from an input, as far as it concerns this touch.
  public mutating func take(_ record: RoutedInput) {
    takePhase(of: record)
    if let held = record.withheld.first(where: { $0.finger == finger }) {
      withheld = held
    }
    for place in 0...record.deliveries.count {
      for note in record.notes where note.place == place { take(note.content, from: record) }
      guard place < record.deliveries.count else { continue }
      take(record.deliveries[place], at: record.timestamp)
    }
  }

  private mutating func takePhase(of record: RoutedInput) {
    guard isDown, case .touches(let samples) = record.input?.content,
      let sample = samples.last(where: { $0.finger == finger })
    else { return }
    point = sample.locationOnScreen
    guard sample.phase == .ended || sample.phase == .cancelled else { return }
    endTime = record.timestamp
    isTakenAway = sample.phase == .cancelled
  }

  // MARK: Messages

  private mutating func take(_ delivery: RoutedInput.Delivery, at time: TimeInterval) {
    guard let view, delivery.steps.first?.responder == view, withheld == nil,
      let origin = origin(of: delivery.message)
    else { return }
    var sending = Sending(
      message: delivery.message,
      time: time,
      point: point,
      steps: delivery.steps
    )
    if time > origin { sending.delay = time - origin }
    for index in sending.steps.indices where sending.steps[index].did == .consumed {
      let name = sending.steps[index].responder
      if chain.contains(where: { $0.did == .dropped && $0.responder == name }) {
        sending.steps[index].did = .dropped
      }
    }
    if let last = messages.last, last.message == sending.message, last.steps == sending.steps {
      messages[messages.count - 1].count += 1
    } else {
      messages.append(sending)
    }
  }

  /// When what a message tells happened, where it is of the kind that recognizers hold back; none
  /// for messages that are not of touches.
  private func origin(of message: ResponderMessage) -> TimeInterval? {
    switch message {
    case .touchesBegan: beginTime
    case .touchesEnded: endTime ?? .infinity
    case .touchesMoved, .touchesCancelled: .infinity
    default: nil
    }
  }

  // MARK: Recognizers

  private mutating func take(_ content: RoutedInput.Note.Content, from record: RoutedInput) {
    switch content {
    case .action(let action): take(action, at: record.timestamp)
    case .consulted(let name, let question, let answer):
      if question == .shouldReceive(finger: finger), !answer, let index = index(of: name) {
        recognizers[index].part = .declined
      }
    case .ruled(let name, let ruling): take(ruling, on: name)
    case .moved(let name, let from, let to, let cause):
      guard let index = index(of: name, in: from) else { return }
      recognizers[index].awaited = nil
      recognizers[index].state = to
      // Why it began says more than that fingers go on moving.
      if cause == .followed { return }
      recognizers[index].cause = cause
      recognizers[index].time = record.timestamp
      guard recognizers[index].recognition == nil, !from.isGoingOn, to == .began || to == .ended
      else { return }
      recognizers[index].recognition = Recognizer.Recognition(
        time: record.timestamp,
        cause: cause,
        isContinuous: to == .began,
        takesTouch: record.notes.contains {
          $0.content == .ruled(recognizer: name, .takesTouch(finger: finger))
        },
        isViewTold: isViewTold
      )
    }
  }

  private mutating func take(_ ruling: GestureRuling, on name: String) {
    switch ruling {
    case .waits(let awaited):
      if let index = index(of: name) { recognizers[index].awaited = awaited }
    case .delaysBegan(finger): holderName = holderName ?? name
    case .delaysBegan, .delaysEnded, .takesTouch: break
    }
  }

  /// Whether the view was told of the touch; a recognizer may delay that.
  public var isViewTold: Bool { messages.contains { $0.message == .touchesBegan } }

  /// Where several share a name, a change of state is that of the first that was in the state left.
  private func index(
    of name: String,
    in state: UIGestureRecognizer.State = .possible
  ) -> Int? {
    recognizers.firstIndex { $0.name == name && $0.part == .told && $0.state == state }
      ?? recognizers.firstIndex { $0.name == name && $0.part == .told }
  }

  // MARK: Actions

  private mutating func take(_ action: RoutedInput.Action, at time: TimeInterval) {
    // Recognizers are no responders, so their actions have no sender.
    let isOurs =
      action.sender.map { sender in chain.contains { $0.responder == sender } }
      ?? recognizers.contains { $0.recognition != nil && !$0.isInternal }
    if isOurs { actions.append(Action(sent: action, time: time)) }
  }
}
