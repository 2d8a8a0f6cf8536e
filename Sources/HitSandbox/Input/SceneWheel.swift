internal import Foundation
internal import HitControls
internal import HitGestures
internal import HitInspector
internal import HitResponders
internal import HitSession

/// The wheel over a scene: scrolls of its recognizers, where one there follows it.
///
/// A display tells of movements alone. A whole notch is a scroll of its own; one in fractions begins
/// a scroll, which goes on until the device says that it stopped or says nothing for a while.
final class SceneWheel {
  private let shown: ShownScene
  /// Ends a scroll of whose end nothing was said.
  private let alarm = Alarm()
  /// Where a scroll that goes on was last, in the scene's screen points.
  private var open: CGPoint?

  /// Whether a scroll of the scene goes on.
  var isOpen: Bool { open != nil }

  /// How long after its last movement a scroll ends, in seconds.
  private static let pause: TimeInterval = 0.15

  init(_ shown: ShownScene) {
    self.shown = shown
    alarm.onRing = { [weak self] in
      guard let self else { return }
      end(.ended, time: self.shown.clock.now)
    }
  }

  /// Scrolls at a point of the scene, where something there follows it.
  ///
  /// > Units: notches, positive right and down; none says that the device stopped.
  ///
  /// - Returns: Whether the scene has it.
  func scroll(by notches: CGSize, at point: CGPoint, time: TimeInterval) -> Bool {
    if notches == .zero { return end(.ended, time: time) }
    if open != nil {
      send(.changed, by: notches, at: point, time: time)
    } else {
      let isWhole = notches == notches.wholeNotches
      guard isFollowed(isWhole ? .discrete : .continuous, by: notches, at: point) else {
        return false
      }
      send(isWhole ? .notch : .began, by: notches, at: point, time: time)
      if isWhole { return true }
    }
    open = point
    alarm.set(in: Self.pause)
    return true
  }

  /// Ends the scroll that goes on; returns whether there is one.
  @discardableResult
  func end(_ stage: ScrollSample.Stage, time: TimeInterval) -> Bool {
    guard let point = open else { return false }
    open = nil
    alarm.set(in: nil)
    send(stage, by: .zero, at: point, time: time)
    return true
  }

  private func send(
    _ stage: ScrollSample.Stage,
    by notches: CGSize,
    at point: CGPoint,
    time: TimeInterval
  ) {
    let sample = ScrollSample(stage, by: notches, at: point)
    shown.session.send(ApplicationInput(.scroll(sample), at: time))
  }

  /// Whether a recognizer under a point follows scrolls of a kind of device; one of a scroll view
  /// only where its content can move that way.
  private func isFollowed(
    _ type: UIScrollType,
    by notches: CGSize,
    at point: CGPoint
  ) -> Bool {
    guard let target = shown.session.application.pointerTarget(at: point, with: nil) else {
      return false
    }
    let way = CGPoint(x: -notches.width, y: -notches.height)
    return target.view.ancestry.contains { view in
      (view.gestureRecognizers ?? []).contains { recognizer in
        guard recognizer.isEnabled, let pan = recognizer as? UIPanGestureRecognizer,
          pan.takesScroll(of: type)
        else { return false }
        guard let scrollView = view as? UIScrollView, scrollView.isOwn(pan) else { return true }
        return scrollView.canFollow(way)
      }
    }
  }
}

nonisolated extension CGSize {
  /// The whole notches that are in it, towards zero.
  var wholeNotches: CGSize {
    CGSize(width: width.rounded(.towardZero), height: height.rounded(.towardZero))
  }
}
