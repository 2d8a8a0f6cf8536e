internal import Foundation
internal import HitInspector

// The view that is edited, dragged by the pointer.
extension SceneInput {
  /// Grasps the view that is edited at a point of the window.
  ///
  /// - Returns: Whether it is there.
  func graspView(at point: CGPoint) -> Bool {
    guard isForScene, !pointer.isPairWanted, delegate?.graspView(at: point) == true else {
      return false
    }
    grip = (point, false)
    return true
  }

  /// Drags the view, once the pointer was moved far enough to mean it.
  func dragView(to point: CGPoint) {
    guard let grip else { return }
    if !grip.isMoved, grip.point.isNear(point, within: Self.slop) { return }
    self.grip?.isMoved = true
    delegate?.dragView(to: point, isFree: pointer.isPairWanted)
  }

  /// Lets the view go; one that was not moved is pressed.
  func dropView(at point: CGPoint, time: TimeInterval) {
    guard let grip else { return }
    letGo()
    if grip.isMoved { return }
    press(at: grip.point, time: time, mayPin: false)
    release(at: point, time: time)
  }

  /// Ends the drag, if there is one, where the view is.
  func letGo() {
    guard grip != nil else { return }
    grip = nil
    _ = delegate?.dropView()
  }

  private static let slop: CGFloat = 3
}
