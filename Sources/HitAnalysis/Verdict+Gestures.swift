nonisolated extension Verdict {
  /// Returns the verdict on a press in which a gesture was recognized.
  ///
  /// - Parameters:
  ///   - gesture: The recognizer's name.
  ///   - view: The name of the touch's view.
  ///   - isCancelled: Whether the gesture took the touch from its view.
  ///   - isTold: Whether the view had been told of the touch; a recognizer may delay that.
  /// - Returns: A sentence on the gesture; what was meant and not reached stays in front of it.
  public func recognizing(
    _ gesture: String,
    in view: String,
    isCancelled: Bool,
    isTold: Bool = true
  ) -> Verdict {
    var sentence = Sentence()
    switch cause {
    case .handled, .passedOn:
      guard isCancelled else { return self }
      sentence.receiver(view)
      sentence.say(
        isTold ? " got this press, but gesture " : " was not told of this press: gesture "
      )
      sentence.subject(gesture)
      sentence.say(isTold ? " recognized first and cancelled it." : " recognized first.")
      return Verdict(runs: sentence.runs, cause: .gesture, by: gesture)
    case .unhandled, .nothingInteractive, .recognizable:
      sentence.receiver(view)
      sentence.say(" got this press, and gesture ")
      sentence.receiver(gesture)
      sentence.say(" recognized it.")
      return Verdict(runs: sentence.runs, cause: .recognized, by: gesture)
    default:
      // What was meant did not get it, and stays the news.
      sentence.say(" Gesture ")
      sentence.receiver(gesture)
      sentence.say(" recognized it.")
      var verdict = self
      verdict.runs += sentence.runs
      return verdict
    }
  }
}
