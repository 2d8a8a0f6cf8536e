internal import Foundation
internal import HitAnalysis
internal import HitGeometry
internal import HitResponders

// What is shown of a map besides its colours.
extension InspectorRoot {
  /// Shows a map wherever something of it is told, or takes it away.
  func showMap(_ model: InspectorModel) {
    let reading = model.shownMap
    stage.show(reading, model.map.layers)
    tree.show(areasOf: reading)
    layers.show(model.map.layers)
    comparing.isWanted = model.mode == .hitMap && model.strip == .mode
    comparing.show(
      MapComparePanel.Content(
        title: model.file ?? model.title,
        now: reading,
        before: model.map.base,
        baseName: model.map.baseName
      )
    )
    changed.isWanted = model.strip == .changes
    if changed.isWanted { changed.show(ChangedPanel.Content(model)) }
  }
}

extension ChangedPanel.Content {
  fileprivate init(_ model: InspectorModel) {
    let isFile = model.file != nil && !model.isDump
    let name = model.file ?? model.title
    self.init(
      remark: "against \(Shown.name(name)) \(isFile ? "as saved" : "as it was shown first")",
      now: model.map.reading,
      saved: model.map.saved
    )
  }
}

extension SelectedPanel.Content {
  /// Adds where the views can be pressed, as a map tells it.
  mutating func tell(_ map: MapReading, _ model: InspectorModel, asked: UIView?) {
    let shown = asked.map { ObjectIdentifier($0) } ?? model.inspection?.subject
    // The facts of a question tell where its view can be pressed.
    let isTold = asked != nil && model.question?.view == shown
    if !isTold, let view = shown, let reach = map.reach(of: view) { facts?.tell(reach) }
    let hovered = model.moment.isPinned ? model.hover?.view : model.inspection?.subject
    if let view = hovered, let reach = map.reach(of: view) { pointed?.tell(reach) }
  }
}

extension StageMarks {
  /// Marks what there is to be marked on a map: what is asked about, the touches, the probe.
  mutating func addMap(_ model: InspectorModel, visible: CGRect) {
    marks += SelectionMarks(model, geometry: geometry).marks.map { .selection($0) }
    for imprint in model.imprints where imprint.trail.count > 1 {
      marks.append(.trail(imprint.trail.map { geometry.windowPoint($0) }))
    }
    addOthers(model)
    if let facts = model.probe {
      let point = geometry.windowPoint(facts.point)
      marks += ProbeMark.marks(at: point, facts, in: geometry).map { .probe($0) }
    }
    if let imprint = model.imprint {
      let point = geometry.windowPoint(model.ringPoint(of: imprint))
      marks.append(.touch(point, finger: imprint.finger, isDown: imprint.isDown))
    }
    add(model.gestures)
    addNumbers(model, visible: visible)
  }
}
