public import Foundation
internal import HitGeometry
public import HitResponders

/// Recognizes fingers that are dragged, and follows them; a wheel or a touchpad that scrolls as well,
/// where it is allowed to.
///
/// > Source: UIKit, `UIPanGestureRecognizer`; rules G24, G33, G34 and G38 to G42.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers may drag.
  open var minimumNumberOfTouches = 1

  /// How many fingers may be down before the gesture begins.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of devices whose scrolls are followed; none unless set.
  ///
  /// Fingers are followed all the same. A scroll has no touches: `numberOfTouches` is 0, and neither
  /// their minimum nor their maximum counts.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var fingerPath = FingerPath()
  /// The point of the path where the translation is zero.
  private var originOfTranslation = CGPoint.zero
  private var meter = VelocityMeter()

  // MARK: Translation

  /// Returns how far the fingers were dragged since they landed, or since it was set.
  ///
  /// > Coordinates: a distance in the bounds space of `view`; in window space for `nil`.
  open func translation(in view: UIView?) -> CGPoint {
    convertVectorFromWindow(fingerPath.end - originOfTranslation, to: view)
  }

  /// Sets the translation, to which later movement is added; the velocity does not change.
  ///
  /// > Coordinates: a distance in the bounds space of `view`; in window space for `nil`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    originOfTranslation = fingerPath.end - convertVectorToWindow(translation, from: view)
  }

  /// Returns how fast the fingers are dragged.
  ///
  /// > Units: points a second, over the samples of the last tenth of a second.
  ///
  /// > Coordinates: a distance in the bounds space of `view`; in window space for `nil`.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVectorFromWindow(meter.velocity(at: now), to: view)
  }

  private func convertVectorFromWindow(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    convertFromWindow(vector, to: view) - convertFromWindow(.zero, to: view)
  }

  private func convertVectorToWindow(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return view.convert(vector, to: nil) - view.convert(CGPoint.zero, to: nil)
  }

  // MARK: Touches

  /// Adds fingers without a jump of the translation.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A finger that lands takes a scroll over: the translation continues.
    let isFirst = followedTouches.count == touches.count && scrollType == nil
    if !isFirst { follow() }
    fingerPath.track(followedTouches)
    // A pan of several fingers starts when the last of them lands.
    if isFirst || (state == .possible && fingerPath.count <= minimumNumberOfTouches) {
      restart()
    }
    if state == .possible, fingerPath.count > maximumNumberOfTouches {
      let count = fingerPath.count
      move(to: .failed, because: .tooManyTouches(count, limit: maximumNumberOfTouches))
    }
  }

  /// Begins the gesture once the fingers have moved far enough, and follows them afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow()
    if state != .possible { return move(to: .changed, because: .followed) }
    let distance = fingerPath.end.length
    let needed = tuning.panDistance
    guard fingerPath.count >= minimumNumberOfTouches, distance.reaches(needed) else { return }
    if isAllowedDirection(fingerPath.end) {
      move(to: .began, because: .travelled(distance, needed: needed))
    } else {
      move(to: .failed, because: .wrongWay)
    }
  }

  /// Removes fingers without a jump, and ends the gesture with the last one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow()
    let most = fingerPath.mostTogether
    fingerPath.track(unliftedTouches)
    if fingerPath.count > 0 { return }
    if state != .possible { return move(to: .ended, because: .released) }
    if most < minimumNumberOfTouches {
      move(to: .failed, because: .tooFewTouches(most, needed: minimumNumberOfTouches))
    } else {
      let distance = fingerPath.end.length
      move(to: .failed, because: .fellShort(distance, needed: tuning.panDistance))
    }
  }

  // MARK: Scrolls

  /// Whether a scroll of a kind of device is followed.
  package func takesScroll(of type: UIScrollType) -> Bool { allowedScrollTypesMask.allows(type) }

  /// Follows a scroll: begins with its first movement, and ends with it.
  package final func follow(_ news: ScrollNews) {
    if state == .possible { restart() }
    fingerPath.add(news.offsetInWindow)
    // Since when the first movement went on is not known, so it has no velocity.
    if state == .possible {
      meter.restart(at: fingerPath.end, time: now)
    } else {
      meter.add(fingerPath.end, time: now)
    }
    if news.stage == .cancelled { return move(to: .cancelled, because: .scrollCancelled) }
    if news.offsetInWindow != .zero {
      if state == .possible { begin() }
      move(to: .changed, because: .scrolledOn)
    }
    if news.stage == .changed || news.stage == .began || state == .possible { return }
    move(to: .ended, because: .scrollEnded)
  }

  private func begin() {
    if isAllowedDirection(fingerPath.end) {
      move(to: .began, because: .scrolled(fingerPath.end.length))
    } else {
      move(to: .failed, because: .wrongWay)
    }
  }

  // MARK: Following

  private func restart() {
    fingerPath.restart()
    originOfTranslation = .zero
    meter.restart(at: .zero, time: now)
  }

  private func follow() {
    fingerPath.follow()
    meter.add(fingerPath.end, time: now)
  }

  /// Whether a movement from the start may begin the gesture, by its direction.
  func isAllowedDirection(_ offsetInWindow: CGPoint) -> Bool { true }

  /// Forgets the fingers; translation and velocity stay readable until the next ones land.
  open override func reset() {
    super.reset()
    fingerPath.release()
  }
}

extension UIPanGestureRecognizer: ScrollFollowing {}
