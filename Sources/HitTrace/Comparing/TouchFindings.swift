/// What differs in the records of touches: which views they hit, and what becomes of them.
struct TouchFindings {
  let vocabulary: TraceVocabulary
  let likeness: TurnLikeness
  /// Whether both traces have the walks.
  let hasWalks: Bool

  /// A hit test with the finger it was for.
  struct Hit {
    var record: TraceHit
    var finger: Int?
  }

  /// Compares which view was hit, and where it is the same, how.
  func hit(_ pair: RecordPair<Hit>) -> TurnFinding? {
    let subject = pair.either.finger.map { "touch \($0)" } ?? "hit"
    let finding: TurnFinding?
    switch pair {
    case .both(let old, let new): finding = hit(subject, old.record, new.record)
    case .missing(let old):
      let view = vocabulary.text(old.record.got)
      finding = TurnFinding(.hit, subject, from: view, to: "no hit test")
    case .new(let new):
      let view = vocabulary.text(new.record.got)
      finding = TurnFinding(.hit, subject, from: "no hit test", to: view)
    }
    return finding?.about(pair.either.finger, nil)
  }

  private func hit(_ subject: String, _ old: TraceHit, _ new: TraceHit) -> TurnFinding? {
    let (oldView, newView) = (vocabulary.text(old.got), vocabulary.text(new.got))
    let walks = hasWalks ? WalkDifference(old, new, likeness, text: vocabulary.text) : nil
    let reason = walks?.sentence
    if old.got != new.got {
      return TurnFinding(.hit, subject, from: oldView, to: newView, because: reason)
    }
    if old.window != new.window {
      let from = "window \(vocabulary.text(old.window))"
      let to = "window \(vocabulary.text(new.window))"
      return TurnFinding(.hit, subject, from: from, to: to, because: reason)
    }
    var finding: TurnFinding
    if let reason {
      let sentence = "\(subject): \(oldView) as before, found another way (\(reason))"
      finding = TurnFinding(.hit, subject, sentence)
      (finding.old, finding.new, finding.reason) = (oldView, newView, reason)
    } else if let shifted = walks?.shifted {
      // The touch is not part of the sentence: one view that moved is one change.
      let sentence = "\(shifted.words); the same views are hit"
      finding = TurnFinding(.hit, vocabulary.text(shifted.view), sentence)
      finding.reason = shifted.words
    } else {
      return nil
    }
    finding.isSign = true
    return finding
  }

  /// Compares the stage and the view of a touch in an event.
  func change(_ pair: RecordPair<TraceTouches.Touch>) -> TurnFinding? {
    if pair.old == pair.new { return nil }
    let words = pair.map { "\($0.phase.rawValue) in \(vocabulary.text($0.view))" }
    var finding = TurnFinding(
      .touch,
      "touch \(pair.either.finger)",
      from: words.old ?? "no event",
      to: words.new ?? "no event"
    )
    finding.isSign = true
    return finding.about(pair.either.finger, nil)
  }

  /// Compares which touch is withheld from its view.
  func withheld(_ pair: RecordPair<TraceWithheld>) -> TurnFinding? {
    if pair.old == pair.new { return nil }
    let subject = "touch \(pair.either.finger)"
    let views = pair.map { vocabulary.text($0.view) }
    let places = pair.map { "\(vocabulary.text($0.view)) (\(reason($0)))" }
    let words =
      switch places {
      case .both(let old, let new): "withheld from \(old) -> \(new)"
      case .missing: "no longer withheld from \(views.either) (\(pair.either.reason.rawValue))"
      case .new(let new): "now withheld from \(new)"
      }
    var finding = TurnFinding(.withheld, subject, "\(subject): \(words)")
    (finding.old, finding.new, finding.reason) = (views.old, views.new, pair.new.map(reason))
    return finding.about(pair.either.finger, nil)
  }

  private func reason(_ held: TraceWithheld) -> String {
    held.reason.rawValue + (held.by.map { " of \(vocabulary.text($0))" } ?? "")
  }
}
