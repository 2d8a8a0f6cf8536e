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

  /// Cancels a touch as the system does when a window is unmapped or a grab is lost.
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
}
