internal import Foundation
internal import HitAnalysis
internal import HitGeometry
internal import HitInspector
internal import HitResponders
internal import HitScenes

extension FixPreview {
  /// Makes a change in a scene of its own and reads what is otherwise there.
  ///
  /// - Parameters:
  ///   - fix: The change.
  ///   - scene: The scene, which stays as it is.
  ///   - view: The view that it is for.
  ///   - reached: Where a press reaches that view now, in screen points.
  init(_ fix: SceneFix, of scene: Scene, for view: UIView?, reached: [CGRect]) {
    let after = Scene(fix.document, classes: scene.classes)
    self.init()
    for window in scene.windows {
      for old in window.subtree {
        guard let new = after.view(named: scene.name(of: old)) else { continue }
        let (before, now) = (SceneShape(old), SceneShape(new))
        if before.corners != now.corners, frames.count < Self.mostFrames { frames.append(now) }
      }
    }
    guard let view, let own = after.view(named: scene.name(of: view)) else { return }
    let regions = HitRegions(after)[own]
    won =
      regions?.reachable.rectangles.flatMap { rect in
        reached.reduce([rect]) { rest, part in rest.flatMap { $0.without(part) } }
      } ?? []
  }

  /// The most views that are outlined; more could not be told apart.
  private static let mostFrames = 20
}
