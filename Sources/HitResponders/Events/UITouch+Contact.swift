public import Foundation

extension UITouch.TouchType {
  /// An older name of `pencil`.
  public static let stylus = UITouch.TouchType.pencil
}

/// What a display that knows only places says of a finger.
///
/// > Source: UIKit, `UITouch`. Differs: constants, as on a device that does not measure force.
extension UITouch {
  /// The force of the touch; none is measured.
  public final var force: CGFloat { 0 }

  /// The greatest force that can be measured; none is.
  public final var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the contact, in points; every finger counts as equally large.
  public final var majorRadius: CGFloat { 20 }

  /// How exact the radius is, in points.
  public final var majorRadiusTolerance: CGFloat { 5 }

  /// How a pencil leans; a finger stands upright.
  ///
  /// > Units: radians.
  public final var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction that a pencil leans to; a finger leans nowhere.
  ///
  /// > Units: radians.
  public final func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
