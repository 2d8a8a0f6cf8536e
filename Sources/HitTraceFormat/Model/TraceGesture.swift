/// A recognizer went from one state to another.
public struct TraceGesture: Hashable, Sendable {
  /// The stage of a recognizer.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The number of the input it follows from.
  public var of: Int
  /// The recognizer: its name, else its class.
  public var gesture: TraceName
  /// The view it is attached to.
  public var view: TraceName?
  /// The state before.
  public var from: State
  /// The state after.
  public var to: State
  /// Why, in the words of every output.
  public var why: String
  /// The finger that it is about, where it is about one.
  public var finger: Int?
  /// The name of who prevented it, said no, or had to fail, where there is one.
  public var by: TraceName?

  /// Makes a record.
  public init(
    of: Int,
    gesture: TraceName,
    view: TraceName?,
    from: State,
    to: State,
    why: String,
    by: TraceName? = nil
  ) {
    self.of = of
    self.gesture = gesture
    self.view = view
    self.from = from
    self.to = to
    self.why = why
    self.by = by
  }
}

/// A question that was put about a recognizer, and its answer.
public struct TraceQuestion: Hashable, Sendable {
  /// What was asked.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case shouldReceive, shouldBegin, shouldRecognizeSimultaneously, shouldRequireFailure
  }

  /// The number of the input it follows from.
  public var of: Int
  /// The recognizer.
  public var gesture: TraceName
  /// The view it is attached to.
  public var view: TraceName?
  /// What was asked.
  public var kind: Kind
  /// The finger, of `shouldReceive`.
  public var finger: Int?
  /// Who was asked, of `shouldBegin`; else the other recognizer.
  public var with: TraceName?
  /// The answer.
  public var answer: Bool

  /// Makes a record.
  public init(
    of: Int,
    gesture: TraceName,
    view: TraceName?,
    kind: Kind,
    finger: Int? = nil,
    with: TraceName? = nil,
    answer: Bool
  ) {
    self.of = of
    self.gesture = gesture
    self.view = view
    self.kind = kind
    self.finger = finger
    self.with = with
    self.answer = answer
  }
}

/// A decision about a recognizer that leaves its state as it is.
public struct TraceRuling: Hashable, Sendable {
  /// What was decided.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case waits, delaysBegan, delaysEnded, takesTouch
  }

  /// The number of the input it follows from.
  public var of: Int
  /// The recognizer.
  public var gesture: TraceName
  /// The view it is attached to.
  public var view: TraceName?
  /// What was decided.
  public var kind: Kind
  /// The finger, except of `waits`.
  public var finger: Int?
  /// The recognizer that is waited for, of `waits`.
  public var by: TraceName?

  /// Makes a record.
  public init(
    of: Int,
    gesture: TraceName,
    view: TraceName?,
    kind: Kind,
    finger: Int? = nil,
    by: TraceName? = nil
  ) {
    self.of = of
    self.gesture = gesture
    self.view = view
    self.kind = kind
    self.finger = finger
    self.by = by
  }
}
