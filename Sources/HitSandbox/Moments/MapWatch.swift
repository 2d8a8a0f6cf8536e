internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// Keeps the hit map and what lint finds true while the scene changes.
///
/// In the mode that shows the map it follows each change at once, and lint follows at once too
/// unless the scene is large. In the others both follow once the scene has rested.
final class MapWatch {
  private let scene: Scene
  /// The scene as its file had it when it was opened; edits make other documents.
  private let opened: SceneDocument?
  private let map: LiveMap
  /// The state of the scene that was looked at last.
  private var seen: SceneState?
  /// When the scene has rested, unless it changes until then.
  private var restTime: TimeInterval?
  /// When lint looks at the map.
  private var lintTime: TimeInterval?

  /// How long a scene rests before it is looked at, in seconds.
  private static let rest: TimeInterval = 0.15
  /// The most views of a scene that lint looks at at once.
  private static let mostViews = 300
  /// The most views of a scene that is looked at in the modes that show no map.
  private static let mostUnseenViews = 5_000

  init(_ scene: Scene, _ explainer: Explainer) {
    self.scene = scene
    opened = scene.document
    map = LiveMap(explainer, title: scene.name)
  }

  /// When the scene is looked at.
  var wakeTime: TimeInterval? { [restTime, lintTime].compactMap { $0 }.min() }

  /// Shows the map, found anew where the scene changed, and what lint finds in it.
  func show(in model: inout InspectorModel, at now: TimeInterval) {
    let isShown = model.mode == .hitMap
    guard isShown || hasRested(model, at: now) else { return }
    restTime = nil
    do {
      if let report = try map.update() {
        model.map.reading = MapReading(report, keeping: model.map.reading)
        let isSmall = report.regions.views.count <= Self.mostViews
        lintTime = isSmall || !isShown ? now : now + Self.rest
      }
      model.map.remark = nil
    } catch {
      model.map.remark = "\(error)"
    }
    if isShown, model.map.base == nil, let reading = model.map.reading {
      compare(reading, in: &model)
    }
    guard let due = lintTime, now >= due, let reading = model.map.reading else { return }
    lintTime = nil
    let findings = Linter().findings(in: scene, reading.regions)
    let read = MapReading(reading, findings: findings)
    if model.map.base == reading { model.map.base = read }
    (model.map.reading, model.lint) = (read, LintNotes(read))
    if let chosen = model.map.chosen, !findings.indices.contains(chosen) { model.map.chosen = nil }
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

  /// Begins to compare the map, with the scene as its file has it if that can be.
  private func compare(_ reading: MapReading, in model: inout InspectorModel) {
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

/// As of when the windows of a scene are shown.
///
/// Two that are equal are of a scene in which no view was changed between them.
private struct SceneState: Equatable {
  private let windows: [ObjectIdentifier]
  private let size: CGSize
  private let version: UInt64

  init(_ application: UIApplication) {
    windows = application.windows.map { ObjectIdentifier($0) }
    size = application.screen.bounds.size
    version = application.windows.map(\.contentVersion).max() ?? 0
  }
}
