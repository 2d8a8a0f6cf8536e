public import Foundation

/// The numbers behind the recognizers, which UIKit does not publish: rule G30.
///
/// > Units: points, seconds, radians.
nonisolated public struct GestureTuning: Hashable, Sendable {
  /// How far a finger of a tap may stray from where it landed.
  public var tapMovement: CGFloat = 10
  /// How long a tap may last.
  public var tapDuration: TimeInterval = 0.75
  /// How long after a lift the next tap of several must begin.
  public var multiTapInterval: TimeInterval = 0.35
  /// How far from a lift the next tap of several may begin.
  public var multiTapDistance: CGFloat = 45
  /// How far the fingers travel before a pan begins.
  public var panDistance: CGFloat = 10
  /// How much the distance of two fingers changes before a pinch begins.
  public var pinchDistance: CGFloat = 8
  /// How far the line between two fingers turns before a rotation begins.
  public var rotationAngle: CGFloat = 0.1
  /// How far the fingers of a swipe travel along its direction.
  public var swipeDistance: CGFloat = 50
  /// How far the fingers of a swipe may drift across its direction.
  public var swipeDrift: CGFloat = 50
  /// How long a swipe may take.
  public var swipeDuration: TimeInterval = 0.5
  /// How near a window's edge the finger of a screen-edge pan lands.
  public var edgeWidth: CGFloat = 20
  /// How far a notch of a wheel scrolls.
  public var scrollNotch: CGFloat = 48
  /// How long a scroll view delays a touch to its content, while it may become a drag.
  public var contentTouchDelay: TimeInterval = 0.15

  /// Makes the standard tuning.
  public init() {}

  /// Round numbers, which can be shown with a ruler.
  public static let standard = GestureTuning()

  /// The numbers observed on devices where they differ.
  public static let uikitObserved = {
    var tuning = GestureTuning()
    tuning.tapMovement = 45
    return tuning
  }()
}
