internal import Foundation
internal import HitResponders

/// What lies in a lane under the pointer: what is told of it, and the input that it begins with.
nonisolated struct LaneThing: Hashable {
  var text: String
  /// The number of the input.
  var event: Int
  /// The name of the view that it is about.
  var view: String?

  /// Looks a thing up.
  ///
  /// - Parameters:
  ///   - index: Everything that happened.
  ///   - lane: The lane.
  ///   - time: When, in microseconds.
  ///   - reach: How far beside it a thing may lie.
  init?(in index: TimelineIndex, _ lane: TimelineLane, at time: Double, reach: Double) {
    switch lane {
    case .touch(let finger):
      let places = index.fingers[finger] ?? []
      let near = Self.nearest(
        places,
        to: time,
        reach: reach,
        start: { index.touches[$0].start },
        end: { index.touches[$0].end }
      )
      guard let near else { return nil }
      self.init(index, index.touches[places[near]])
    case .hits, .golden:
      guard let mark = Self.nearest(index.hits, to: time, reach: reach) else { return nil }
      guard let touch = index.touch(of: mark) else { return nil }
      self.init(index, touch)
    case .recognizer(let place):
      let spans = index.recognizers[place].spans
      let near = Self.nearest(spans, to: time, reach: reach, start: \.start, end: \.end)
      guard let near else { return nil }
      self.init(index, index.recognizers[place], spans[near])
    case .unseen: return nil
    case .wheel: self.init(index, index.scrolls, at: time, reach: reach, "")
    case .responders: self.init(index, index.messages, at: time, reach: reach, "handled by ")
    case .actions: self.init(index, index.actions, at: time, reach: reach, "action ")
    case .changes: self.init(index, index.changes, at: time, reach: reach, "")
    }
  }

  private init(text: String, event: Int, view: String?) {
    (self.text, self.event, self.view) = (text, event, view)
  }

  private init(_ index: TimelineIndex, _ touch: TimelineIndex.Touch) {
    let name = index.name(touch.receiver)
    var parts = ["touch \(touch.finger)", Self.span(touch.start, touch.end)]
    if touch.moves > 0 { parts.append(Counted.text(touch.moves, "move")) }
    parts.append(index.receiver(touch.receiver))
    if let golden = touch.golden { parts.append("golden: \(index.receiver(golden))") }
    let view = name.isEmpty ? nil : name
    self.init(text: parts.joined(separator: ", "), event: touch.first, view: view)
  }

  private init(
    _ index: TimelineIndex,
    _ recognizer: TimelineIndex.Recognizer,
    _ span: TimelineIndex.Span
  ) {
    var text = "\(recognizer.name)@\(recognizer.view) \(index.words(of: span))"
    text += ", \(Self.span(span.start, span.end))"
    if let touch = index.touch(at: span.event) { text += ", touch \(index.touches[touch].finger)" }
    self.init(text: text, event: span.event, view: recognizer.view)
  }

  private init?(
    _ index: TimelineIndex,
    _ marks: [TimelineIndex.Mark],
    at time: Double,
    reach: Double,
    _ what: String
  ) {
    guard let mark = Self.nearest(marks, to: time, reach: reach) else { return nil }
    let name = index.name(mark.name)
    let rest = mark.isMissing ? ", in the golden alone" : ""
    let when = ShortNumber.seconds(Double(mark.time) / 1e6)
    self.init(text: "\(what)\(name), \(when) s\(rest)", event: mark.event, view: name)
  }

  private static func span(_ start: Int64, _ end: Int64) -> String {
    let first = ShortNumber.seconds(Double(start) / 1e6)
    return start == end ? "\(first) s" : "\(first) to \(ShortNumber.seconds(Double(end) / 1e6)) s"
  }

  private static func nearest(
    _ marks: [TimelineIndex.Mark],
    to time: Double,
    reach: Double
  ) -> TimelineIndex.Mark? {
    nearest(marks, to: time, reach: reach, start: \.time, end: \.time).map { marks[$0] }
  }

  /// The place of the thing that a time lies in, or else near.
  private static func nearest<Thing>(
    _ things: [Thing],
    to time: Double,
    reach: Double,
    start: (Thing) -> Int64,
    end: (Thing) -> Int64
  ) -> Int? {
    let place = things.partition(before: Int64(time), end)
    return [place - 1, place].filter { things.indices.contains($0) }
      .map { (place: $0, far: distance(start(things[$0]), end(things[$0]), time)) }
      .filter { $0.far <= reach }
      .min { $0.far < $1.far }?.place
  }

  private static func distance(_ start: Int64, _ end: Int64, _ time: Double) -> Double {
    max(0, Double(start) - time, time - Double(end))
  }
}

nonisolated extension TimelineIndex {
  /// How a recognizer stands or ended, and why, as `failed: moved 12 > 10`.
  package func words(of span: Span) -> String {
    let cause = name(span.cause)
    return cause.isEmpty ? span.state.word : "\(span.state.word): \(cause)"
  }
}

nonisolated extension TimelineIndex.Span.State {
  /// The state's name.
  package var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
