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
    var record = TraceGesture(
      of: input,
      gesture: naming.name(of: recognizer),
      view: viewName(of: recognizer),
      from: TraceGesture.State(from),
      to: TraceGesture.State(to),
      why: cause.words
    )
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
    let (kind, finger, other): (TraceQuestion.Kind, Int?, String?) =
      switch question {
      case .shouldReceive(let finger): (.shouldReceive, finger, nil)
      case .shouldBegin(let asked): (.shouldBegin, nil, asked)
      case .shouldRecognizeSimultaneously(let name): (.shouldRecognizeSimultaneously, nil, name)
      case .shouldRequireFailure(let name): (.shouldRequireFailure, nil, name)
      }
    return TraceQuestion(
      of: input,
      gesture: naming.name(of: recognizer),
      view: viewName(of: recognizer),
      kind: kind,
      finger: finger,
      with: other.map { naming.intern($0) },
      answer: answer
    )
  }

  /// A decision that left a recognizer's state as it was.
  func ruling(
    _ recognizer: UIGestureRecognizer,
    _ ruling: GestureRuling,
    of input: Int
  ) -> TraceRuling {
    let (kind, finger, other): (TraceRuling.Kind, Int?, String?) =
      switch ruling {
      case .waits(let name): (.waits, nil, name)
      case .delaysBegan(let finger): (.delaysBegan, finger, nil)
      case .delaysEnded(let finger): (.delaysEnded, finger, nil)
      case .takesTouch(let finger): (.takesTouch, finger, nil)
      }
    return TraceRuling(
      of: input,
      gesture: naming.name(of: recognizer),
      view: viewName(of: recognizer),
      kind: kind,
      finger: finger,
      by: other.map { naming.intern($0) }
    )
  }

  private func viewName(of recognizer: UIGestureRecognizer) -> TraceName? {
    recognizer.view.map { naming.name(of: $0) }
  }

  /// A touch that is kept from its view.
  func withheld(_ touch: UITouch, _ reason: Withholding, of input: Int) -> TraceWithheld {
    let (word, other): (TraceWithheld.Reason, String?) =
      switch reason {
      case .singleTouch: (.singleTouch, nil)
      case .wantsExclusive: (.wantsExclusive, nil)
      case .leftWindow: (.leftWindow, nil)
      case .exclusive(let view): (.exclusive, view)
      }
    return TraceWithheld(
      of: input,
      finger: touch.finger,
      view: touch.view.map { naming.name(of: $0) },
      reason: word,
      by: other.map { naming.intern($0) }
    )
  }

  /// The walk that bound a touch.
  mutating func hit(_ touch: UITouch, _ walk: WalkFold, of input: Int) -> TraceHit {
    visits.removeAll(keepingCapacity: true)
    for turn in walk.turns { visits.append(TraceHit.Visit(turn)) }
    return TraceHit(
      of: input,
      window: touch.window.map { naming.name(of: $0) },
      got: touch.view.map { naming.name(of: $0) },
      walk: visits
    )
  }

  /// The touches of an event that changed.
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
    return TraceTouches(of: input, time: time, touches: changes)
  }

  /// A timer that fired, and whose it is as far as the first thing that followed tells.
  func tick(before step: RoutingStep, at time: Int64, of input: Int) -> TraceTick {
    var tick = TraceTick(of: input, time: time, timer: "hit")
    switch step {
    case .consulted(let recognizer, _, _), .ruled(let recognizer, _),
      .moved(let recognizer, _, _, _):
      tick.timer = "gesture"
      tick.gesture = naming.name(of: recognizer)
      tick.view = viewName(of: recognizer)
    case .delivered(_, let responder), .forwarded(_, let responder, _):
      tick.timer = "message"
      tick.view = naming.name(of: responder)
    case .sought, .declined, .performed: tick.timer = "action"
    default: break
    }
    return tick
  }
}
