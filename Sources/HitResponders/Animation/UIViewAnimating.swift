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

/// A place on an animation's way; raw values are UIKit's.
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  /// Where the new values are.
  case end
  /// Where the old values were.
  case start
  /// Where the views are drawn.
  case current
}

/// What runs animations that can be held, turned round and stopped.
///
/// > Source: UIKit, `UIViewAnimating`.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The stage of the animator's life.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move.
  var isRunning: Bool { get }
  /// Whether they go back to where they came from.
  var isReversed: Bool { get set }
  /// How much of the way is drawn, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Lets the animations run, or go on.
  func startAnimation()
  /// Lets the animations run after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animations where they are.
  func pauseAnimation()
  /// Ends the animations where they are drawn.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Puts the views of stopped animations in their last place and tells so.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What takes blocks to animate.
///
/// > Source: UIKit, `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that begins after a share of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is told where the animations ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets held animations go on, with another pace or in another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
