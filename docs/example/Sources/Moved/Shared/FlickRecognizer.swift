import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a quick stroke upwards.
class FlickRecognizer: UIGestureRecognizer {
  private var start: (point: CGPoint, time: TimeInterval)?

  deinit {
    NotificationCenter.default.post(name: .viewDied, object: "FlickRecognizer")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard event.allTouches?.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    start = (touch.location(in: view), touch.timestamp)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let start = start, let touch = touches.first else { return }
    let distance = start.point.y - touch.location(in: view).y
    let speed = distance / CGFloat(max(touch.timestamp - start.time, 0.001))
    state = distance > 40 && speed > 300 ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
