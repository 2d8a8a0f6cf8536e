import Foundation
import HitAnalysis
import HitScenes

/// The page of a scene: who receives a press where, with what lint finds.
enum ScenePage {
  /// Scenes with more interactive views are left to `hitscope lint`, which takes longer.
  private static let mostTargets = 2000

  /// Returns the page.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - map: Its map.
  ///   - comparison: What changed since an older one, where it is compared.
  /// - Returns: The page.
  /// - Throws: Why the pictures cannot be drawn.
  @MainActor
  static func html(
    of scene: Scene,
    _ map: MapReport,
    _ comparison: MapComparison? = nil
  ) throws -> Data {
    // The probe starts where the scene is worth a first press.
    let page = MapPage(
      map,
      findings: findings(in: scene, map),
      comparison: comparison,
      start: scene.tries.first?.press
    )
    var making = MapPageMaking(page)
    var progress: Progress?
    while try making.step() {
      if making.total == 0 { continue }
      let shown = progress ?? Progress("parts of the map", of: making.total)
      progress = shown
      shown.show(making.told)
    }
    return try making.text.html()
  }

  /// The findings of a scene, the worst first; `nil` where that would take too long.
  @MainActor
  private static func findings(in scene: Scene, _ map: MapReport) -> [LintFinding]? {
    if map.targets.count > mostTargets { return nil }
    var report = LintReport()
    let file = scene.document.map { SceneSearch.shortened($0.path) }
    report.add(Linter().findings(in: scene, file: file))
    return report.findings
  }
}
