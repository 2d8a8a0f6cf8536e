/// A recognizer, as the records about it name it.
public struct TraceRecognizer: Hashable, Sendable {
  /// Its name, else its class.
  public var name = TraceName(index: 0)
  /// The view it is attached to.
  public var view: TraceName?

  /// Makes a recognizer.
  public init(name: TraceName = TraceName(index: 0), view: TraceName? = nil) {
    self.name = name
    self.view = view
  }
}

/// A recognizer went from one state to another.
public struct TraceGesture: DerivedRecord, Hashable, Sendable {
  /// The stage of a recognizer.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The number of the input it follows from.
  public var of = 0
  /// The recognizer.
  public var recognizer = TraceRecognizer()
  /// The state before.
  public var from = State.possible
  /// The state after.
  public var to = State.possible
  /// Why, in the words of every output.
  public var why = ""
  /// The finger that it is about, where it is about one.
  public var finger: Int?
  /// The name of who prevented it, said no, or had to fail, where there is one.
  public var by: TraceName?

  /// Makes a blank record.
  public init() {}
}

/// A question that was put about a recognizer, and its answer.
public struct TraceQuestion: DerivedRecord, Hashable, Sendable {
  /// What was asked.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case shouldReceive, shouldBegin, shouldRecognizeSimultaneously, shouldRequireFailure
  }

  /// The number of the input it follows from.
  public var of = 0
  /// The recognizer.
  public var recognizer = TraceRecognizer()
  /// What was asked.
  public var kind = Kind.shouldBegin
  /// The finger, of `shouldReceive`.
  public var finger: Int?
  /// Who was asked, of `shouldBegin`; else the other recognizer.
  public var with: TraceName?
  /// The answer.
  public var answer = true

  /// Makes a blank record.
  public init() {}
}

/// A decision about a recognizer that leaves its state as it is.
public struct TraceRuling: DerivedRecord, Hashable, Sendable {
  /// What was decided.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case waits, delaysBegan, delaysEnded, takesTouch
  }

  /// The number of the input it follows from.
  public var of = 0
  /// The recognizer.
  public var recognizer = TraceRecognizer()
  /// What was decided.
  public var kind = Kind.waits
  /// The finger, except of `waits`.
  public var finger: Int?
  /// The recognizer that is waited for, of `waits`.
  public var by: TraceName?

  /// Makes a blank record.
  public init() {}
}
