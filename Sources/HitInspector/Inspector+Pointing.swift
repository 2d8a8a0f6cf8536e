package import Foundation
internal import HitResponders

// Where the pointer is, and what it points at.
extension Inspector {
  /// Notes that the pointer is over a point of the window with no button down, or left the window.
  ///
  /// > Coordinates: window space.
  package func pointer(at point: CGPoint?) { pointer.move(to: point) }

  /// Returns the pointer's shape at a point of the window.
  ///
  /// > Coordinates: window space.
  package func cursor(at point: CGPoint) -> PointerShape {
    if case .scene(let inScene) = hitArea(at: point) {
      return model.question?.lostPart(at: inScene) == nil ? .crosshair : .hand
    }
    return pointer.cursor(at: point)
  }

  /// Takes the tip away: something is pressed under it.
  package func hideTip() { pointer.hideTip() }

  /// Shows what is due at a time, in seconds since the session began.
  package func advance(to now: TimeInterval) {
    pointer.advance(to: now, within: layout.size) { receiver.map { FrameNote($0) } }
    if places.advance(to: now) { layOut() }
    if layerStage.advance(to: now) { showExploded() }
  }

  /// When something is due next.
  package var wakeTime: TimeInterval? {
    [pointer.wakeTime, places.wakeTime, layerStage.wakeTime].compactMap { $0 }.min()
  }

  /// The view that would receive a press at the pointer.
  private var receiver: UIView? {
    let received = model.inspection?.walk.last { $0.outcome == .received }?.view
    let view = model.moment.isPinned ? model.hover?.view : received
    return view.flatMap { id in scene.flatMap { SceneOutline.view(id, in: $0) } }
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
