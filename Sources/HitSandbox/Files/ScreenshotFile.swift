internal import Foundation
package import HitCanvas
package import HitInspector
internal import HitResponders
package import HitScenes

/// A picture file that is laid under the views of a scene.
package struct ScreenshotFile {
  private let picture: CairoSurface
  private let name: String

  /// Reads a PNG picture.
  ///
  /// - Throws: Why it cannot be read.
  package init(contentsOf path: String) throws(SurfaceError) {
    picture = try CairoSurface(contentsOfPNG: path)
    name = URL(fileURLWithPath: path).lastPathComponent
  }

  /// Lays the picture under a scene.
  ///
  /// - Throws: ``ScreenshotMisfit`` where it has other proportions than the scene's screen.
  package func laid(under scene: Scene) throws(ScreenshotMisfit) -> SceneScreenshot {
    let isDump = scene.document?.dump != nil
    return try SceneScreenshot(
      picture,
      name: name,
      over: scene.application.screen.bounds.size,
      noun: isDump ? "dump" : "scene"
    )
  }
}
