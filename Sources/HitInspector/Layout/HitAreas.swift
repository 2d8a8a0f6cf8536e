package import Foundation
internal import HitGeometry
internal import HitResponders

/// What a point of the window belongs to.
nonisolated package enum HitArea: Hashable, Sendable {
  /// The scene, with the point in its screen points.
  case scene(CGPoint)
  /// The canvas around the scene.
  case canvas
  /// The panels, whose own application routes what happens there.
  case panels
}

/// What inputs at the points of the window are for, by what lies there.
///
/// > Coordinates: window space.
package final class HitAreas {
  private let window: UIWindow
  private let stage: StageView
  private let places: WindowPlaces
  private let pointer: PanelPointer
  private let shown: ShownModel

  init(
    of window: UIWindow,
    _ root: InspectorRoot,
    _ places: WindowPlaces,
    _ pointer: PanelPointer,
    _ shown: ShownModel
  ) {
    (self.window, stage, self.places) = (window, root.stage, places)
    (self.pointer, self.shown) = (pointer, shown)
  }

  /// Tells whom an input at a point of the window is for.
  package func area(at point: CGPoint) -> HitArea {
    guard pointer.view(at: point) === stage else { return .panels }
    let geometry = places.geometry
    let inScene = geometry.scenePoint(point)
    let screen = CGRect(origin: .zero, size: geometry.sceneSize)
    let isShown = geometry.viewport.contains(point) && screen.contains(inScene)
    return isShown ? .scene(inScene) : .canvas
  }

  /// Returns the pointer's shape at a point of the window.
  package func cursor(at point: CGPoint) -> PointerShape {
    if case .scene(let inScene) = area(at: point) {
      return shown.value.question?.lostPart(at: inScene) == nil ? .crosshair : .hand
    }
    return pointer.cursor(at: point)
  }

  /// Turns the wheel: scrolls the list under the pointer, or pushes a scene larger than the canvas.
  ///
  /// Notches are positive down and right. Returns whether something was there to turn.
  @discardableResult
  package func turnWheel(by notches: CGSize, at point: CGPoint) -> Bool {
    let delta = CGSize(
      width: notches.width * Theme.wheelNotch,
      height: notches.height * Theme.wheelNotch
    )
    guard let application = window.application,
      let hit = HitTestWalk(at: point, in: application).hit
    else { return false }
    for view in hit.ancestry {
      if view === stage { return places.push(by: delta) }
      if let panel = view as? PanelView,
        panel.scroll(by: delta, at: window.convert(point, to: panel))
      {
        pointer.move(to: point)
        return true
      }
    }
    return false
  }
}
