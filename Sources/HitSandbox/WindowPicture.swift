package import Foundation
package import HitCanvas
package import HitInspector
internal import HitResponders
package import HitScenes
internal import HitSession
package import HitTrace

/// The sandbox's window as a picture, with no display: the scene and the explanation of a point.
package struct WindowPicture {
  private let inspector: Inspector
  private let scene: Scene

  /// What the window looks like.
  package struct Look {
    /// What it does with the scene.
    package var mode: WindowMode
    /// In points.
    package var size: CGSize
    package var theme: SandboxTheme
    /// Pixels to a point, which the window tells.
    package var scale: CGFloat
    /// What lies under the scene's views.
    package var screenshot: SceneScreenshot?

    package init(
      mode: WindowMode = .inspect,
      size: CGSize = CGSize(width: 1280, height: 800),
      theme: SandboxTheme = .dark,
      scale: CGFloat = 1
    ) {
      (self.mode, self.size, self.theme, self.scale) = (mode, size, theme, scale)
    }

    fileprivate func makeInspector() -> Inspector {
      let inspector = Inspector(size: size)
      inspector.appearance = theme.appearance
      inspector.model.mode = mode.shown
      return inspector
    }
  }

  /// Lays the window out, explaining a point of the screen.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: The name or the path that the scene was read by, if it is not its own.
  ///   - point: The point.
  ///   - look: What the window looks like.
  package init(
    _ scene: Scene,
    named name: String? = nil,
    explaining point: CGPoint,
    _ look: Look = Look()
  ) {
    self.scene = scene
    inspector = look.makeInspector()
    let feed = InspectorFeed(scene, inspector)
    feed.open(place: SceneSource(name ?? scene.name).place, display: nil, scale: look.scale)
    if let screenshot = look.screenshot { inspector.model.show(screenshot) }
    feed.hover(point)
    feed.explain()
    // What is found out once the pointer has rested is found out as well.
    feed.explain(at: scene.application.now + 1)
    if look.mode.shown.explainsHover { inspector.model.markedPointer = point }
  }

  /// Lays the window out in which a trace is replayed, at a moment of it.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - seconds: When, since the recording began; its end where that is earlier.
  ///   - look: What the window looks like.
  /// - Throws: Why the trace cannot be read any more.
  package init(
    _ trace: OpenedTrace,
    at seconds: Double,
    _ look: Look = Look()
  ) throws(TraceError) {
    let inspector = look.makeInspector()
    func open(isSameScene: Bool) -> InspectorFeed {
      let scene = trace.timeline.scene
      let feed = InspectorFeed(scene, inspector)
      feed.open(
        // A trace has no place in the gallery, though its scene may.
        place: nil,
        display: nil,
        scale: look.scale,
        isReplay: true,
        timeOrigin: trace.origin,
        isSameScene: isSameScene
      )
      trace.timeline.session.add(feed.watcher)
      return feed
    }
    inspector.timeline.open(trace.index)
    var feed = open(isSameScene: false)
    let time = min(Int64((max(0, seconds) * 1e6).rounded()), trace.index.end)
    let position = trace.index.position(at: time)
    try trace.show(position, at: time) {
      trace.timeline.session.remove(feed.watcher)
      feed = open(isSameScene: true)
    }
    inspector.model.activity = trace.activity(of: position, at: time)
    let facts = trace.facts(of: position)
    inspector.timeline.show(
      trace.state(of: position, at: time),
      facts,
      trace.goldenNotes(on: facts)
    )
    feed.explain()
    feed.explain(at: trace.timeline.scene.application.now + 1)
    scene = trace.timeline.scene
    self.inspector = inspector
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
