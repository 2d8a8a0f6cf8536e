package import Foundation
internal import HitGeometry
internal import HitGestures
package import HitResponders

extension UIScrollView {
  /// Whether a recognizer is one that the scroll view made for itself.
  package final func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === contentTouchDelay || recognizer === panGestureRecognizer || recognizer === pinch
  }

  // MARK: Extent

  /// The offsets at which the content may come to rest.
  final var scrollRange: ScrollRange {
    let inset = adjustedContentInset
    let size = bounds.size
    return ScrollRange(
      minX: -inset.left,
      maxX: max(-inset.left, contentSize.width + inset.right - size.width),
      minY: -inset.top,
      maxY: max(-inset.top, contentSize.height + inset.bottom - size.height)
    )
  }

  private final var canScrollHorizontally: Bool {
    let range = scrollRange
    return range.maxX > range.minX || (alwaysBounceHorizontal && bounces)
  }

  private final var canScrollVertically: Bool {
    let range = scrollRange
    return range.maxY > range.minY || (alwaysBounceVertical && bounces)
  }

  /// Whether the content can move in the main direction of a drag.
  ///
  /// > Coordinates: the bounds space.
  package final func canFollow(_ translation: CGPoint) -> Bool {
    abs(translation.x) > abs(translation.y) ? canScrollHorizontally : canScrollVertically
  }

  /// Whether a drag may take over the touches it needs from the content's views.
  final var mayTakeContentTouches: Bool {
    guard contentTouchDelay.hasReleasedTouches else { return true }
    return panGestureRecognizer.followedTouches.allSatisfy { touch in
      guard let view = touch.view, view !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  // MARK: Dragging

  /// Moves the content by the pan's translation.
  final func follow() {
    switch panGestureRecognizer.state {
    case .began:
      halt()
      let translation = panGestureRecognizer.translation(in: self)
      let axis: ScrollDrag.Axis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
      drag = ScrollDrag(start: contentOffset, axis: isDirectionalLockEnabled ? axis : nil)
      // The content does not jump by the distance at which the drag was recognized; a scroll is
      // recognized by its first movement, which counts.
      if panGestureRecognizer.scrollType == nil {
        panGestureRecognizer.setTranslation(.zero, in: self)
      }
      delegate?.scrollViewWillBeginDragging(self)
    case .changed: dragOn()
    case .ended: letGo(speed: panGestureRecognizer.velocity(in: self))
    case .cancelled: letGo(speed: .zero)
    default: break
    }
  }

  private final func dragOn() {
    // A pinch moves the content by its own middle.
    guard let drag, grip == nil else { return }
    let wanted = drag.start - followed(panGestureRecognizer.translation(in: self), by: drag)
    var offset = scrollRange.nearest(to: wanted)
    if bounces, panGestureRecognizer.scrollType != .discrete {
      offset.x += Self.give(wanted.x - offset.x, of: bounds.width)
      offset.y += Self.give(wanted.y - offset.y, of: bounds.height)
    }
    contentOffset = offset
  }

  /// The part of a movement in the directions in which a drag moves the content.
  private final func followed(_ movement: CGPoint, by drag: ScrollDrag) -> CGPoint {
    CGPoint(
      x: drag.axis == .vertical || !canScrollHorizontally ? 0 : movement.x,
      y: drag.axis == .horizontal || !canScrollVertically ? 0 : movement.y
    )
  }

  /// How far the content follows a drag beyond its edge: always less than the view's extent.
  ///
  /// > Source: the formula that is commonly read off UIKit's behaviour; unverified.
  private static func give(_ distance: CGFloat, of extent: CGFloat) -> CGFloat {
    if distance == 0 || extent <= 0 { return 0 }
    let size = (1 - 1 / (abs(distance) * 0.55 / extent + 1)) * extent
    return distance < 0 ? -size : size
  }

  private final func letGo(speed: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    let speed = followed(speed * -1, by: drag)
    let now = application.now
    var flight = ScrollFlight(
      from: contentOffset,
      speed: speed,
      rate: decelerationRate.rawValue,
      range: scrollRange,
      at: now
    )
    var target = isPagingEnabled ? page(for: aim(of: flight, drag)) : flight.target
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: speed / 1000,
      targetContentOffset: &target
    )
    if target != flight.target {
      flight = ScrollFlight(from: contentOffset, gliding: target, at: now, followsDrag: true)
    }
    let goesOn = flight.end > now && flight.target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    fly(flight)
  }

  /// Where a movement aims: a flick where it would end, a notch of a wheel a page on.
  private final func aim(of flight: ScrollFlight, _ drag: ScrollDrag) -> CGPoint {
    guard panGestureRecognizer.scrollType == .discrete else { return flight.target }
    func page(_ way: CGFloat, _ extent: CGFloat) -> CGFloat {
      way == 0 ? 0 : way < 0 ? -extent : extent
    }
    let way = contentOffset - drag.start
    return drag.start + CGPoint(x: page(way.x, bounds.width), y: page(way.y, bounds.height))
  }

  /// The page nearest to where a movement aims, at most one from the current page.
  private final func page(for target: CGPoint) -> CGPoint {
    let size = bounds.size
    func page(_ offset: CGFloat, _ target: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard extent > 0 else { return offset }
      let present = offset / extent
      let wanted = (target / extent).rounded()
      return min(max(wanted, present.rounded(.down)), present.rounded(.up)) * extent
    }
    return scrollRange.nearest(
      to: CGPoint(
        x: page(contentOffset.x, target.x, size.width),
        y: page(contentOffset.y, target.y, size.height)
      )
    )
  }

  // MARK: Moving by itself

  /// The time between two steps of a movement, in seconds.
  private static let step: TimeInterval = 1.0 / 60

  final func fly(_ flight: ScrollFlight) {
    self.flight = flight
    scheduleStep()
  }

  private final func scheduleStep() {
    let application = application
    ticket = application.schedule(at: application.now + Self.step) { [weak self] in
      self?.ticket = nil
      self?.advanceFlight()
    }
  }

  private final func advanceFlight() {
    guard let flight else { return }
    let now = application.now
    contentOffset = flight.position(at: now)
    // The delegate may have stopped the movement or begun another.
    guard self.flight?.end == flight.end else { return }
    if now < flight.end { return scheduleStep() }
    self.flight = nil
    if flight.isDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Stops the content's movement where it is.
  final func halt() {
    if let ticket { application.cancel(ticket) }
    ticket = nil
    flight = nil
  }

  /// Stops a movement because a finger landed.
  ///
  /// - Returns: Whether there was one; the finger then does not reach the content.
  final func stopByTouch() -> Bool {
    guard let flight, !isDragging else { return false }
    halt()
    if flight.isDeceleration { delegate?.scrollViewDidEndDecelerating(self) }
    return true
  }
}
