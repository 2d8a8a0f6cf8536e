internal import Foundation
package import HitResponders

// What live values are called in a trace.

extension TraceHit.Visit {
  /// What is recorded of a turn whose view has the number of its name.
  @MainActor
  init(_ turn: WalkFold.Turn) {
    self.init()
    view = TraceName(index: Int32(turn.view))
    depth = turn.depth
    x = turn.isAside ? .nan : Double(turn.point.x)
    y = turn.isAside ? .nan : Double(turn.point.y)
    answer = turn.answer.map { TraceName(index: Int32($0)) }
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
  private static let inOrder = allCases

  /// The word of a recognizer's state; both have the same cases in the same order.
  init(_ state: UIGestureRecognizer.State) { self = Self.inOrder[state.rawValue] }
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
  private static let inOrder = [Self.began, .moved, .stationary, .ended, .cancelled]

  /// What a finger did, by the order of UIKit's phases.
  @inline(__always)
  init(_ phase: UITouch.Phase) { self = Self.inOrder[phase.rawValue] }
}

extension TraceInput.Stage {
  private static let inOrder = allCases

  /// The stage of a scroll; both call them alike.
  init(_ stage: ScrollSample.Stage) { self = Self(rawValue: stage.rawValue) ?? .began }

  /// How far a scroll of this stage has come.
  package var scrollStage: ScrollSample.Stage? { ScrollSample.Stage(rawValue: rawValue) }

  /// The stage of a press; both have the same cases in the same order.
  init(_ phase: UIPress.Phase) { self = Self.inOrder[phase.rawValue] }

  /// What a press of this stage was.
  var pressPhase: UIPress.Phase? {
    Self.inOrder.firstIndex(of: self).flatMap(UIPress.Phase.init(rawValue:))
  }
}

extension PressSample {
  /// Makes the press of a key or button again from what was recorded of it.
  init?(_ input: TraceInput) {
    guard let key = input.key, let phase = input.stage.pressPhase else { return nil }
    let type = UIPress.PressType(rawValue: key.type) ?? .keyboard
    var characters = key.characters ?? ""
    var plainCharacters = key.plainCharacters ?? characters
    var place = key.usage
    if input.finger > 0 {
      // Which key it was is not in the trace; a number that no keyboard has keeps it apart.
      characters = (HiddenKey(rawValue: characters) ?? .letter).character
      plainCharacters = characters
      place = HiddenKey.place(ofNumber: input.finger)
    } else if key.usage == 0, key.characters == nil {
      self.init(type: type, phase: phase)
      return
    }
    let typed = UIKey(
      characters: characters,
      charactersIgnoringModifiers: plainCharacters,
      modifierFlags: UIKeyModifierFlags(rawValue: input.modifiers),
      keyCode: UIKeyboardHIDUsage(place)
    )
    self.init(type: type, phase: phase, key: typed)
  }
}
