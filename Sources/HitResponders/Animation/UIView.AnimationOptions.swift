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
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Lets the views receive touches while they are animated; rule A5.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins at what is drawn, instead of adding to what still runs.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs backwards after each time.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation's block.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation's block.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Redraws views during the animation; here they always are.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Hides and shows the views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Inherits nothing but duration and curve from an outer block.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// Turns the view about its vertical axis; here plain.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Turns the view about its vertical axis; here plain.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Curls a page up; here plain.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Curls a page down; here plain.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Dissolves one view into the other; here plain.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis; here plain.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis; here plain.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// The curve that two of the bits name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// How an animation's speed changes; raw values are UIKit's.
  nonisolated public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Evenly.
    case linear

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

    /// Lays out subviews with the block; here they are laid out when the block asks.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Lets the views receive touches while they are animated; rule A5.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins at what is drawn, instead of adding to what still runs.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Goes back after each time.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation's block.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Inherits nothing but duration and curve from an outer block.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Changes values linearly from key to key; the default.
    public static let calculationModeLinear: Self = []
    /// Jumps from key to key; here linear.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Changes values at an even speed; here linear.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Changes values smoothly through the keys; here linear.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Changes values smoothly at an even speed; here linear.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
}
