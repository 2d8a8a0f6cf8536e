internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitScenes

/// Keeps the hit map that the window shows true while the scene changes.
///
/// Nothing is found out while another mode is on. In a large scene lint looks only once the scene
/// has rested.
final class MapWatch {
  private let scene: Scene
  /// The scene as its file had it when it was opened; edits make other documents.
  private let opened: SceneDocument?
  private let map: LiveMap
  /// When lint looks at the scene.
  private(set) var wakeTime: TimeInterval?

  /// How long a large scene must rest before lint looks at it, in seconds.
  private static let rest: TimeInterval = 0.15
  /// The most views of a scene that lint looks at at once.
  private static let mostViews = 300

  init(_ scene: Scene, _ explainer: Explainer) {
    self.scene = scene
    opened = scene.document
    map = LiveMap(explainer, title: scene.name)
  }

  /// Shows the map, found anew where the scene changed, and what lint finds in it.
  func show(in model: inout InspectorModel, at now: TimeInterval) {
    guard model.mode == .hitMap else {
      wakeTime = nil
      return
    }
    do {
      if let report = try map.update() {
        take(MapReading(report, keeping: model.map.reading), in: &model)
        let isSmall = report.regions.views.count <= Self.mostViews
        wakeTime = isSmall ? now : now + Self.rest
      }
      model.map.remark = nil
    } catch {
      model.map.remark = "\(error)"
    }
    guard let due = wakeTime, now >= due, let reading = model.map.reading else { return }
    wakeTime = nil
    let findings = Linter().findings(in: scene, reading.regions)
    take(MapReading(reading, findings: findings), in: &model)
    if let chosen = model.map.chosen, !findings.indices.contains(chosen) { model.map.chosen = nil }
  }

  private func take(_ reading: MapReading, in model: inout InspectorModel) {
    let isFirst = model.map.base == nil
    model.map.reading = reading
    guard isFirst else { return }
    let opened = asOpened()
    (model.map.base, model.map.baseName) =
      (opened ?? reading, opened == nil ? "with how it was first mapped" : "with how it was opened")
  }

  /// The map of the scene as its file has it; nothing of a scene that has no file.
  private func asOpened() -> MapReading? {
    guard let opened else { return nil }
    do {
      let fresh = Scene(opened, classes: SceneLibrary.gallery.classes)
      return MapReading(try MapReport(Explainer(fresh), title: scene.name))
    } catch {
      // The file was read before, so it is the screen that is too large: the present map tells.
      return nil
    }
  }
}
