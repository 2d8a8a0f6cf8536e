public import Foundation
public import HitResponders

/// Touches and events outside every queue, for calling `touches` methods by hand.
extension Stage {
  /// Returns a touch that began in a view, outside every queue, for calling the view's `touches`
  /// methods by hand.
  ///
  /// > Coordinates: the view's bounds space.
  ///
  /// - Throws: `StageError` when there is no such view.
  public func makeTouch(
    in name: String,
    at point: CGPoint,
    phase: UITouch.Phase = .began
  ) throws(StageError) -> UITouch {
    let view = try view(name)
    let touch = UITouch()
    move(touch, in: view, to: point, phase: phase)
    return touch
  }

  /// Moves a touch made by `makeTouch` and advances the events made with it to the stage's time.
  ///
  /// > Coordinates: the view's bounds space.
  public func move(_ touch: UITouch, in view: UIView, to point: CGPoint, phase: UITouch.Phase) {
    for event in handmadeEvents where event.orderedTouches.contains(touch) {
      event.update(with: [touch], at: application.now)
    }
    touch.move(
      in: view,
      phase: phase,
      locationInWindow: view.convert(point, to: nil),
      timestamp: application.now
    )
  }

  /// Returns an event outside every queue, for calling a recognizer's `touches` methods by hand.
  ///
  /// The event has the stage's time and these touches. `move(_:in:to:phase:)` keeps it current: it
  /// advances the event's time, and after time has passed, touches that were lifted are removed
  /// from it and touches that were not moved are stationary. So one event serves a finger from
  /// began to ended, as the queue's do.
  ///
  /// Only the test passes these touches to the recognizer: routing has not bound them to it, so its
  /// `numberOfTouches` and its own `location(in:)` ignore them. They are in the order of the
  /// fingers.
  public func makeEvent(with touches: [UITouch]) -> UIEvent {
    let event = UIEvent()
    event.update(with: touches, at: application.now)
    handmadeEvents.append(event)
    return event
  }
}
