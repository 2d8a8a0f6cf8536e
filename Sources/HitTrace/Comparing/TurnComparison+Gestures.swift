extension TurnComparison {
  private struct Owner: Hashable {
    var gesture: TraceName
    var view: TraceName?
  }

  /// Compares the states that each recognizer went through.
  mutating func compareGestures() {
    let take: (TraceRecord) -> TraceGesture? = {
      if case .gesture(let gesture) = $0 { gesture } else { nil }
    }
    let pairs = pairs(take) { Owner(gesture: $0.gesture, view: $0.view) }
    for pair in pairs {
      guard let one = pair.old?.record ?? pair.new?.record else { continue }
      let label = label(one.gesture, one.view)
      var finding: TurnFinding
      switch (pair.old?.record, pair.new?.record) {
      case (let old?, let new?):
        if likeness.areSame(.gesture(old), .gesture(new)) { continue }
        if old.to != new.to {
          finding = TurnFinding(
            .gesture,
            label,
            from: old.to.rawValue,
            to: new.to.rawValue,
            because: new.why
          )
        } else {
          finding = TurnFinding(
            .gesture,
            label,
            "\(label): \(new.to.rawValue) for another reason (\(new.why), was \(old.why))"
          )
          (finding.old, finding.new, finding.reason) = (old.to.rawValue, new.to.rawValue, new.why)
          finding.isSign = true
        }
      case (let old?, nil):
        finding = TurnFinding(
          .gesture,
          label,
          "\(label): no longer reaches \(old.to.rawValue) (\(old.why))"
        )
        (finding.old, finding.reason) = (old.to.rawValue, old.why)
      case (nil, let new?):
        finding = TurnFinding(
          .gesture,
          label,
          "\(label): now reaches \(new.to.rawValue) (\(new.why))"
        )
        (finding.new, finding.reason) = (new.to.rawValue, new.why)
      case (nil, nil): continue
      }
      finding.lanes = one.finger.map { [$0] } ?? []
      finding.views = one.view.map { [$0] } ?? []
      add(finding, at: pair)
    }
  }

  /// Compares the questions about recognizers and their answers.
  mutating func compareQuestions() {
    let take: (TraceRecord) -> TraceQuestion? = {
      if case .question(let question) = $0 { question } else { nil }
    }
    // Without the answer and the input, a question is its own key.
    let pairs = pairs(take) { question in
      var key = question
      key.answer = false
      key.of = 0
      return key
    }
    for pair in pairs {
      guard let one = pair.old?.record ?? pair.new?.record else { continue }
      let label = label(one.gesture, one.view)
      let about = one.with.map { " (\(text($0)))" } ?? ""
      let subject = "\(label) \(one.kind.rawValue)\(about)"
      var finding: TurnFinding
      switch (pair.old?.record.answer, pair.new?.record.answer) {
      case (let old?, let new?):
        if old == new { continue }
        finding = TurnFinding(
          .question,
          subject,
          from: old ? "yes" : "no",
          to: new ? "yes" : "no"
        )
      case (let old?, nil):
        finding = TurnFinding(.question, subject, "\(subject): no longer asked")
        finding.old = old ? "yes" : "no"
        finding.isSign = true
      case (nil, let new?):
        finding = TurnFinding(.question, subject, "\(subject): now asked, \(new ? "yes" : "no")")
        finding.new = new ? "yes" : "no"
        finding.isSign = true
      case (nil, nil): continue
      }
      finding.lanes = one.finger.map { [$0] } ?? []
      finding.views = one.view.map { [$0] } ?? []
      add(finding, at: pair)
    }
  }

  /// Compares the decisions that leave a recognizer's state as it is.
  mutating func compareRulings() {
    let take: (TraceRecord) -> TraceRuling? = {
      if case .ruling(let ruling) = $0 { ruling } else { nil }
    }
    let pairs = pairs(take) { ruling in
      var key = ruling
      key.of = 0
      return key
    }
    for pair in pairs where (pair.old == nil) != (pair.new == nil) {
      guard let one = pair.old?.record ?? pair.new?.record else { continue }
      let label = label(one.gesture, one.view)
      let words = words(one)
      let isNew = pair.old == nil
      var finding = TurnFinding(
        .ruling,
        label,
        "\(label): \(isNew ? "now" : "no longer") \(words)"
      )
      (finding.old, finding.new) = isNew ? (nil, words) : (words, nil)
      finding.lanes = one.finger.map { [$0] } ?? []
      finding.views = one.view.map { [$0] } ?? []
      finding.isSign = one.kind == .takesTouch
      add(finding, at: pair)
    }
  }

  private func words(_ ruling: TraceRuling) -> String {
    let touch = ruling.finger.map { " touch \($0)" } ?? " the touch"
    return switch ruling.kind {
    case .waits: "waits for \(text(ruling.by))"
    case .delaysBegan: "delays the beginning of\(touch)"
    case .delaysEnded: "delays the end of\(touch)"
    case .takesTouch: "takes\(touch)"
    }
  }

  /// Compares which timers fired, and when.
  mutating func compareTimers() {
    struct Owner: Hashable {
      var timer: String
      var gesture: TraceName?
      var view: TraceName?
    }
    let take: (TraceRecord) -> TraceTick? = { if case .tick(let tick) = $0 { tick } else { nil } }
    let pairs = pairs(take) { Owner(timer: $0.timer, gesture: $0.gesture, view: $0.view) }
    for pair in pairs {
      guard let one = pair.old?.record ?? pair.new?.record else { continue }
      let owner =
        one.gesture.map { " of \(label($0, one.view))" }
        ?? one.view.map { " of \(text($0))" } ?? ""
      let subject = "\(one.timer) timer\(owner)"
      var finding: TurnFinding
      switch (pair.old?.record.time, pair.new?.record.time) {
      case (let old?, let new?):
        if old == new { continue }
        let way = Difference.seconds(new - old)
        finding = TurnFinding(.timer, subject, "\(subject) fires \(way)")
      case (_?, nil): finding = TurnFinding(.timer, subject, "\(subject) no longer fires")
      case (nil, _?): finding = TurnFinding(.timer, subject, "\(subject) fires now")
      case (nil, nil): continue
      }
      finding.views = one.view.map { [$0] } ?? []
      finding.isSign = true
      add(finding, at: pair)
    }
  }
}
