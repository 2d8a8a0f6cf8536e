/// A lane of the timeline.
nonisolated enum TimelineLane: Hashable {
  /// A finger's touches, by its number.
  case touch(Int)
  /// Wheels and touchpads.
  case wheel
  case hits
  /// A recognizer, by its place in the index.
  case recognizer(Int)
  /// A recognizer that sees no touch in the part of time that is shown.
  case unseen(Int)
  case responders, actions, changes, golden
}

nonisolated extension TimelineIndex {
  /// The lanes of a part of time, from the top; empty ones are left out.
  ///
  /// - Parameters:
  ///   - window: The part that is shown.
  ///   - room: How many lanes there is room for; recognizers make way for what came of them.
  /// - Returns: The lanes.
  func lanes(in window: TimeWindow, room: Int = .max) -> [TimelineLane] {
    if count == 0 { return [] }
    var top: [TimelineLane] = fingers.keys.sorted().map { .touch($0) }
    if !scrolls.isEmpty { top.append(.wheel) }
    if !hits.isEmpty { top.append(.hits) }
    var bottom: [TimelineLane] = []
    if !messages.isEmpty { bottom.append(.responders) }
    if !actions.isEmpty { bottom.append(.actions) }
    if !changes.isEmpty { bottom.append(.changes) }
    if hasGolden { bottom.append(.golden) }
    let seen = recognizers.indices.filter { recognizers[$0].isBusy(in: window) }
    let unseen = recognizers.indices.filter { recognizers[$0].spans.isEmpty }
    let middle = seen.map { TimelineLane.recognizer($0) } + unseen.map { .unseen($0) }
    return top + middle.prefix(max(0, room - top.count - bottom.count)) + bottom
  }

  /// The name of a lane, and the view that it is of.
  func title(of lane: TimelineLane) -> (name: String, view: String) {
    switch lane {
    case .touch(let finger): ("touch \(finger)", "")
    case .wheel: ("wheel", "")
    case .hits: ("hit test", "")
    case .recognizer(let place), .unseen(let place):
      (recognizers[place].shownName, recognizers[place].view)
    case .responders: ("responders", "")
    case .actions: ("actions", "")
    case .changes: ("changes", "")
    case .golden: ("golden", "")
    }
  }
}

nonisolated extension TimelineIndex.Recognizer {
  /// The name, as people call it.
  package var shownName: String { name == "contentTouchDelay" ? "touch delay" : name }

  /// Whether it has something to show in a part of time.
  fileprivate func isBusy(in window: TimeWindow) -> Bool {
    let place = spans.partition(before: Int64(window.start), \.end)
    return spans.indices.contains(place) && Double(spans[place].start) <= window.end
  }
}
