internal import Foundation
internal import HitInspector

// The pointer as two fingers.
extension SceneInput {
  /// Brings the pointer's second finger or takes it away, until it is toggled again.
  func toggleSecondFinger() { pointer.togglePair() }

  /// Shows where both fingers are or would land.
  func showSecondFinger() { pointer.showPair(isOnPanels: isOnPanels) }

  /// Sets what the second finger turns about, where a point of the window shows the scene.
  func chooseAnchor(at point: CGPoint) -> Bool {
    guard owner == nil, case .scene(let inScene) = shown.inspector.areas.area(at: point) else {
      return false
    }
    pointer.chooseAnchor(at: inScene)
    return true
  }
}
