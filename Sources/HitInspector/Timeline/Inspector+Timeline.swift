package import Foundation
internal import HitResponders

// The timeline of a recording, below the scene.
extension Inspector {
  /// Shows the lanes of a recording from their beginning.
  package func openTimeline(_ index: TimelineIndex) { root.timeline.open(index) }

  /// Shows where the replay stands, and what is told of that event.
  package func show(_ state: TimelineState, _ event: EventFacts?, _ golden: [GoldenNote] = []) {
    var model = model
    (model.timeline, model.event, model.golden) = (state, event, golden)
    self.model = model
  }

  /// The log of the event, where it is told in place of the explanation.
  package var eventText: String? { model.showsEvent ? root.event.text : nil }

  func connectTimeline() {
    root.log.toggle.onChoose = { [weak self] _ in
      self?.root.log.toggle.show(["list", "lanes"], chosen: 0)
      self?.model.show(.lanes)
    }
    root.timeline.toggle.onChoose = { [weak self] _ in
      self?.root.timeline.toggle.show(["list", "lanes"], chosen: 1)
      self?.model.show(.events)
    }
    root.timeline.lanes.onName = { [weak self] name in
      guard let self else { return }
      point(to: name.flatMap { name in model.outline.rows.first { $0.name == name }?.id })
    }
  }

  /// Ends the timeline.
  package func closeTimeline() {
    var model = model
    (model.timeline, model.event, model.golden) = (nil, nil, [])
    self.model = model
  }

  /// Whether the lanes have the keys.
  package var lanesHaveKeys: Bool { root.timeline.lanes.isFirstResponder }

  /// Does what a key or a click asks of the timeline.
  ///
  /// - Returns: Whether there is one that could.
  func perform(_ command: TimelineCommand) -> Bool {
    guard model.timeline != nil else { return performLive(command) }
    if root.timeline.perform(command) { return true }
    if command == .toggleEvent {
      model.eventChoice = !model.showsEvent
      return true
    }
    guard let onCommand else { return false }
    onCommand(.timeline(command))
    return true
  }

  /// The same, while the lanes are those of a session that goes on.
  private func performLive(_ command: TimelineCommand) -> Bool {
    guard !root.timeline.isHidden else { return false }
    if root.timeline.perform(command) { return true }
    let time: Int64
    switch command {
    case .show(let moment): time = moment
    case .showEvent(let event): time = root.timeline.lanes.index.time(of: event)
    default: return false
    }
    guard let row = model.log.rows.last(where: { $0.time * 1e6 <= Double(time) + 1 }) else {
      return true
    }
    return perform(.pinEvent(row.id))
  }

  /// Shows what was added to the lanes of the session, where they are shown.
  package func follow(_ lanes: TimelineSource) {
    guard model.strip == .lanes else { return }
    root.timeline.follow(lanes)
  }

  /// Shows more or less time about a point of the window.
  ///
  /// - Returns: Whether the lanes are there.
  package func zoomLanes(in isLarger: Bool, at point: CGPoint) -> Bool {
    let lanes = root.timeline.lanes
    let inLanes = window.convert(point, to: lanes)
    guard !root.timeline.isHidden, lanes.bounds.contains(inLanes) else { return false }
    lanes.zoom(by: isLarger ? 1 / 1.25 : 1.25, at: inLanes)
    return true
  }
}
