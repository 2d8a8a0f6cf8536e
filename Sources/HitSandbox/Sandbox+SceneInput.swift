internal import Foundation
internal import HitResponders

// What the input of a scene needs from its window.
extension Sandbox: SceneInputDelegate {
  func pointerHovers(at point: CGPoint?) {
    if let point { feed.hover(point) } else { feed.leave() }
  }

  func select(at point: CGPoint) { feed.select(at: point) }

  func dig(at point: CGPoint, by rows: Int) {
    feed.dig(at: point, by: rows)
    schedulePaint()
  }

  func showPress(at point: CGPoint) { screen.showPress(at: point) }
}
