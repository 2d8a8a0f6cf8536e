package import Foundation
internal import HitResponders

// The timeline of a recording, below the scene.
extension Inspector {
  /// Shows the lanes of a recording from their beginning.
  package func openTimeline(_ index: TimelineIndex) { root.timeline.open(index) }

  /// Shows where the replay stands, and what is told of that event.
  package func show(_ state: TimelineState, _ event: EventFacts?) {
    var model = model
    (model.timeline, model.event) = (state, event)
    self.model = model
  }

  /// Ends the timeline.
  package func closeTimeline() {
    var model = model
    (model.timeline, model.event) = (nil, nil)
    self.model = model
  }

  /// Whether the lanes have the keys.
  package var lanesHaveKeys: Bool { root.timeline.lanes.isFirstResponder }

  /// Does what a key or a click asks of the timeline.
  ///
  /// - Returns: Whether there is one that could.
  func perform(_ command: TimelineCommand) -> Bool {
    guard model.timeline != nil else { return false }
    if root.timeline.perform(command) { return true }
    if command == .toggleEvent {
      model.eventChoice = !model.showsEvent
      return true
    }
    guard let onCommand else { return false }
    onCommand(.timeline(command))
    return true
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
