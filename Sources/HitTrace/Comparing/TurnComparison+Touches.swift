extension TurnComparison {
  /// Compares which views were hit, and where they are the same, how.
  mutating func compareHits() {
    // The finger of a hit is that of the input it follows from, in its own trace.
    let news = Self.placed(second) { if case .hit(let hit) = $0 { hit } else { nil } }
    var rest = news.map { ($0, second.finger(of: $0.record.of)) }
    for old in Self.placed(first, { if case .hit(let hit) = $0 { hit } else { nil } }) {
      let finger = first.finger(of: old.record.of)
      let match = rest.firstIndex { $0.1 == finger }.map { rest.remove(at: $0).0 }
      guard let match else {
        var finding = TurnFinding(
          .hit,
          Self.subject(finger),
          from: text(old.record.got),
          to: "no hit test"
        )
        finding.lanes = lanes(finger)
        add(finding, old: old.place, new: nil)
        continue
      }
      compare(old, match, finger)
    }
    for (new, finger) in rest {
      var finding = TurnFinding(
        .hit,
        Self.subject(finger),
        from: "no hit test",
        to: text(new.record.got)
      )
      finding.lanes = lanes(finger)
      add(finding, old: nil, new: new.place)
    }
  }

  private mutating func compare(_ old: Placed<TraceHit>, _ new: Placed<TraceHit>, _ finger: Int?) {
    let subject = Self.subject(finger)
    let walks =
      hasWalks ? WalkDifference(old.record, new.record, likeness, text: vocabulary.text) : nil
    var finding: TurnFinding
    if old.record.got != new.record.got {
      finding = TurnFinding(
        .hit,
        subject,
        from: text(old.record.got),
        to: text(new.record.got),
        because: walks?.sentence
      )
    } else if old.record.window != new.record.window {
      finding = TurnFinding(
        .hit,
        subject,
        from: "window \(text(old.record.window))",
        to: "window \(text(new.record.window))",
        because: walks?.sentence
      )
    } else if let sentence = walks?.sentence {
      finding = TurnFinding(
        .hit,
        subject,
        "\(subject): \(text(old.record.got)) as before, found another way (\(sentence))"
      )
      finding.old = text(old.record.got)
      finding.new = finding.old
      finding.reason = sentence
      finding.isSign = true
    } else if let shifted = walks?.shifted {
      // The touch is not part of the sentence: one view that moved is one change.
      finding = TurnFinding(.hit, text(shifted.view), "\(shifted.words); the same views are hit")
      finding.reason = shifted.words
      finding.isSign = true
    } else {
      return
    }
    finding.lanes = lanes(finger)
    add(finding, old: old.place, new: new.place)
  }

  /// Compares the stages and views of touches in events.
  mutating func compareTouches() {
    let take: (TraceRecord) -> [TraceTouches.Touch]? = {
      if case .touches(let event) = $0 { event.touches } else { nil }
    }
    let olds = Self.placed(first, take).flatMap { placed in
      placed.record.map { Placed(record: $0, place: placed.place) }
    }
    var news = Self.placed(second, take).flatMap { placed in
      placed.record.map { Placed(record: $0, place: placed.place) }
    }
    for old in olds {
      let match = news.firstIndex { $0.record.finger == old.record.finger }
      guard let match else {
        addTouch(old.record.finger, words(old.record), nil, old.place, nil)
        continue
      }
      let new = news.remove(at: match)
      if new.record == old.record { continue }
      addTouch(old.record.finger, words(old.record), words(new.record), old.place, new.place)
    }
    for new in news { addTouch(new.record.finger, nil, words(new.record), nil, new.place) }
  }

  private mutating func addTouch(
    _ finger: Int,
    _ old: String?,
    _ new: String?,
    _ oldPlace: Int?,
    _ newPlace: Int?
  ) {
    var finding = TurnFinding(
      .touch,
      "touch \(finger)",
      from: old ?? "no event",
      to: new ?? "no event"
    )
    finding.lanes = [finger]
    finding.isSign = true
    add(finding, old: oldPlace, new: newPlace)
  }

  private func words(_ touch: TraceTouches.Touch) -> String {
    "\(touch.phase.rawValue) in \(text(touch.view))"
  }

  /// Compares which touches are withheld from their views.
  mutating func compareWithheld() {
    let pairs = pairs({ if case .withheld(let held) = $0 { held } else { nil } }, by: \.finger)
    for pair in pairs {
      guard let held = pair.new?.record ?? pair.old?.record, pair.old?.record != pair.new?.record
      else { continue }
      let subject = "touch \(held.finger)"
      let words: String =
        switch (pair.old?.record, pair.new?.record) {
        case (let old?, nil):
          "\(subject): no longer withheld from \(text(old.view)) (\(old.reason.rawValue))"
        case (nil, let new?):
          "\(subject): now withheld from \(text(new.view)) (\(reason(new)))"
        case (let old?, let new?):
          "\(subject): withheld from \(text(old.view)) (\(reason(old))) -> "
            + "\(text(new.view)) (\(reason(new)))"
        case (nil, nil): subject
        }
      var finding = TurnFinding(.withheld, subject, words)
      finding.old = pair.old.map { text($0.record.view) }
      finding.new = pair.new.map { text($0.record.view) }
      finding.reason = pair.new.map { reason($0.record) }
      finding.lanes = [held.finger]
      add(finding, at: pair)
    }
  }

  private func reason(_ held: TraceWithheld) -> String {
    held.reason.rawValue + (held.by.map { " of \(text($0))" } ?? "")
  }

  private static func subject(_ finger: Int?) -> String { finger.map { "touch \($0)" } ?? "hit" }

  private func lanes(_ finger: Int?) -> Set<Int> { finger.map { [$0] } ?? [] }
}
