internal import HitGestures
internal import HitResponders

/// Keeps touches from a scroll view's content until it is clear that they are no drag.
///
/// It delays the began of a touch and fails when the finger has rested for a moment or is up, so
/// the content gets its touch after all. It recognizes, which withholds the touch from the content,
/// only while the scroll view moves by itself or where `touchesShouldBegin` returns false. It
/// prevents no other recognizer.
///
/// > Source: UIKit, whose scroll views have a private recognizer for delayed touches; the time is
/// > commonly given as 0.15 s and is unverified.
final class ContentTouchDelay: UIGestureRecognizer {
  private(set) var hasReleasedTouches = false

  init() {
    super.init(target: nil, action: nil as Selector?)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    name = "contentTouchDelay"
    isInternal = true
  }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, followedTouches.count == touches.count else { return }
    hasReleasedTouches = false
    if scrollView.stopByTouch() { return move(to: .ended, because: .held(0)) }
    let own = touches.allSatisfy { $0.view === scrollView }
    if own { return move(to: .failed, because: .held(0)) }
    for touch in touches {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.touchesShouldBegin(touches, with: event, in: view) {
        return move(to: .ended, because: .refused(by: scrollView.routingName))
      }
    }
    let delay = tuning.contentTouchDelay
    if !scrollView.delaysContentTouches { return releaseTouches(after: 0) }
    startTimer(delay) { [unowned self] in releaseTouches(after: delay) }
  }

  private func releaseTouches(after delay: Double) {
    hasReleasedTouches = true
    move(to: .failed, because: .held(delay))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { move(to: .failed, because: .lifted) }
  }

  override func reset() {
    super.reset()
    hasReleasedTouches = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
