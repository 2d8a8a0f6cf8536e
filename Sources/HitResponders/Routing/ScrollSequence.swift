package import Foundation

/// A scroll from its first movement to its end: the view under the pointer when it began, and the
/// recognizers that may follow it.
///
/// It keeps the view and its window while it lasts.
package final class ScrollSequence {
  /// The kind of device.
  package let type: UIScrollType
  let window: UIWindow
  /// The view that the hit test found where the scroll began: rule G38.
  let view: UIView
  /// The event of the whole sequence.
  let event: UIEvent
  /// The recognizers that took it, innermost view first.
  var recognizers: [WeakRecognizer] = []
  /// Whether recognizers were offered the scroll.
  var isOffered = false
  /// What the event tells of; nothing once it was told.
  var news: ScrollNews?

  init(_ type: UIScrollType, over target: PointerTarget, event: UIEvent) {
    (self.type, self.event) = (type, event)
    (window, view) = (target.window, target.view)
  }

  nonisolated deinit {}
}

/// One movement of a scroll, as recognizers are told of it.
package struct ScrollNews {
  /// How far the scroll has come.
  package let stage: ScrollSample.Stage
  /// How far the content is pushed, as a finger would drag it.
  ///
  /// > Coordinates: a distance in window space, in points.
  package let offsetInWindow: CGPoint
  /// Where the pointer is, in window space.
  let pointInWindow: CGPoint
}

/// A recognizer that can follow a scroll, besides fingers.
package protocol ScrollFollowing: UIGestureRecognizer {
  /// Whether it takes scrolls of a kind of device.
  func takesScroll(of type: UIScrollType) -> Bool
  /// Tells it of a movement of a scroll that it took.
  func follow(_ news: ScrollNews)
}
