internal import Foundation
internal import HitResponders
internal import HitX11

// What the input of a scene needs from its window.
extension Sandbox: SceneInputDelegate {
  func paste(_ text: OfferedText) { window.requestText(text) }

  func pointerHovers(at point: CGPoint?) {
    if let point { feed.hover(point) } else { feed.leave() }
  }

  func select(at point: CGPoint) { feed.select(at: point) }

  func graspView(at point: CGPoint) -> Bool { feed.grasp(at: point) }

  func dragView(to point: CGPoint, isFree: Bool) {
    feed.drag(to: point, isFree: isFree)
    schedulePaint()
  }

  func dropView() -> Bool {
    let isMoved = feed.dropView()
    // An edit more may be lost than the person was asked about.
    if isMoved { (isQuitAsked, askedToLeave) = (false, nil) }
    return isMoved
  }

  func dig(at point: CGPoint, by rows: Int) {
    feed.dig(at: point, by: rows)
    schedulePaint()
  }

  func showPress(at point: CGPoint) { screen.showPress(at: point) }
}
