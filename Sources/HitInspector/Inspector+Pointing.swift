package import Foundation
internal import HitResponders

// The panels' application is sent presses only; where the pointer is, they are told by hand.
extension Inspector {
  /// Notes that the pointer is over a point of the window with no button down, or left the window.
  ///
  /// > Coordinates: window space.
  package func pointer(at point: CGPoint?) {
    let panel = point.flatMap { self.panel(at: $0) }
    if panel !== hoveredPanel {
      hoveredPanel?.hover(at: nil)
      hoveredPanel = panel
    }
    if let point { panel?.hover(at: window.convert(point, to: panel)) }
    rest(on: panel, at: point)
  }

  /// The panel under a point of the window: the innermost one.
  func panel(at point: CGPoint) -> PanelView? {
    let hit = application.inForce { window.ask(point, with: nil) }
    return hit?.ancestry.lazy.compactMap { $0 as? PanelView }.first
  }

  /// Shows on the canvas the view that the row under the pointer names.
  func point(to view: SceneViewID?) {
    guard view != model.pointedAt?.view else { return }
    let live = view.flatMap { id in scene.flatMap { SceneOutline.view(id, in: $0) } }
    model.pointedAt = live.map { OutlinedView($0) }
  }

  /// Pins the middle of the part at a point of the scene in which the view that is asked about gets
  /// no press.
  ///
  /// > Coordinates: screen points of the scene.
  /// - Returns: Whether there is such a part.
  package func pinLostPart(at point: CGPoint) -> Bool {
    guard let part = model.question?.lostPart(at: point) else { return false }
    return perform(.pinPoint(part.center))
  }

  /// Selects the view that a row names, and asks why a press does not reach it.
  func choose(_ view: SceneViewID) {
    select(view)
    perform(.ask(view))
  }
}
