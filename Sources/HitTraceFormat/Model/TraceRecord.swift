/// One line of a trace.
///
/// Inputs are the truth, which a replay feeds; what is derived is computed again and compared.
/// Derived records stand after the input they follow from, in the order in which they happened.
public enum TraceRecord: Hashable, Sendable {
  /// `head`: the first line.
  indirect case header(TraceHeader)
  /// `scene`: the scene file's value as a JSON text.
  case scene(json: String)
  /// `in`: an input.
  case input(TraceInput)
  /// `mut`: a change from outside of routing.
  case change(TraceChange)
  /// `ev`: an event with touches that say more than their inputs.
  case touches(TraceTouches)
  /// `hit`: the walk that bound a touch.
  case hit(TraceHit)
  /// `held`: a touch that is kept from its view.
  case withheld(TraceWithheld)
  /// `ask`: a question about a recognizer and its answer.
  case question(TraceQuestion)
  /// `rule`: a decision about a recognizer that left its state.
  case ruling(TraceRuling)
  /// `gr`: a recognizer's change of state.
  case gesture(TraceGesture)
  /// `chain`: responders, which messages refer to.
  case chain(TraceChain)
  /// `rsp`: a message and what the responders did.
  case message(TraceMessage)
  /// `act`: an action and who carried it out.
  case action(TraceAction)
  /// `tick`: a timer fired.
  case tick(TraceTick)
  /// `mark`: a note for people.
  case mark(TraceMark)
  /// `chk`: the hash of the routing state.
  case check(TraceCheck)
  /// `tail`: the last line of a recording that was ended.
  case tail(TraceTail)
}

/// What a kind of record is for.
public enum TraceRecordClass: Hashable, Sendable {
  /// It begins a trace.
  case preamble
  /// It is fed to a replay.
  case input
  /// It is computed again and compared.
  case derived
  /// It is for people.
  case note
  /// It is a sum to check against.
  case check
}

extension TraceRecord {
  /// What the record is for.
  public var recordClass: TraceRecordClass {
    switch self {
    case .header, .scene: .preamble
    case .input, .change: .input
    case .touches, .hit, .withheld, .question, .ruling, .gesture, .chain, .message, .action, .tick:
      .derived
    case .mark: .note
    case .check, .tail: .check
    }
  }
}

/// A record of what followed from an input.
package protocol DerivedRecord {
  /// The number of the input it follows from.
  var of: Int { get set }
}
