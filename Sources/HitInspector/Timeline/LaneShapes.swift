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

  /// The longest of some words that fits between two places; nothing where none does.
  ///
  /// Only where the lanes end is the shortest of them cut further.
  private func words(
    _ choices: [String],
    from x: CGFloat,
    to end: CGFloat,
    _ tone: LaneShape.Tone,
    isStrong: Bool = false
  ) -> [LaneShape] {
    let room = min(end, edge) - x
    var fitting = choices.first { !$0.isEmpty && width($0, isStrong: isStrong) <= room }
    if fitting == nil, edge < end, room >= Self.leastRoom,
      let last = choices.last(where: { !$0.isEmpty })
    {
      fitting = Ink.name(last, isStrong ? Theme.badgeSemibold : Self.font, width: room)
    }
    guard let fitting else { return [] }
    return [LaneShape(.words(fitting, isStrong: isStrong, endsHere: false), x, tone)]
  }

  private func columns(_ marks: [TimelineIndex.Mark], reach: CGFloat = 120) -> [TimeColumn] {
    scale.columns(marks, reach: reach, start: \.time, end: \.time)
  }

  // MARK: Touches

  private func touches(of finger: Int) -> [LaneShape] {
    let places = index.fingers[finger] ?? []
    let columns = scale.columns(
      places,
      start: { index.touches[$0].start },
      end: { index.touches[$0].end }
    )
    let tone = finger == 1 ? LaneShape.Tone.first : .second
    return columns.flatMap { column -> [LaneShape] in
      let (x, run) = (column.x, places[column.places])
      guard let first = run.first, let last = run.last else { return [] }
      let end = max(x + 1.5, scale.x(index.touches[last].end))
      let bar = LaneShape(.bar, x, to: end, tone)
      let moves = index.touches[first].moves
      guard run.count == 1, moves > 0 else { return [bar] }
      let ink = finger == 1 ? LaneShape.Tone.onFirst : .onSecond
      return [bar]
        + words(
          [Counted.text(moves, "move")],
          from: max(x, scale.left) + 5,
          to: min(end, scale.right) - 4,
          ink,
          isStrong: true
        )
    }
  }

  // MARK: Hit tests

  private var hits: [LaneShape] {
    var shapes: [LaneShape] = []
    for column in columns(index.hits) {
      let (x, marks) = (column.x, index.hits[column.places])
      guard let first = marks.first else { continue }
      let differs = marks.contains(where: isDifferent)
      let tone = differs ? LaneShape.Tone.refused : .accepted
      shapes.append(LaneShape(.dot, x, tone))
      let isPair = marks.count == 2 && marks.last?.time == first.time
      if isPair { shapes.append(LaneShape(.dot, x + 5, tone)) }
      guard marks.count == 1 || isPair else { continue }
      let start = x + (isPair ? 13 : differs ? 16 : 7)
      let text = index.receiver(first.name) + (isPair ? " ×2" : "")
      shapes += words([text], from: start, to: column.next - 6, tone, isStrong: differs)
    }
    return shapes
  }

  private func isDifferent(_ hit: TimelineIndex.Mark) -> Bool {
    index.touch(of: hit)?.golden != nil
  }

  // MARK: Recognizers

  private func spans(of recognizer: TimelineIndex.Recognizer) -> [LaneShape] {
    let all = recognizer.spans
    let columns = scale.columns(all, reach: 120, start: \.start, end: \.end)
    return columns.flatMap { column -> [LaneShape] in
      let (x, spans) = (column.x, all[column.places])
      guard let first = spans.first, let last = spans.last else { return [] }
      if spans.count == 1 { return shapes(of: first, to: column.next - 6) }
      let began = spans.contains { $0.began != nil }
      let end = max(x + 1.5, scale.x(last.end))
      return [LaneShape(.bar, x, to: end, began ? .accepted : .plain)]
    }
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
    shapes += words(choices, from: end + 7, to: room, tone)
    if span.began == nil {
      shapes += words(["possible"], from: x + 5, to: min(possible, scale.right) - 8, .plain)
    }
    return shapes
  }

  private func reason(of recognizer: TimelineIndex.Recognizer) -> [LaneShape] {
    let start = scale.left + 6
    let all = "never saw a touch"
    let choices = [recognizer.reason.map { "\(all): \($0)" } ?? "", all]
    let words = words(choices, from: start, to: scale.right, .faint)
    guard case .words(let text, _, _) = words.first?.form else { return words }
    return words + [LaneShape(.dots, start + width(text) + 8, to: scale.right, .faint)]
  }

  // MARK: What came of it

  /// Columns that lie so close that one label serves for them.
  private func groups(_ marks: [TimelineIndex.Mark]) -> [ArraySlice<TimeColumn>] {
    TimeColumn.groups(columns(marks), closerThan: 14)
  }

  private var messages: [LaneShape] {
    groups(index.messages).flatMap { group -> [LaneShape] in
      let marks = index.messages[group.places]
      guard let first = marks.first, let last = group.last else { return [] }
      let weight = group.count > 4 ? 0.7 : 1.3
      let ticks = group.map { LaneShape(.tick(weight), $0.x, .responder) }
      let name = index.name(first.name)
      let count = "\(name), \(marks.count) messages"
      let choices = marks.count > 2 ? [count, name] : [name]
      return ticks + words(choices, from: last.x + 5, to: last.next - 6, .responder)
    }
  }

  private var actions: [LaneShape] {
    groups(index.actions).flatMap { group -> [LaneShape] in
      let marks = index.actions[group.places]
      guard let first = marks.first, let last = marks.last, let end = group.last else { return [] }
      let diamonds = group.map { column in
        index.actions[column.places].contains(where: \.isMissing)
          ? LaneShape(.hollowDiamond, column.x, .refused)
          : LaneShape(.diamond, column.x, .responder)
      }
      let x = scale.x(last.time)
      let missing = marks.count(where: \.isMissing)
      let rest = marks.count > 1 ? " +\(marks.count - 1)" : ""
      let words =
        missing > 0
        ? words(
          ["\(Counted.text(missing, "action")) missing"],
          from: x + 13,
          to: end.next - 8,
          .refused
        )
        : words([index.name(first.name) + rest], from: x + 7, to: end.next - 8, .responder)
      return diamonds + words
    }
  }

  private var scrolls: [LaneShape] { named(index.scrolls, .dot, .first) }

  private var changes: [LaneShape] { named(index.changes, .diamond, .change) }

  /// Marks with their names, where there is room for them.
  private func named(
    _ marks: [TimelineIndex.Mark],
    _ form: LaneShape.Form,
    _ tone: LaneShape.Tone
  ) -> [LaneShape] {
    columns(marks).flatMap { column -> [LaneShape] in
      let (x, marks) = (column.x, marks[column.places])
      let shape = LaneShape(form, x, tone)
      guard let mark = marks.first, marks.count == 1 else { return [shape] }
      let limit = min(x + 130, column.next - 6)
      return [shape] + words([index.name(mark.name)], from: x + 7, to: limit, tone)
    }
  }

  private var golden: [LaneShape] {
    var shapes: [LaneShape] = []
    var last: CGFloat = -.infinity
    for column in columns(index.hits, reach: 20) {
      let x = column.x
      let hits = index.hits[column.places]
      guard let other = hits.lazy.compactMap({ index.touch(of: $0)?.golden }).first else {
        if x - last >= 11 {
          shapes.append(LaneShape(.check, x, .accepted))
          last = x
        }
        continue
      }
      shapes.append(LaneShape(.cross, x, .refused))
      let text = index.receiver(other)
      if x - 12 - width(text, isStrong: true) > last + 8 {
        shapes.append(LaneShape(.words(text, isStrong: true, endsHere: true), x - 12, .refused))
      }
      last = x
    }
    return shapes
  }
}
