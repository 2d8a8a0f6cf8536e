package import Foundation
package import HitCanvas
internal import HitInspector
internal import HitResponders
package import HitScenes

/// The sandbox's window as a picture, with no display: the scene and the explanation of a point.
package struct WindowPicture {
  private let inspector: Inspector
  private let scene: Scene

  /// Lays the window out, explaining a point of the screen; the size is in points.
  package init(
    _ scene: Scene,
    explaining point: CGPoint,
    mode: WindowMode = .inspect,
    size: CGSize = CGSize(width: 1280, height: 800)
  ) {
    self.scene = scene
    inspector = Inspector(size: size)
    inspector.model.mode = mode.shown
    let feed = InspectorFeed(scene, inspector)
    feed.open(place: SceneSource(scene.name).place, display: nil, scale: 1)
    feed.hover(point)
    feed.explain()
    // What is found out once the pointer has rested is found out as well.
    feed.explain(at: scene.application.now + 1)
    if mode.shown.explainsHover { inspector.model.markedPointer = point }
  }

  /// Paints the window into a picture.
  ///
  /// - Throws: `SurfaceError` when the picture would be too large.
  package func render(scale: CGFloat) throws(SurfaceError) -> CairoSurface {
    try inspector.painting.render(scale: scale)
  }

  /// Returns the window as the text of an SVG file.
  package func renderSVG() throws(SurfaceError) -> Data { try inspector.painting.renderSVG() }
}
