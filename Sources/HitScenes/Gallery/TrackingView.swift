internal import Foundation
internal import HitResponders

/// A view that numbers the touch and event objects it receives and shows their values.
///
/// It keeps every object it has seen, so that a number always belongs to one object.
final class TrackingView: UIView {
  private var touchObjects: [UITouch] = []
  private var eventObjects: [UIEvent] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption = "press and move"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event)
  }

  private func track(_ touches: Set<UITouch>, _ event: UIEvent?) {
    let eventNumber = event.map { number(of: $0, in: &eventObjects) } ?? 0
    for touch in touches.sorted(by: { $0.finger < $1.finger }) {
      let touchNumber = number(of: touch, in: &touchObjects)
      caption =
        "touch object \(touchNumber), event object \(eventNumber): \(touch.phase.word) "
        + ShortNumber.point(touch.location(in: nil))
    }
  }

  /// Returns an object's number, a new one for a new object.
  private func number<Object: AnyObject>(of object: Object, in seen: inout [Object]) -> Int {
    if let index = seen.firstIndex(where: { $0 === object }) { return index + 1 }
    seen.append(object)
    return seen.count
  }
}
