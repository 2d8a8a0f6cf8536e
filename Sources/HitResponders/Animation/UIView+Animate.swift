public import Foundation

/// The arguments of an `animate` call.
struct AnimationOrder {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var pacing: AnimationPacing?

  /// Runs the block, animates what it changed, and reports when that is over.
  func perform(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    let outer = AnimationCapture.current
    let isPlain = !AnimationCapture.isEnabled || outer.map { $0.run == nil } ?? false
    let giver = outer?.run == nil ? nil : outer
    let givenDuration = options.contains(.overrideInheritedDuration) ? nil : giver?.duration
    let givenPacing = options.contains(.overrideInheritedCurve) ? nil : giver?.pacing
    let autoreverses = options.contains(.autoreverse)
    let run = AnimationRun(
      duration: givenDuration ?? duration,
      pacing: givenPacing ?? pacing ?? .cubic(options.curve.cubic),
      allowsInteraction: options.contains(.allowUserInteraction),
      cycles: options.contains(.repeat) ? .infinity : autoreverses ? 2 : 1,
      autoreverses: autoreverses
    )
    if let completion { run.completions.append(completion) }
    AnimationCapture(
      run: isPlain ? nil : run,
      startsFromShown: options.contains(.beginFromCurrentState),
      duration: run.duration,
      pacing: run.pacing
    ).perform(animations)
    run.applicationOfViews.begin(run, after: max(delay, 0))
  }
}

extension UIView {
  /// Animates the changes of a block, and reports when they are over.
  ///
  /// The block runs at once, and the values it sets are in force at once for hit tests and all
  /// other code. Only what is drawn changes gradually. Until the end, views that the block changed
  /// receive no touches, unless the options allow it: rules A1 to A7.
  ///
  /// A block that changes what another one is still animating adds to it, so nothing jumps; both
  /// run to their ends.
  ///
  /// > Units: seconds of the time of the application whose window the views are in; of the shared
  /// > one where they are in none.
  ///
  /// > Source: UIKit, `UIView.animate`. Differs: removing a view from its window ends nothing.
  ///
  /// - Parameters:
  ///   - duration: How long it takes; with zero nothing moves and nothing is blocked.
  ///   - delay: How long it waits, with the old values drawn.
  ///   - options: The options.
  ///   - animations: Sets the new values.
  ///   - completion: Receives whether the animation reached its end.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationOrder(duration: duration, delay: delay, options: options)
      .perform(animations, completion)
  }

  /// Animates the changes of a block, slow at both ends.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationOrder(duration: duration).perform(animations, completion)
  }

  /// Animates the changes of a block like a spring that comes to rest.
  ///
  /// > Units: `velocity` in whole distances a second.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: dampingRatio, initialVelocity: velocity)
    AnimationOrder(duration: duration, delay: delay, options: options, pacing: .spring(spring))
      .perform(animations, completion)
  }

  /// Animates the changes of a block in a view; the transition itself is plain.
  ///
  /// > Source: UIKit. Differs: nothing flips, curls or dissolves.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationOrder(duration: duration, options: options).perform({ animations?() }, completion)
  }

  /// Replaces a view by another; the transition itself is plain.
  ///
  /// > Source: UIKit. Differs: nothing flips, curls or dissolves.
  public static func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    func replace() {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    AnimationOrder(duration: duration, options: options).perform(replace, completion)
  }

  // MARK: Keyframes

  /// Animates the keyframes that a block adds.
  ///
  /// > Source: UIKit, `UIView.animateKeyframes`. Differs: values change linearly between keyframes.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared: KeyframeAnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration,
    ]
    // The curve of the whole has no name here, but iOS code passes its bits all the same.
    let curve = options.rawValue & 3 << 16
    let common = AnimationOptions(rawValue: options.intersection(shared).rawValue | curve)
    AnimationOrder(duration: duration, delay: delay, options: common)
      .perform(animations, completion)
  }

  /// Adds the changes of a block for a share of the keyframe animation around it, from 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var capture = AnimationCapture.current else { return animations() }
    let start = min(max(CGFloat(frameStartTime), 0), 1)
    capture.span = AnimationSpan(start: start, length: min(CGFloat(frameDuration), 1 - start))
    capture.perform(animations)
  }

  /// Runs a block whose changes are drawn at once, also inside an animation's.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationCapture().perform(actionsWithoutAnimation)
  }

  /// Whether the `animate` calls animate.
  public static var areAnimationsEnabled: Bool {
    AnimationCapture.isEnabled && AnimationCapture.current.map { $0.run != nil } ?? true
  }

  /// Switches all animations on or off; running ones continue.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationCapture.isEnabled = enabled }

  /// The duration of the animation whose block is running, in seconds; zero outside of any.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationCapture.current?.duration ?? 0
  }
}
