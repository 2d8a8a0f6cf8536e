/// A question to a delegate, a subclass or a view on which a gesture depends.
nonisolated public enum GestureQuestion: Hashable, Sendable {
  /// Whether the recognizer takes a touch; carries the number of the finger.
  case shouldReceive(finger: Int)
  /// Whether the recognizer takes a scroll.
  case shouldReceiveScroll
  /// Whether the recognizer may begin; carries the name of who was asked.
  case shouldBegin(asked: String)
  /// Whether it may be recognized beside another; carries its name.
  case shouldRecognizeSimultaneously(with: String)
  /// Whether it waits for another to fail; carries its name.
  case shouldRequireFailure(of: String)

  /// Whether an answer is the default, which applies where no code is asked.
  func isUsual(_ answer: Bool) -> Bool {
    switch self {
    case .shouldReceive, .shouldReceiveScroll, .shouldBegin: answer
    case .shouldRecognizeSimultaneously, .shouldRequireFailure: !answer
    }
  }

  /// The words that every output uses for this question.
  public var words: String {
    switch self {
    case .shouldReceive(let finger): "shouldReceive touch \(finger)"
    case .shouldReceiveScroll: "shouldReceive the scroll"
    case .shouldBegin(let asked): "shouldBegin asked of \(asked)"
    case .shouldRecognizeSimultaneously(let name): "shouldRecognizeSimultaneously with \(name)"
    case .shouldRequireFailure(let name): "shouldRequireFailure of \(name)"
    }
  }
}

/// A decision about a recognizer that leaves its state as it is.
nonisolated public enum GestureRuling: Hashable, Sendable {
  /// It would be recognized and waits for another one to fail; carries its name.
  case waits(for: String)
  /// It keeps a touch's began from the view; carries the finger.
  case delaysBegan(finger: Int)
  /// It keeps a touch's end from the view; carries the finger.
  case delaysEnded(finger: Int)
  /// It takes a touch from its view; carries the finger.
  case takesTouch(finger: Int)

  /// The words that every output uses for this ruling.
  public var words: String {
    switch self {
    case .waits(let name): "waiting for \(name)"
    case .delaysBegan(let finger): "delays began of touch \(finger)"
    case .delaysEnded(let finger): "delays ended of touch \(finger)"
    case .takesTouch(let finger): "takes touch \(finger) from its view"
    }
  }
}
