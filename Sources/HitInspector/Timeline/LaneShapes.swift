internal import Foundation
internal import HitCanvas
internal import HitResponders

/// Makes the shapes of lanes from an index: no more of them than points of width.
struct LaneShapes {
  let index: TimelineIndex
  let scale: TimeScale

  /// The shapes of a lane, from the left.
  func shapes(of lane: TimelineLane) -> [LaneShape] {
    switch lane {
    case .touch(let finger): touches(of: finger)
    case .wheel: scrolls
    case .hits: hits
    case .recognizer(let place): spans(of: index.recognizers[place])
    case .unseen(let place): reason(of: index.recognizers[place])
    case .responders: messages
    case .actions: actions
    case .changes: changes
    case .golden: golden
    }
  }

  static let font = Theme.badge

  private func width(_ text: String, isStrong: Bool = false) -> CGFloat {
    Ink.width(text, isStrong ? Theme.badgeSemibold : Self.font)
  }

  /// Where words end at the latest: short of the right edge of the lanes.
  private var edge: CGFloat { scale.right + 8 }
  /// The least room for a name that is shortened.
  private static let leastRoom: CGFloat = 36

  /// The longest of some words that fits between two places.
  ///
  /// Only where the lanes end is the shortest of them cut further.
  private func words(
    _ choices: [String],
    from x: CGFloat,
    to end: CGFloat,
    _ tone: LaneShape.Tone,
    isStrong: Bool = false
  ) -> LaneShape? {
    let room = min(end, edge) - x
    var fitting = choices.first { !$0.isEmpty && width($0, isStrong: isStrong) <= room }
    if fitting == nil, edge < end, room >= Self.leastRoom,
      let last = choices.last(where: { !$0.isEmpty })
    {
      fitting = Ink.name(last, isStrong ? Theme.badgeSemibold : Self.font, width: room)
    }
    return fitting.map { LaneShape(.words($0, isStrong: isStrong, endsHere: false), x, tone) }
  }

  private func columns(_ marks: [TimelineIndex.Mark], reach: CGFloat = 120) -> [Range<Int>] {
    scale.columns(marks, reach: reach, start: \.time, end: \.time)
  }

  // MARK: Touches

  private func touches(of finger: Int) -> [LaneShape] {
    let places = index.fingers[finger] ?? []
    let runs = scale.columns(
      places,
      start: { index.touches[$0].start },
      end: { index.touches[$0].end }
    )
    let tone = finger == 1 ? LaneShape.Tone.first : .second
    return runs.flatMap { run -> [LaneShape] in
      guard let first = places[run].first, let last = places[run].last else { return [] }
      let x = scale.x(index.touches[first].start)
      let end = max(x + 1.5, scale.x(index.touches[last].end))
      let bar = LaneShape(.bar, x, to: end, tone)
      let moves = index.touches[first].moves
      guard run.count == 1, moves > 0 else { return [bar] }
      let ink = finger == 1 ? LaneShape.Tone.onFirst : .onSecond
      let words = words(
        [Counted.text(moves, "move")],
        from: max(x, scale.left) + 5,
        to: min(end, scale.right) - 4,
        ink,
        isStrong: true
      )
      return [bar] + (words.map { [$0] } ?? [])
    }
  }

  // MARK: Hit tests

  private var hits: [LaneShape] {
    let runs = columns(index.hits)
    var shapes: [LaneShape] = []
    for (place, run) in runs.enumerated() {
      let first = index.hits[run.lowerBound]
      let x = scale.x(first.time)
      let differs = run.contains { isDifferent(index.hits[$0]) }
      let tone = differs ? LaneShape.Tone.refused : .accepted
      shapes.append(LaneShape(.dot, x, tone))
      let isPair = run.count == 2 && index.hits[run.lowerBound + 1].time == first.time
      if isPair { shapes.append(LaneShape(.dot, x + 5, tone)) }
      guard run.count == 1 || isPair else { continue }
      let name = index.name(first.name)
      let next = place + 1 < runs.count ? scale.x(index.hits[runs[place + 1].lowerBound].time) : nil
      let start = x + (isPair ? 13 : differs ? 16 : 7)
      let text = name.isEmpty ? "nobody" : isPair ? "\(name) ×2" : name
      let shape = words([text], from: start, to: (next ?? .infinity) - 6, tone, isStrong: differs)
      if let shape { shapes.append(shape) }
    }
    return shapes
  }

  private func isDifferent(_ hit: TimelineIndex.Mark) -> Bool {
    let touch = Int(index.events[hit.event - 1].touch)
    return index.touches.indices.contains(touch) && index.touches[touch].golden != nil
  }

  // MARK: Recognizers

  private func spans(of recognizer: TimelineIndex.Recognizer) -> [LaneShape] {
    let spans = recognizer.spans
    let runs = scale.columns(spans, reach: 120, start: \.start, end: \.end)
    var shapes: [LaneShape] = []
    for (place, run) in runs.enumerated() {
      let span = spans[run.lowerBound]
      let next = place + 1 < runs.count ? scale.x(spans[runs[place + 1].lowerBound].start) : nil
      guard run.count == 1 else {
        let end = max(scale.x(span.start) + 1.5, scale.x(spans[run.upperBound - 1].end))
        let began = spans[run].contains { $0.began != nil }
        let tone = began ? LaneShape.Tone.accepted : .plain
        shapes.append(LaneShape(.bar, scale.x(span.start), to: end, tone))
        continue
      }
      shapes += self.shapes(of: span, to: (next ?? .infinity) - 6)
    }
    return shapes
  }

  private func shapes(of span: TimelineIndex.Span, to limit: CGFloat) -> [LaneShape] {
    let (x, end) = (scale.x(span.start), scale.x(span.end))
    var shapes: [LaneShape] = []
    let possible = span.began.map { scale.x($0) } ?? end
    if possible - x > 1 { shapes.append(LaneShape(.box, x, to: possible, .plain)) }
    if span.began != nil {
      shapes.append(LaneShape(.bar, possible, to: max(possible + 1.5, end), .accepted))
    }
    var tone = LaneShape.Tone.plain
    switch span.state {
    case .possible, .began: return shapes
    case .ended:
      tone = .accepted
      shapes.append(LaneShape(.dot, end, .accepted))
    case .cancelled, .failed: shapes.append(LaneShape(.cross, end, .plain))
    }
    let choices = [index.words(of: span), span.state.word]
    // A state that has no room is left out, not cut.
    let room = min(limit, edge)
    if let words = words(choices, from: end + 7, to: room, tone) { shapes.append(words) }
    let inside = words(["possible"], from: x + 5, to: min(possible, scale.right) - 8, .plain)
    if span.began == nil, let inside { shapes.append(inside) }
    return shapes
  }

  private func reason(of recognizer: TimelineIndex.Recognizer) -> [LaneShape] {
    let start = scale.left + 6
    let all = "never saw a touch"
    let choices = [recognizer.reason.map { "\(all): \($0)" } ?? "", all]
    guard let words = words(choices, from: start, to: scale.right, .faint) else { return [] }
    guard case .words(let text, _, _) = words.form else { return [words] }
    return [words, LaneShape(.dots, start + width(text) + 8, to: scale.right, .faint)]
  }

  // MARK: What came of it

  /// Runs of columns that lie so close that one label stands for them.
  private func groups(_ runs: [Range<Int>], of marks: [TimelineIndex.Mark]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var last: CGFloat = -.infinity
    for place in runs.indices {
      let x = scale.x(marks[runs[place].lowerBound].time)
      if x - last < 14, let group = groups.last {
        groups[groups.count - 1] = group.lowerBound..<place + 1
      } else {
        groups.append(place..<place + 1)
      }
      last = x
    }
    return groups
  }

  private var messages: [LaneShape] {
    let marks = index.messages
    let runs = columns(marks)
    let groups = groups(runs, of: marks)
    var shapes: [LaneShape] = []
    for (place, group) in groups.enumerated() {
      let first = runs[group.lowerBound].lowerBound
      let end = runs[group.upperBound - 1].upperBound
      let isDense = group.count > 4
      for run in runs[group] {
        let x = scale.x(marks[run.lowerBound].time)
        shapes.append(LaneShape(.tick(isDense ? 0.7 : 1.3), x, .responder))
      }
      let next = place + 1 < groups.count ? runs[groups[place + 1].lowerBound].lowerBound : nil
      let limit = next.map { scale.x(marks[$0].time) } ?? .infinity
      let name = index.name(marks[first].name)
      let count = "\(name), \(end - first) messages"
      let choices = end - first > 2 ? [count, name] : [name]
      let x = scale.x(marks[runs[group.upperBound - 1].lowerBound].time) + 5
      if let words = words(choices, from: x, to: limit - 6, .responder) { shapes.append(words) }
    }
    return shapes
  }

  private var actions: [LaneShape] {
    let marks = index.actions
    let runs = columns(marks)
    let groups = groups(runs, of: marks)
    var shapes: [LaneShape] = []
    for (place, group) in groups.enumerated() {
      let all = marks[runs[group.lowerBound].lowerBound..<runs[group.upperBound - 1].upperBound]
      for run in runs[group] {
        let isMissing = marks[run].contains(where: \.isMissing)
        let x = scale.x(marks[run.lowerBound].time)
        let tone = isMissing ? LaneShape.Tone.refused : .responder
        shapes.append(LaneShape(isMissing ? .hollowDiamond : .diamond, x, tone))
      }
      let next = place + 1 < groups.count ? runs[groups[place + 1].lowerBound].lowerBound : nil
      let limit = next.map { scale.x(marks[$0].time) } ?? .infinity
      let x = scale.x(all[all.endIndex - 1].time)
      let missing = all.count(where: \.isMissing)
      let isMissing = missing > 0
      let name = index.name(all[all.startIndex].name)
      let rest = all.count > 1 ? " +\(all.count - 1)" : ""
      let text =
        isMissing ? "\(Counted.text(missing, "action")) missing" : name + rest
      let words = words(
        [text],
        from: x + (isMissing ? 13 : 7),
        to: limit - 8,
        isMissing ? .refused : .responder
      )
      if let words { shapes.append(words) }
    }
    return shapes
  }

  private var scrolls: [LaneShape] { named(index.scrolls, .dot, .first) }

  private var changes: [LaneShape] { named(index.changes, .diamond, .change) }

  /// Marks with their names, where there is room for them.
  private func named(
    _ marks: [TimelineIndex.Mark],
    _ form: LaneShape.Form,
    _ tone: LaneShape.Tone
  ) -> [LaneShape] {
    let runs = columns(marks)
    return runs.enumerated().flatMap { place, run -> [LaneShape] in
      let mark = marks[run.lowerBound]
      let x = scale.x(mark.time)
      let shape = LaneShape(form, x, tone)
      guard run.count == 1 else { return [shape] }
      let next = place + 1 < runs.count ? scale.x(marks[runs[place + 1].lowerBound].time) : nil
      let limit = min(x + 130, (next ?? .infinity) - 6)
      let words = words([index.name(mark.name)], from: x + 7, to: limit, tone)
      return [shape] + (words.map { [$0] } ?? [])
    }
  }

  private var golden: [LaneShape] {
    var shapes: [LaneShape] = []
    var last: CGFloat = -.infinity
    for run in columns(index.hits, reach: 20) {
      let x = scale.x(index.hits[run.lowerBound].time)
      guard let different = run.first(where: { isDifferent(index.hits[$0]) }) else {
        if x - last >= 11 {
          shapes.append(LaneShape(.check, x, .accepted))
          last = x
        }
        continue
      }
      let touch = index.touches[Int(index.events[index.hits[different].event - 1].touch)]
      shapes.append(LaneShape(.cross, x, .refused))
      let name = touch.golden.map { index.name($0) } ?? ""
      let text = name.isEmpty ? "nobody" : name
      if x - 12 - width(text, isStrong: true) > last + 8 {
        shapes.append(LaneShape(.words(text, isStrong: true, endsHere: true), x - 12, .refused))
      }
      last = x
    }
    return shapes
  }
}
