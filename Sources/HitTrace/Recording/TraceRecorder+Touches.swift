internal import Foundation
internal import HitResponders

extension TraceRecorder {
  /// Writes the walk that bound a touch.
  func writeHit(_ touch: UITouch) {
    finishAction()
    let hit = TraceHit(
      of: number(of: touch),
      window: touch.window.map { naming.name(of: $0) },
      got: touch.view.map { naming.name(of: $0) },
      walk: walk.turns.map { TraceHit.Visit($0) }
    )
    derive(.hit(hit))
    walk.removeAll()
  }

  /// Returns the number of the input by which a touch began: the latest one of its finger.
  private func number(of touch: UITouch) -> Int {
    var number = inputCount - samples.count
    var found = inputCount
    for sample in samples {
      number += 1
      if sample.finger == touch.finger, sample.phase == .began { found = number }
    }
    return found
  }

  /// Writes the event of the turn's touches.
  func writeEvent(_ event: UIEvent) {
    owesEvent = false
    let touches = event.orderedTouches.filter { $0.phase != .stationary }
      .map { touch in
        TraceTouches.Touch(
          finger: touch.finger,
          phase: TraceInput.Phase(touch.phase),
          view: touch.view.map { naming.name(of: $0) }
        )
      }
    derive(.touches(TraceTouches(of: inputCount, time: time, touches: touches)))
  }

  /// Writes that a touch is kept from its view.
  func writeWithheld(_ touch: UITouch, _ reason: Withholding) {
    finishAction()
    var held = TraceWithheld(
      of: inputCount,
      finger: touch.finger,
      view: touch.view.map { naming.name(of: $0) },
      reason: .singleTouch
    )
    switch reason {
    case .singleTouch: break
    case .wantsExclusive: held.reason = .wantsExclusive
    case .leftWindow: held.reason = .leftWindow
    case .exclusive(let view): (held.reason, held.by) = (.exclusive, naming.intern(view))
    }
    derive(.withheld(held))
  }
}

extension TraceHit.Visit {
  /// What is recorded of a turn whose view has the number of its name.
  @MainActor
  fileprivate init(_ turn: WalkFold.Turn) {
    self.init(
      view: TraceName(index: Int32(turn.view)),
      verdicts: [],
      depth: turn.depth,
      x: turn.isAside ? .nan : Double(turn.point.x),
      y: turn.isAside ? .nan : Double(turn.point.y),
      answer: turn.answer.map { TraceName(index: Int32($0)) }
    )
    for verdict in turn.earlierVerdicts + [turn.verdict].compactMap({ $0 }) {
      verdicts.formUnion(TraceHit.Verdicts(verdict))
      if case .transparent(let value) = verdict { alpha = Double(value) }
    }
    if !turn.isAside, turn.isOverride { verdicts.insert(.override) }
  }
}

extension TraceHit.Verdicts {
  /// The bit of a verdict.
  init(_ verdict: HitTestVerdict) {
    self =
      switch verdict {
      case .descended: .descended
      case .hidden: .hidden
      case .interactionDisabled: .interactionDisabled
      case .transparent: .transparent
      case .animating: .animating
      case .singular: .singular
      case .outside: .outside
      }
  }
}
