public import Foundation
public import HitGeometry

/// The kind of a timing curve; raw values are UIKit's.
nonisolated public enum UITimingCurveType: Int, Hashable, Sendable, CaseIterable {
  /// A named curve, a custom Bézier curve, a spring, both.
  case builtin, cubic, spring, composed
}

/// The pace of a property animator.
///
/// > Source: UIKit, `UITimingCurveProvider`. Differs: no copying, no archives.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, where there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve from the beginning to the end of an animation.
///
/// > Source: UIKit, `UICubicTimingParameters`.
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The named curve; slow at both ends for a custom curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// Whether the curve is named or custom.
  public let timingCurveType: UITimingCurveType

  /// Makes the curve that is slow at both ends.
  public convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = curve.cubic.first
    controlPoint2 = curve.cubic.second
    timingCurveType = .builtin
  }

  /// Makes a curve from its control points; both x are clamped to 0 through 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let curve = CubicCurve(point1, point2)
    animationCurve = .easeInOut
    controlPoint1 = curve.first
    controlPoint2 = curve.second
    timingCurveType = .cubic
  }

  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// `nil`: this is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that comes to rest when the animation ends.
///
/// > Source: UIKit, `UISpringTimingParameters`. Differs: no mass, stiffness and damping, which
/// > would determine the duration themselves; of the velocity, `dx` is used.
@preconcurrency @MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The share of critical damping: at 1 nothing overshoots.
  public let dampingRatio: CGFloat
  /// The speed at the start, in whole distances a second.
  public let initialVelocity: CGVector

  /// Makes a spring that starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }

  /// `nil`: this is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension AnimationPacing {
  init(_ provider: any UITimingCurveProvider) {
    if let spring = provider.springTimingParameters {
      self = .spring(
        Spring(dampingRatio: spring.dampingRatio, initialVelocity: spring.initialVelocity.dx)
      )
    } else if let cubic = provider.cubicTimingParameters {
      self = .cubic(CubicCurve(cubic.controlPoint1, cubic.controlPoint2))
    } else {
      self = .cubic(.easeInOut)
    }
  }
}
