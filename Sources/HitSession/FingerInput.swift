public import Foundation
public import HitResponders

/// Turns a pointer with buttons into a finger: down while the first button is.
///
/// > Coordinates: screen points.
public struct PointerFinger {
  private let finger: Int
  private var isDown = false
  private var locationOnScreen = CGPoint.zero

  /// Makes the finger with a number.
  public init(finger: Int = 1) { self.finger = finger }

  /// Returns the input of a press, unless the finger is down already.
  public mutating func press(at point: CGPoint, time: TimeInterval) -> ApplicationInput? {
    if isDown { return nil }
    isDown = true
    return sample(.began, at: point, time: time)
  }

  /// Returns the input of a move, unless the finger is up.
  public mutating func move(to point: CGPoint, time: TimeInterval) -> ApplicationInput? {
    isDown ? sample(.moved, at: point, time: time) : nil
  }

  /// Returns the input of a lift, unless the finger is up.
  public mutating func lift(at point: CGPoint, time: TimeInterval) -> ApplicationInput? {
    guard isDown else { return nil }
    isDown = false
    return sample(.ended, at: point, time: time)
  }

  /// Returns the input of the system cancelling the touch, unless the finger is up.
  public mutating func cancel(time: TimeInterval) -> ApplicationInput? {
    guard isDown else { return nil }
    isDown = false
    return sample(.cancelled, at: locationOnScreen, time: time)
  }

  private mutating func sample(
    _ phase: UITouch.Phase,
    at point: CGPoint,
    time: TimeInterval
  ) -> ApplicationInput {
    locationOnScreen = point
    return .touches([TouchSample(finger: finger, phase: phase, locationOnScreen: point)], at: time)
  }
}
