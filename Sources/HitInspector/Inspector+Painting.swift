internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

extension Inspector {
  /// Lays out what asked for it and returns what must be painted since the last call.
  package func takeDamage() -> InspectorDamage {
    Appearance.under(appearance) { application.layoutIfNeeded() }
    let changes = root.stage.painter?.takeDamage() ?? []
    if model.isOutlined || model.isOverScreenshot, !changes.isEmpty {
      stage.showOutlines(of: scene, model)
    }
    if layerStage.isShown, !changes.isEmpty { showLayers() }
    pointer.restAgain()
    var rects = window.takeDamage()
    if let part = pressRing.takeDamage() { rects.append(part) }
    let shown = geometry.sceneRect.intersection(geometry.viewport)
    for rect in changes where !shown.isNull {
      // An enlarged or reduced scene has soft edges that reach into the next pixel.
      let soft: CGFloat = geometry.factor == 1 ? 0 : -1
      let part = geometry.windowRect(rect).insetBy(dx: soft, dy: soft).intersection(shown)
      root.stage.sceneDidChange(in: part)
      rects.append(part)
    }
    pointer.lookAgain()
    return InspectorDamage(rects, canvas: places.shown.canvas)
  }

  /// What paints the window.
  package var painting: WindowPainting {
    WindowPainting(window, appearance, columns: places.shown.columns)
  }
}
