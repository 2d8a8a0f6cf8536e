public import Foundation
public import HitResponders

/// Touches and events that no queue knows, for calling `touches` methods by hand.
extension Stage {
  /// Returns a touch that no queue knows, for calling a view's `touches` methods by hand.
  ///
  /// - Parameters:
  ///   - name: The identifier of the view that the touch counts as having begun in.
  ///   - point: Where it is, in the view's bounds space.
  ///   - phase: The phase it shows.
  /// - Returns: The touch.
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

  /// Gives a touch made by `makeTouch` its next place and phase, and the events made with it its time.
  ///
  /// > Coordinates: the view's bounds space.
  public func move(_ touch: UITouch, in view: UIView, to point: CGPoint, phase: UITouch.Phase) {
    for event in handmadeEvents where event.orderedTouches.contains(touch) {
      event.tell(of: [touch], at: application.now)
    }
    touch.place(
      in: view,
      phase: phase,
      locationInWindow: view.convert(point, to: nil),
      timestamp: application.now
    )
  }

  /// Returns an event that no queue knows, for calling a recognizer's `touches` methods by hand.
  ///
  /// The event is that of the stage's time and has these touches. `move(_:in:to:phase:)` keeps it
  /// true: it moves the event's time along, and after time has passed, touches that were lifted are
  /// no longer in it and touches that were not moved are stationary. So one event serves a finger
  /// from began to ended, as the queue's do.
  ///
  /// What the recognizer is told so, it is told by nobody but the test: it has not taken the
  /// touches, so `numberOfTouches` and its own `location(in:)` know nothing of them.
  ///
  /// - Parameter touches: Touches made by `makeTouch`, in the order of the fingers.
  /// - Returns: An event of touches.
  public func makeEvent(with touches: [UITouch]) -> UIEvent {
    let event = UIEvent()
    event.tell(of: touches, at: application.now)
    handmadeEvents.append(event)
    return event
  }
}
