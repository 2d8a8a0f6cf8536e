public import Foundation

/// The stage of an animator's life; raw values are UIKit's.
nonisolated public enum UIViewAnimatingState: Int, Hashable, Sendable, CaseIterable {
  /// Nothing has begun, or all is over.
  case inactive
  /// The animations run or are held.
  case active
  /// The animations were stopped and wait to be finished.
  case stopped
}

/// A position in an animation; raw values are UIKit's.
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  /// At the new values, at the old ones, at those that are drawn.
  case end, start, current
}

/// An object that runs animations which can be held, reversed and stopped.
///
/// > Source: UIKit, `UIViewAnimating`.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The stage of the animator's life.
  var state: UIViewAnimatingState { get }
  /// Whether the animations are moving.
  var isRunning: Bool { get }
  /// Whether they run backwards.
  var isReversed: Bool { get set }
  /// How much of the animation is drawn, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts or resumes the animations.
  func startAnimation()
  /// Starts the animations after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animations where they are.
  func pauseAnimation()
  /// Ends the animations where they are drawn.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Sets the final values of stopped animations and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates the changes of blocks.
///
/// > Source: UIKit, `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that begins after a share of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that receives where the animations ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes held animations, with another pace or duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
