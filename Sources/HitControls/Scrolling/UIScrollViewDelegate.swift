public import Foundation
public import HitResponders

/// An object that is told what a scroll view does.
///
/// > Source: UIKit, `UIScrollViewDelegate`. Differs: methods that are left out have defaults instead
/// > of being optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Says that the content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Says that a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Says that a drag is about to end, and where the content will come to rest; may change it.
  ///
  /// > Units: points a millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Says that a drag ended, and whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Says that the content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Says that the content came to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Says that an animated change of the offset is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asks for the view that zooming scales.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Says that a pinch begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Says that the content was scaled.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Says that a pinch is over, or a change of scale that was asked for.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  /// Names no view, so nothing is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}

  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
