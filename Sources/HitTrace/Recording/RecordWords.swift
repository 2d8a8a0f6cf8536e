internal import Foundation
internal import HitResponders

// What live values are called in a trace.

extension TraceHit.Visit {
  /// What is recorded of a turn whose view has the number of its name.
  @MainActor
  init(_ turn: WalkFold.Turn) {
    self.init(
      view: TraceName(index: Int32(turn.view)),
      verdicts: [],
      depth: turn.depth,
      x: turn.isAside ? .nan : Double(turn.point.x),
      y: turn.isAside ? .nan : Double(turn.point.y),
      answer: turn.answer.map { TraceName(index: Int32($0)) }
    )
    for verdict in turn.earlierVerdicts { add(verdict) }
    if let verdict = turn.verdict { add(verdict) }
    if !turn.isAside, turn.isOverride { verdicts.insert(.override) }
  }

  private mutating func add(_ verdict: HitTestVerdict) {
    verdicts.formUnion(TraceHit.Verdicts(verdict))
    if case .transparent(let value) = verdict { alpha = Double(value) }
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

extension TraceGesture.State {
  /// The word of a recognizer's state.
  init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension TraceKey {
  /// What is recorded of a press whose characters are.
  init(_ sample: PressSample) {
    self.init(type: sample.type.rawValue)
    guard let key = sample.key else { return }
    usage = key.keyCode.rawValue
    // Without a place and a text it would be a button's press, not a key's.
    if !key.characters.isEmpty || usage == 0 { characters = key.characters }
    if key.charactersIgnoringModifiers != key.characters {
      plainCharacters = key.charactersIgnoringModifiers
    }
  }
}

extension TraceInput.Phase {
  /// What a finger did.
  @inline(__always)
  init(_ phase: UITouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension TraceInput.Stage {
  /// The stage of a press.
  init(_ phase: UIPress.Phase) {
    self =
      switch phase {
      case .began: .began
      case .changed: .changed
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
