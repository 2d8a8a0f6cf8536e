internal import HitResponders

/// Why two walks differ: the first view that decided otherwise, which is why others were asked.
struct WalkDifference {
  private let old: [TraceHit.Visit]
  private let new: [TraceHit.Visit]
  private let likeness: TurnLikeness
  private let text: (TraceName?) -> String

  /// Compares two walks, in the words for names that are given.
  init(
    _ old: TraceHit,
    _ new: TraceHit,
    _ likeness: TurnLikeness = TurnLikeness(tolerance: 0),
    text: @escaping (TraceName?) -> String
  ) {
    (self.old, self.new) = (old.walk, new.walk)
    (self.likeness, self.text) = (likeness, text)
  }

  /// The first decision that differs, in words; `nil` where all views decide the same.
  var sentence: String? { decision ?? answer }

  /// The first view that was asked at another place, though all views decide the same.
  var shifted: (view: TraceName, words: String)? { sentence == nil ? shift : nil }

  /// The first view that judged otherwise, or that only one walk asked.
  ///
  /// Views further up pass on answers from below, so their answers are no reason.
  private var decision: String? {
    for (before, now) in zip(old, new) {
      if before.view != now.view { return asked(before.view, now.view) }
      if before.verdicts != now.verdicts { return judged(before, now) }
    }
    if let missing = old.dropFirst(new.count).first {
      return "\(text(missing.view)) is no longer asked"
    }
    return new.dropFirst(old.count).first.map { "\(text($0.view)) is asked now" }
  }

  /// The deepest view that answered otherwise on its own.
  private var answer: String? {
    let place = zip(old, new).map { $0.answer != $1.answer }.lastIndex(of: true)
    return place.map { place in
      "\(text(new[place].view)) now answers \(text(new[place].answer)), "
        + "was \(text(old[place].answer))"
    }
  }

  /// The first view that was asked at another point, and by how much it has moved.
  ///
  /// Where it moved right, the same touch is further left in it.
  private var shift: (view: TraceName, words: String)? {
    for (before, now) in zip(old, new) {
      if likeness.isNear(before.x, now.x), likeness.isNear(before.y, now.y) { continue }
      guard before.x.isFinite, now.x.isFinite else {
        return (now.view, "\(text(now.view)) is asked at \(point(now)), was \(point(before))")
      }
      let (x, y) = (before.x - now.x, before.y - now.y)
      return (
        now.view,
        "\(text(now.view)) lies elsewhere by (\(ShortNumber.text(x)), \(ShortNumber.text(y)))"
      )
    }
    return nil
  }

  private func asked(_ before: TraceName, _ now: TraceName) -> String {
    let isGone = !new.contains { $0.view == before }
    let isNew = !old.contains { $0.view == now }
    if isNew, !isGone { return "\(text(now)) is asked now" }
    if isGone, !isNew { return "\(text(before)) is no longer asked" }
    return "\(text(now)) is asked in place of \(text(before))"
  }

  private func judged(_ before: TraceHit.Visit, _ now: TraceHit.Visit) -> String {
    let place =
      now.verdicts.contains(.outside) && (before.x, before.y) != (now.x, now.y)
      ? " at \(point(now))" : ""
    if now.verdicts.contains(.override) {
      return "\(text(now.view)) now answers itself: an override"
    }
    if before.verdicts.contains(.override) {
      return "\(text(now.view)) no longer answers itself: \(words(now.verdicts))\(place)"
    }
    if before.verdicts == .descended {
      return "\(text(now.view)) now rejects: \(words(now.verdicts))\(place)"
    }
    if now.verdicts == .descended {
      return "\(text(now.view)) no longer rejects: \(words(before.verdicts))"
    }
    return "\(text(now.view)): \(words(before.verdicts)) -> \(words(now.verdicts))\(place)"
  }

  private func point(_ visit: TraceHit.Visit) -> String {
    visit.x.isFinite ? "(\(ShortNumber.text(visit.x)), \(ShortNumber.text(visit.y)))" : "no point"
  }

  private func words(_ verdicts: TraceHit.Verdicts) -> String {
    verdicts.isEmpty ? "its own answer" : verdicts.words.joined(separator: "+")
  }
}
