package import Foundation
internal import HitResponders

/// Shows a recording, or the session that goes on, in lanes below the scene.
package final class TimelineStage {
  /// Called for what whoever shows the scene has to do; returns whether anybody does.
  var onCommand: (InspectorCommand) -> Bool = { _ in false }

  private let panel: TimelinePanel
  private let log: LogPanel
  private let event: EventPanel
  private let shown: ShownModel

  init(_ root: InspectorRoot, _ shown: ShownModel) {
    (panel, log, event, self.shown) = (root.timeline, root.log, root.event, shown)
    log.toggle.onChoose = { [weak self] _ in
      self?.log.toggle.show(["list", "lanes"], chosen: 0)
      self?.shown.value.show(.lanes)
    }
    panel.toggle.onChoose = { [weak self] _ in
      self?.panel.toggle.show(["list", "lanes"], chosen: 1)
      self?.shown.value.show(.events)
    }
  }

  // MARK: Showing

  /// Shows the lanes of a recording from their beginning.
  package func open(_ index: TimelineIndex) { panel.open(index) }

  /// Shows where the replay stands, and what is told of that event.
  package func show(_ state: TimelineState, _ event: EventFacts?, _ golden: [GoldenNote] = []) {
    var model = shown.value
    (model.timeline, model.event, model.golden) = (state, event, golden)
    shown.value = model
  }

  /// Ends the timeline.
  package func close() {
    var model = shown.value
    (model.timeline, model.event, model.golden) = (nil, nil, [])
    shown.value = model
  }

  /// Shows what was added to the lanes of the session, where they are shown.
  package func follow(_ lanes: TimelineSource) {
    guard shown.value.strip == .lanes else { return }
    panel.follow(lanes)
  }

  /// The log of the event, where it is told in place of the explanation.
  package var eventText: String? { shown.value.showsEvent ? event.text : nil }

  // MARK: Input

  /// Whether the lanes have the keys.
  package var hasKeys: Bool { panel.lanes.isFirstResponder }

  /// Does what a key or a click asks of the timeline.
  ///
  /// - Returns: Whether there is one that could.
  func perform(_ command: TimelineCommand) -> Bool {
    guard shown.value.timeline != nil else { return performLive(command) }
    if panel.perform(command) { return true }
    if command == .toggleEvent {
      shown.value.eventChoice = !shown.value.showsEvent
      return true
    }
    return onCommand(.timeline(command))
  }

  /// The same, while the lanes are those of a session that goes on.
  private func performLive(_ command: TimelineCommand) -> Bool {
    guard !panel.isHidden else { return false }
    if panel.perform(command) { return true }
    let time: Int64
    switch command {
    case .show(let moment): time = moment
    case .showEvent(let event): time = panel.lanes.index.time(of: event)
    default: return false
    }
    let row = shown.value.log.rows.last { $0.time * 1e6 <= Double(time) + 1 }
    return row.map { onCommand(.pinEvent($0.id)) } ?? true
  }

  /// Shows more or less time about a point of the window.
  ///
  /// - Returns: Whether the lanes are there.
  package func zoom(in isLarger: Bool, at point: CGPoint) -> Bool {
    let inLanes = panel.lanes.convert(point, from: nil)
    guard !panel.isHidden, panel.lanes.bounds.contains(inLanes) else { return false }
    panel.lanes.zoom(by: isLarger ? 1 / 1.25 : 1.25, at: inLanes)
    return true
  }
}
