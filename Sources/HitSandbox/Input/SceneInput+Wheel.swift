internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitSession
internal import HitX11

// What the wheel does: it scrolls, zooms, or goes through the views at a point.
extension SceneInput {
  func scroll(by notches: CGSize, _ pointer: X11Event.Pointer) {
    let point = pointer.locationInWindow
    let time = shown.clock.time(ofDisplay: pointer.timestamp)
    if pointer.modifiers.contains(.control), notches.width == 0 {
      wheel.end(.ended, time: time)
      let steps = Int(takeWhole(notches).height)
      for _ in 0..<abs(steps) { zoom(isLarger: steps < 0, at: point) }
      keys.useModifiers()
    } else if pointer.modifiers.contains(.shift), !self.pointer.isPairWanted, notches.width == 0,
      case .scene(let inScene) = shown.inspector.areas.area(at: point)
    {
      wheel.end(.ended, time: time)
      let rows = Int(takeWhole(notches).height)
      if rows != 0 { delegate?.dig(at: inScene, by: rows) }
      keys.useModifiers()
    } else {
      scroll(by: notches, at: point, time: time)
    }
  }

  /// Scrolls what is under a point of the window: the scene's own views, else the canvas; or a panel.
  private func scroll(by notches: CGSize, at point: CGPoint, time: TimeInterval) {
    let area = shown.inspector.areas.area(at: point)
    let inScene = shown.inspector.geometry.scenePoint(point)
    var isOfScene = false
    if case .scene = area { isOfScene = isForScene && !shown.inspector.isPicking }
    if isOfScene || wheel.isOpen, wheel.scroll(by: notches, at: inScene, time: time) { return }
    let turned = area == .panels ? takeWhole(notches) : notches
    if turned != .zero { shown.inspector.areas.turnWheel(by: turned, at: point) }
  }

  private func zoom(isLarger: Bool, at point: CGPoint) {
    let isTaken =
      shown.inspector.timeline.zoom(in: isLarger, at: point)
      || shown.inspector.camera.zoom(in: isLarger, at: point)
    if !isTaken { shown.inspector.places.stepZoom(larger: isLarger, at: point) }
  }

  /// Takes the whole notches out of what was turned so far, for what goes by steps.
  private func takeWhole(_ notches: CGSize) -> CGSize {
    // What stops, or turns round, leaves nothing over.
    if notches == .zero { turned = .zero }
    if turned.height * notches.height < 0 { turned.height = 0 }
    if turned.width * notches.width < 0 { turned.width = 0 }
    turned.width += notches.width
    turned.height += notches.height
    let whole = turned.wholeNotches
    turned.width -= whole.width
    turned.height -= whole.height
    return whole
  }
}
