package import Foundation
package import HitCanvas
internal import HitGeometry
internal import HitResponders

extension Inspector {
  /// Lays out what asked for it and returns what must be painted since the last call.
  package func takeDamage() -> InspectorDamage {
    Appearance.under(appearance) { application.layoutIfNeeded() }
    let changes = painter?.takeDamage() ?? []
    if model.isOutlined, !changes.isEmpty { stage.showOutlines(of: scene, model) }
    if layerStage.isShown, !changes.isEmpty { showLayers() }
    var rects = window.takeDamage()
    // The ring of a press that changed nothing else would stay, and grow denser with each press.
    if let pressedPart { rects.append(pressedPart) }
    pressedPart = nil
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

  /// Draws the ring of a press over what a canvas already shows, and returns the painted part.
  ///
  /// Nothing else is explained or painted; the next frame paints the same ring in its place.
  ///
  /// > Coordinates: window space, which is the canvas's.
  package func paintPress(at point: CGPoint, in canvas: Canvas) -> CGRect {
    let mark = StageMark.touch(point, finger: 1, isDown: true)
    let part = mark.extent.integral.intersection(places.shown.canvas)
    if part == mark.extent {
      paint(mark, in: canvas)
    } else {
      canvas.saved {
        canvas.clip(to: part)
        paint(mark, in: canvas)
      }
    }
    pressedPart = part
    return part
  }

  private func paint(_ ring: StageMark, in canvas: Canvas) {
    pressRing.draw(ring.extent.size, in: ring.extent, of: canvas) { ring.paint(in: $1) }
  }
}
