package import Foundation
internal import HitResponders

// What is pointed at, and what is due as time goes by.
extension Inspector {
  /// Shows what is due at a time, in seconds since the session began.
  package func advance(to now: TimeInterval) {
    pointer.advance(to: now, within: layout.size) { receiver.map { FrameNote($0) } }
    if places.advance(to: now) { layOut() }
    if camera.advance(to: now) { showExploded() }
  }

  /// When something is due next.
  package var wakeTime: TimeInterval? {
    [pointer.wakeTime, places.wakeTime, camera.wakeTime].compactMap { $0 }.min()
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
}
