internal import Foundation
internal import HitResponders

/// Makes records of what routing told, in the names that a recording gives to live objects.
@MainActor
struct RecordMaker {
  let naming: TraceNaming
  // Used again and again, so that a press allocates nothing.
  private var visits: [TraceHit.Visit] = []
  private var changes: [TraceTouches.Touch] = []

  init(naming: TraceNaming) { self.naming = naming }

  /// A recognizer's change of state.
  func gesture(
    _ recognizer: UIGestureRecognizer,
    _ from: UIGestureRecognizer.State,
    _ to: UIGestureRecognizer.State,
    _ cause: GestureCause,
    of input: Int
  ) -> TraceGesture {
    var record = TraceGesture()
    (record.of, record.recognizer) = (input, named(recognizer))
    (record.from, record.to) = (TraceGesture.State(from), TraceGesture.State(to))
    record.why = cause.words
    switch cause {
    case .prevented(let name), .busy(let name), .requiredToFail(let name), .refused(let name):
      record.by = naming.intern(name)
    default: break
    }
    return record
  }

  /// A question about a recognizer and its answer.
  func question(
    _ recognizer: UIGestureRecognizer,
    _ question: GestureQuestion,
    _ answer: Bool,
    of input: Int
  ) -> TraceQuestion {
    var record = TraceQuestion()
    (record.of, record.recognizer) = (input, named(recognizer))
    record.answer = answer
    switch question {
    case .shouldReceive(let finger): (record.kind, record.finger) = (.shouldReceive, finger)
    case .shouldReceiveScroll: record.kind = .shouldReceive
    case .shouldBegin(let asked): (record.kind, record.with) = (.shouldBegin, naming.intern(asked))
    case .shouldRecognizeSimultaneously(let name):
      (record.kind, record.with) = (.shouldRecognizeSimultaneously, naming.intern(name))
    case .shouldRequireFailure(let name):
      (record.kind, record.with) = (.shouldRequireFailure, naming.intern(name))
    }
    return record
  }

  /// A decision that left a recognizer's state as it was.
  func ruling(
    _ recognizer: UIGestureRecognizer,
    _ ruling: GestureRuling,
    of input: Int
  ) -> TraceRuling {
    var record = TraceRuling()
    (record.of, record.recognizer) = (input, named(recognizer))
    switch ruling {
    case .waits(let name): (record.kind, record.by) = (.waits, naming.intern(name))
    case .delaysBegan(let finger): (record.kind, record.finger) = (.delaysBegan, finger)
    case .delaysEnded(let finger): (record.kind, record.finger) = (.delaysEnded, finger)
    case .takesTouch(let finger): (record.kind, record.finger) = (.takesTouch, finger)
    }
    return record
  }

  private func named(_ recognizer: UIGestureRecognizer) -> TraceRecognizer {
    TraceRecognizer(
      name: naming.name(of: recognizer),
      view: recognizer.view.map { naming.name(of: $0) }
    )
  }

  /// A touch that is kept from its view.
  func withheld(_ touch: UITouch, _ reason: Withholding, of input: Int) -> TraceWithheld {
    var record = TraceWithheld()
    (record.of, record.finger) = (input, touch.finger)
    record.view = touch.view.map { naming.name(of: $0) }
    switch reason {
    case .singleTouch: record.reason = .singleTouch
    case .wantsExclusive: record.reason = .wantsExclusive
    case .leftWindow: record.reason = .leftWindow
    case .exclusive(let view): (record.reason, record.by) = (.exclusive, naming.intern(view))
    }
    return record
  }

  mutating func hit(_ touch: UITouch, _ walk: WalkFold, of input: Int) -> TraceHit {
    visits.removeAll(keepingCapacity: true)
    for turn in walk.turns { visits.append(TraceHit.Visit(turn)) }
    var record = TraceHit()
    record.of = input
    record.window = touch.window.map { naming.name(of: $0) }
    record.got = touch.view.map { naming.name(of: $0) }
    record.walk = visits
    return record
  }

  mutating func touches(_ event: UIEvent, at time: Int64, of input: Int) -> TraceTouches {
    changes.removeAll(keepingCapacity: true)
    for touch in event.orderedTouches where touch.phase != .stationary {
      changes.append(
        TraceTouches.Touch(
          finger: touch.finger,
          phase: TraceInput.Phase(touch.phase),
          view: touch.view.map { naming.name(of: $0) }
        )
      )
    }
    var record = TraceTouches()
    (record.of, record.time, record.touches) = (input, time, changes)
    return record
  }

  /// A timer that fired, and whose it is as far as the first thing that followed tells.
  func tick(before step: RoutingStep, at time: Int64, of input: Int) -> TraceTick {
    var tick = TraceTick()
    (tick.of, tick.time, tick.timer) = (input, time, "hit")
    switch step {
    case .consulted(let recognizer, _, _), .ruled(let recognizer, _),
      .moved(let recognizer, _, _, _):
      tick.timer = "gesture"
      tick.gesture = naming.name(of: recognizer)
      tick.view = recognizer.view.map { naming.name(of: $0) }
    case .delivered(_, let responder), .forwarded(_, let responder, _):
      tick.timer = "message"
      tick.view = naming.name(of: responder)
    case .sought, .declined, .performed: tick.timer = "action"
    default: break
    }
    return tick
  }
}
