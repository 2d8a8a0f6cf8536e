public import Foundation
public import HitResponders
internal import HitSession

extension Stage {
  /// Puts a finger down.
  ///
  /// > Coordinates: screen points.
  public func touchDown(_ finger: Int = 1, at point: CGPoint) {
    touch([TouchSample(finger: finger, phase: .began, locationOnScreen: point)])
  }

  /// Moves a finger that is down.
  ///
  /// > Coordinates: screen points.
  public func move(_ finger: Int = 1, to point: CGPoint) {
    touch([TouchSample(finger: finger, phase: .moved, locationOnScreen: point)])
  }

  /// Lifts a finger where it is, or at another place.
  public func lift(_ finger: Int = 1, at point: CGPoint? = nil) {
    let place = point ?? fingers[finger] ?? .zero
    touch([TouchSample(finger: finger, phase: .ended, locationOnScreen: place)])
  }

  /// Takes a touch away as the system does when a window is unmapped or a grab is lost.
  public func cancel(_ finger: Int = 1) {
    let place = fingers[finger] ?? .zero
    touch([TouchSample(finger: finger, phase: .cancelled, locationOnScreen: place)])
  }

  /// Sends changes of several fingers as one frame.
  public func touch(_ samples: [TouchSample]) {
    for sample in samples {
      let isOver = sample.phase == .ended || sample.phase == .cancelled
      fingers[sample.finger] = isOver ? nil : sample.locationOnScreen
    }
    session.send(.touches(samples, at: max(session.clock.now, session.application.now)))
  }

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

  /// Gives a touch made by `makeTouch` its next place and phase.
  ///
  /// > Coordinates: the view's bounds space.
  public func move(_ touch: UITouch, in view: UIView, to point: CGPoint, phase: UITouch.Phase) {
    touch.place(
      in: view,
      phase: phase,
      locationInWindow: view.convert(point, to: nil),
      timestamp: session.application.now
    )
  }
}
