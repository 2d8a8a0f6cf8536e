internal import Foundation

extension UIView {
  /// The options of an animation; raw values are UIKit's.
  ///
  /// > Source: UIKit, `UIView.AnimationOptions`. Differs: all transitions are plain.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the block; here they are laid out when the block asks.
    public static let layoutSubviews = bit(0)
    /// Lets the views receive touches while they are animated; rule A5.
    public static let allowUserInteraction = bit(1)
    /// Begins at what is drawn, instead of adding to what still runs.
    public static let beginFromCurrentState = bit(2)
    /// Repeats for ever.
    public static let `repeat` = bit(3)
    /// Runs backwards after each time.
    public static let autoreverse = bit(4)
    /// Keeps its own duration inside another animation's block.
    public static let overrideInheritedDuration = bit(5)
    /// Keeps its own curve inside another animation's block.
    public static let overrideInheritedCurve = bit(6)
    /// Redraws views during the animation; here they always are.
    public static let allowAnimatedContent = bit(7)
    /// Hides and shows the views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = bit(8)
    /// Inherits nothing but duration and curve from an outer block.
    public static let overrideInheritedOptions = bit(9)

    /// Slow at both ends, which is the default; slow at the beginning; slow at the end; evenly.
    public static let (curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear) =
      (curve(0), curve(1), curve(2), curve(3))
    /// Turns the view about its vertical axis; here plain.
    public static let (transitionFlipFromLeft, transitionFlipFromRight) =
      (transition(1), transition(2))
    /// Curls a page up or down; here plain.
    public static let (transitionCurlUp, transitionCurlDown) = (transition(3), transition(4))
    /// Dissolves one view into the other; here plain.
    public static let transitionCrossDissolve = transition(5)
    /// Turns the view about its horizontal axis; here plain.
    public static let (transitionFlipFromTop, transitionFlipFromBottom) =
      (transition(6), transition(7))

    private static func curve(_ number: UInt) -> Self { Self(rawValue: number << 16) }
    private static func transition(_ number: UInt) -> Self { Self(rawValue: number << 20) }

    /// The curve that two of the bits name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// How an animation's speed changes; raw values are UIKit's.
  nonisolated public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Slow at both ends, at the beginning, at the end; evenly.
    case easeInOut, easeIn, easeOut, linear

    var cubic: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// The options of a keyframe animation; raw values are UIKit's.
  ///
  /// > Source: UIKit, `UIView.KeyframeAnimationOptions`. Differs: values change linearly between
  /// > keyframes, whatever the calculation mode.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ option: AnimationOptions) { rawValue = option.rawValue }

    /// As the options of the same names in `AnimationOptions`.
    public static let (layoutSubviews, allowUserInteraction, beginFromCurrentState) =
      (Self(.layoutSubviews), Self(.allowUserInteraction), Self(.beginFromCurrentState))
    /// As the options of the same names in `AnimationOptions`.
    public static let (`repeat`, autoreverse) = (Self(.repeat), Self(.autoreverse))
    /// As the options of the same names in `AnimationOptions`.
    public static let (overrideInheritedDuration, overrideInheritedOptions) =
      (Self(.overrideInheritedDuration), Self(.overrideInheritedOptions))

    /// Changes values from key to key, jumping or at an even speed, smoothly or not; here linear.
    public static let (
      calculationModeLinear, calculationModeDiscrete, calculationModePaced, calculationModeCubic,
      calculationModeCubicPaced
    ) = (mode(0), mode(1), mode(2), mode(3), mode(4))

    private static func mode(_ number: UInt) -> Self { Self(rawValue: number << 10) }
  }
}
