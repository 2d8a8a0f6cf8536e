internal import Foundation
internal import HitGeometry
internal import HitGestures
internal import HitResponders

// Which scroll view a wheel or a touchpad moves: rule G44.
extension UIScrollView {
  /// Whether a scroll that begins is followed by this scroll view, and not by one around it.
  ///
  /// > Coordinates: how far the content would be pushed, in the bounds space.
  final func followsScroll(_ translation: CGPoint) -> Bool {
    guard canFollow(translation) else { return false }
    return hasRoom(for: translation) || !isRoomAround(for: translation)
  }

  /// Whether the content can be pushed any further that way.
  private final func hasRoom(for translation: CGPoint) -> Bool {
    let range = scrollRange
    if abs(translation.x) > abs(translation.y) {
      return translation.x > 0 ? contentOffset.x > range.minX : contentOffset.x < range.maxX
    }
    return translation.y > 0 ? contentOffset.y > range.minY : contentOffset.y < range.maxY
  }

  /// Whether a scroll view around this one has room, and takes scrolls of this kind of device.
  private final func isRoomAround(for translation: CGPoint) -> Bool {
    guard let type = panGestureRecognizer.scrollType else { return false }
    var next = superview
    while let view = next {
      if let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer.isEnabled,
        scrollView.panGestureRecognizer.takesScroll(of: type),
        scrollView.hasRoom(for: convertVector(translation, to: scrollView))
      {
        return true
      }
      next = view.superview
    }
    return false
  }

  private final func convertVector(_ vector: CGPoint, to view: UIView) -> CGPoint {
    convert(vector, to: view) - convert(CGPoint.zero, to: view)
  }
}
