internal import Foundation
internal import HitAnalysis
internal import HitScenes

/// A page on the way from the views of a scene to its text, in steps of some milliseconds.
final class PageJob: FileJob {
  let path: String
  private let scene: Scene
  private let comparison: MapComparison?
  private let start: CGPoint?
  private var report: MapReport?
  private var making: MapPageMaking?
  /// The scene as the last step left it.
  private var state: SceneState

  /// Begins a page of a scene as it is now.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scene: The scene.
  ///   - comparison: What changed; `nil` where nothing is compared.
  ///   - start: Where the probe is at first.
  init(_ path: String, of scene: Scene, comparison: MapComparison?, start: CGPoint?) {
    (self.path, self.scene) = (path, scene)
    (self.comparison, self.start) = (comparison, start)
    state = SceneState(scene.application)
  }

  var isStale: Bool { state != SceneState(scene.application) }

  func startAnew() {
    (report, making) = (nil, nil)
    state = SceneState(scene.application)
  }

  /// Does a little more.
  ///
  /// - Throws: `ReportError` where the screen is too large, `SurfaceError` where a picture is.
  func step() throws -> Bool {
    // An override may change views while it is asked.
    defer { state = SceneState(scene.application) }
    if let isMore = try making?.step() { return isMore }
    guard let report else {
      report = try MapReport(
        Explainer(scene),
        title: scene.name,
        windows: scene.windows,
        scale: 1
      )
      return true
    }
    var found = LintReport()
    found.add(Linter().findings(in: scene, file: scene.document?.path))
    making = MapPageMaking(
      MapPage(report, findings: found.findings, comparison: comparison, start: start)
    )
    return true
  }

  var bytes: (@Sendable () throws -> Data)? {
    guard let text = making?.text else { return nil }
    return { try text.html() }
  }
}
