/// What differs in the records of recognizers and timers.
struct GestureFindings {
  let vocabulary: TraceVocabulary
  let likeness: TurnLikeness

  /// Compares the states that a recognizer came to.
  func gesture(_ pair: RecordPair<TraceGesture>) -> TurnFinding? {
    let label = vocabulary.text(pair.either.recognizer)
    var finding: TurnFinding
    switch pair {
    case .both(let old, let new):
      if likeness.areSame(.gesture(old), .gesture(new)) { return nil }
      if old.to != new.to {
        let (from, to) = (old.to.rawValue, new.to.rawValue)
        finding = TurnFinding(.gesture, label, from: from, to: to, because: new.why)
      } else {
        let reasons = "(\(new.why), was \(old.why))"
        let sentence = "\(label): \(new.to.rawValue) for another reason \(reasons)"
        finding = TurnFinding(.gesture, label, sentence)
        finding.isSign = true
      }
    case .missing(let old):
      let sentence = "\(label): no longer reaches \(old.to.rawValue) (\(old.why))"
      finding = TurnFinding(.gesture, label, sentence)
    case .new(let new):
      finding = TurnFinding(
        .gesture,
        label,
        "\(label): now reaches \(new.to.rawValue) (\(new.why))"
      )
    }
    (finding.old, finding.new) = (pair.old?.to.rawValue, pair.new?.to.rawValue)
    finding.reason = (pair.new ?? pair.either).why
    return finding.about(pair.either.finger, pair.either.recognizer.view)
  }

  /// What a question is about: all but its answer and the input.
  func key(of question: TraceQuestion) -> TraceQuestion {
    var key = question
    (key.answer, key.of) = (false, 0)
    return key
  }

  /// Compares the answers to a question about a recognizer.
  func question(_ pair: RecordPair<TraceQuestion>) -> TurnFinding? {
    let question = pair.either
    let about = question.with.map { " (\(vocabulary.text($0)))" } ?? ""
    let label = vocabulary.text(question.recognizer)
    let subject = "\(label) \(question.kind.rawValue)\(about)"
    let answers = pair.map { $0.answer ? "yes" : "no" }
    var finding: TurnFinding
    switch answers {
    case .both(let old, let new):
      if old == new { return nil }
      finding = TurnFinding(.question, subject, from: old, to: new)
    case .missing: finding = TurnFinding(.question, subject, "\(subject): no longer asked")
    case .new(let new): finding = TurnFinding(.question, subject, "\(subject): now asked, \(new)")
    }
    (finding.old, finding.new) = (answers.old, answers.new)
    finding.isSign = answers.old == nil || answers.new == nil
    return finding.about(question.finger, question.recognizer.view)
  }

  /// What a ruling says: all but the input.
  func key(of ruling: TraceRuling) -> TraceRuling {
    var key = ruling
    key.of = 0
    return key
  }

  /// Tells of a decision, which leaves a recognizer's state as it is, that one trace alone has.
  func ruling(_ pair: RecordPair<TraceRuling>) -> TurnFinding? {
    if case .both = pair { return nil }
    let ruling = pair.either
    let label = vocabulary.text(ruling.recognizer)
    let words = words(ruling)
    let verb = pair.old == nil ? "now" : "no longer"
    var finding = TurnFinding(.ruling, label, "\(label): \(verb) \(words)")
    (finding.old, finding.new) = (pair.old.map { _ in words }, pair.new.map { _ in words })
    finding.isSign = ruling.kind == .takesTouch
    return finding.about(ruling.finger, ruling.recognizer.view)
  }

  private func words(_ ruling: TraceRuling) -> String {
    let touch = ruling.finger.map { " touch \($0)" } ?? " the touch"
    return switch ruling.kind {
    case .waits: "waits for \(vocabulary.text(ruling.by))"
    case .delaysBegan: "delays the beginning of\(touch)"
    case .delaysEnded: "delays the end of\(touch)"
    case .takesTouch: "takes\(touch)"
    }
  }

  /// Whose timer fired: all but the input and the time.
  func key(of tick: TraceTick) -> TraceTick {
    var key = tick
    (key.of, key.time) = (0, 0)
    return key
  }

  /// Compares when a timer fired.
  func timer(_ pair: RecordPair<TraceTick>) -> TurnFinding? {
    let tick = pair.either
    let owner =
      tick.gesture.map { " of \(vocabulary.text(TraceRecognizer(name: $0, view: tick.view)))" }
      ?? tick.view.map { " of \(vocabulary.text($0))" } ?? ""
    let subject = "\(tick.timer) timer\(owner)"
    let sentence: String
    switch pair {
    case .both(let old, let new):
      if old.time == new.time { return nil }
      sentence = "\(subject) fires \(Difference.seconds(new.time - old.time))"
    case .missing: sentence = "\(subject) no longer fires"
    case .new: sentence = "\(subject) fires now"
    }
    var finding = TurnFinding(.timer, subject, sentence)
    finding.isSign = true
    return finding.about(nil, tick.view)
  }
}
