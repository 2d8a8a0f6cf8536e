package import Foundation
internal import HitGeometry
internal import HitResponders

extension Inspector {
  /// Where the panels are, or are on their way to.
  package var layout: InspectorLayout { places.layout }

  /// Where the scene lies on the canvas.
  package var geometry: StageGeometry { places.geometry }

  /// Lays the window out for another size.
  package func resize(to size: CGSize) {
    guard size != window.bounds.size else { return }
    application.screen.bounds.size = size
    window.frame = CGRect(origin: .zero, size: size)
    layOut()
  }

  /// Gives panels and scene their places for the window's size.
  func layOut() {
    let (size, sceneSize) = (window.bounds.size, scene?.screen.bounds.size ?? .zero)
    let areColumnsElsewhere = places.lay(size, sceneSize) { choices in
      InspectorLayout(
        size: size,
        choices: choices,
        sceneSize: sceneSize,
        hasEvents: !model.log.isEmpty || [.mode, .changes].contains(model.strip),
        hasDumpNotes: !model.dumpNotes.isEmpty,
        hasTimeline: model.timeline != nil,
        hasLesson: model.strip == .lesson,
        hasEdits: model.hasEdits
      )
    }
    // Pixels that stay must have been painted in the same columns as those beside them.
    if areColumnsElsewhere { window.setNeedsDisplay() }
    let rootFrame = CGRect(origin: .zero, size: layout.size)
    root.setFrameIfNeeded(rootFrame)
    Appearance.under(appearance) { root.arrange(places.shown) }
    focus.leaveHidden()
    focus.show()
    showRail()
    root.log.isWide = layout.breakpoint == .wide
    root.selected.isCompact = layout.areFactsInWhy
    root.stage.show(geometry)
    root.stage.visible = places.shown.visibleCanvas
    stage.placeMapLayers(model)
    stage.showCaptions(of: scene, model)
    showMarks()
    showExploded()
    showTopBar()
  }

  /// Shows the views in the rail, where there is one.
  func showRail() {
    if layout.rail != nil { root.rail.list.show(model.outline.rows) }
  }

  /// Shows what is drawn over and around the scene.
  func showMarks() {
    if scene == nil { stage.clear() } else { stage.showMarks(model) }
  }
}
