internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// Keeps the hit map and what lint finds true while the scene changes.
///
/// In the mode that shows the map it follows each change at once, and lint follows at once too
/// unless the change concerns many views. In the others both follow once the scene has rested.
final class MapWatch {
  private let scene: Scene
  private let editing: SceneEditing
  /// The scene as its file had it when it was opened; edits make other documents.
  private let opened: SceneDocument?
  private let map: LiveMap
  private let lint: LiveLint
  /// The map of the scene as its file has it, with what the file says.
  private var ofFile: (text: [UInt8], reading: MapReading)?
  /// The map as it was found first.
  private var first: MapReading?
  /// The state of the scene that was looked at last.
  private var seen: SceneState?
  /// When the scene has rested, unless it changes until then.
  private var restTime: TimeInterval?
  /// When lint looks at the map.
  private var lintTime: TimeInterval?

  /// How long a scene rests before it is looked at, in seconds.
  private static let rest: TimeInterval = 0.15
  /// The most views that lint looks at at once.
  private static let mostViews = 300
  /// The most views of a scene that is looked at in the modes that show no map.
  private static let mostUnseenViews = 5_000

  init(_ scene: Scene, _ map: LiveMap, _ editing: SceneEditing) {
    (self.scene, self.map, self.editing) = (scene, map, editing)
    opened = scene.document
    lint = LiveLint(scene)
  }

  /// When the scene is looked at.
  var wakeTime: TimeInterval? { [restTime, lintTime].compactMap { $0 }.min() }

  /// Shows the map, found anew where the scene changed, and what lint finds in it.
  func show(in model: inout InspectorModel, at now: TimeInterval) {
    let isShown = model.mode == .hitMap || model.strip == .changes
    guard isShown || hasRested(model, at: now) else { return }
    restTime = nil
    do {
      if let report = try map.update() {
        model.map.reading = MapReading(report, keeping: model.map.reading)
        let isLittle = lint.effort(report.regions) <= Self.mostViews
        lintTime = isLittle || !isShown ? now : now + Self.rest
      }
      model.map.remark = nil
    } catch {
      model.map.remark = "\(error)"
    }
    if let reading = model.map.reading { compare(reading, in: &model) }
    guard let due = lintTime, now >= due, let reading = model.map.reading else { return }
    lintTime = nil
    let found = lint.findings(reading.regions)
    show(found, of: reading, in: &model)
    model.lint = LintNotes(found)
    if let chosen = model.map.chosen, !found.indices.contains(chosen) { model.map.chosen = nil }
  }

  /// Tells anew where the file, which was written, tells of what was found.
  func noteSaved(in model: inout InspectorModel) {
    if let reading = model.map.reading, let found = reading.found {
      show(found, of: reading, in: &model)
    }
  }

  /// Shows a map with what lint found in it, in place of the same map before.
  private func show(
    _ found: [LiveFinding],
    of reading: MapReading,
    in model: inout InspectorModel
  ) {
    let read = MapReading(reading, found: found) { [editing] found in
      editing.placeInFile(of: found.finding, at: found.viewID)
    }
    if first == reading { first = read }
    if model.map.base == reading { model.map.base = read }
    if model.map.saved == reading { model.map.saved = read }
    model.map.reading = read
  }

  /// Whether nothing changed for a while since something did, and no finger is down.
  private func hasRested(_ model: InspectorModel, at now: TimeInterval) -> Bool {
    let isBusy = model.imprints.contains(where: \.isDown)
    guard !isBusy, model.outline.rows.count <= Self.mostUnseenViews else {
      (seen, restTime, lintTime) = (nil, nil, nil)
      return false
    }
    let state = SceneState(scene.application)
    if state != seen { (seen, restTime) = (state, now + Self.rest) }
    return (restTime ?? lintTime).map { now >= $0 } ?? false
  }

  /// Finds what the map is compared with where that is shown.
  private func compare(_ reading: MapReading, in model: inout InspectorModel) {
    first = first ?? reading
    if model.mode == .hitMap, model.map.base == nil {
      let file = opened.flatMap { self.reading($0.text, of: $0) }
      model.map.base = file ?? first
      model.map.baseName = file == nil ? "with how it was first mapped" : "with how it was opened"
    }
    if model.strip == .changes {
      model.map.saved = editing.savedText.flatMap { self.reading($0, of: opened) } ?? first
    }
  }

  /// The map of the scene that a text of its file makes, with what lint finds unless it is large;
  /// nothing of a scene without a file, and of a text that makes none.
  private func reading(_ text: [UInt8], of document: SceneDocument?) -> MapReading? {
    if let ofFile, ofFile.text == text { return ofFile.reading }
    guard let document, document.dump == nil else { return nil }
    do {
      let saved = try document.with(text, classes: scene.classes)
      let fresh = Scene(saved, classes: scene.classes)
      var reading = MapReading(try MapReport(Explainer(fresh), title: scene.name))
      if saved.views.count <= Self.mostViews {
        let found = LiveLint(fresh).findings(reading.regions)
        reading = MapReading(reading, found: found) { _ in nil }
      }
      ofFile = (text, reading)
      return reading
    } catch {
      // The text was read before, so it is the screen that is too large: the first map tells.
      return nil
    }
  }
}
