public import Foundation

/// Animations that can be held, scrubbed, reversed and stopped.
///
/// It is inactive until it is started or paused; then its blocks run, their values are in force,
/// and what is drawn follows. Held animations block no touches; running ones do only where
/// `isUserInteractionEnabled` is off: rule A8. Views are hit where they are drawn: rule A9.
///
/// > Units: seconds of the time of the application whose window the views are in; where they are in
/// > none, of the one that was shared when it was started.
///
/// > Source: UIKit, `UIViewPropertyAnimator`. Differs: the values in force stay those of the end
/// > while the animations run backwards.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// How long the animations take, in seconds.
  public final let duration: TimeInterval
  /// How long they waited to begin, in seconds.
  public final private(set) var delay: TimeInterval = 0
  /// The pace.
  public final let timingParameters: (any UITimingCurveProvider)?

  /// Whether views receive touches while the animations run; they do by default.
  open var isUserInteractionEnabled = true {
    didSet { run?.allowsInteraction = isUserInteractionEnabled }
  }

  /// Whether views are hit at the values in force rather than where they are drawn; off by default.
  ///
  /// > Source: UIKit, `UIViewPropertyAnimator.isManualHitTestingEnabled`: "Defaults to NO. Set if you
  /// > need to manage the hit-testing of animating view hierarchies." Then an override of `hitTest`
  /// > finds the views where it likes.
  open var isManualHitTestingEnabled = false {
    didSet { run?.hitsAsShown = !isManualHitTestingEnabled }
  }

  /// Whether the animations can be held; here they always can.
  open var isInterruptible = true

  /// Whether `fractionComplete` is the drawn progress rather than the time that has passed.
  open var scrubsLinearly = true

  /// Whether animations are held when they reach an end.
  open var pausesOnCompletion = false

  /// The stage of the animator's life.
  public final internal(set) var state = UIViewAnimatingState.inactive

  final var pending: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var run: AnimationRun?
  /// What the stopped run animated.
  private var stoppedParts: [AnimationPart] = []
  final var goesBack = false
  final var lastFraction: CGFloat = 0

  /// Makes an animator with a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Makes an animator with a named curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a custom curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that runs already.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: options.curve,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  /// Whether the animations are moving.
  public final var isRunning: Bool {
    if case .moving = run?.pace { true } else { false }
  }

  /// Whether the animations run backwards.
  open var isReversed: Bool {
    get { goesBack }
    set {
      if newValue == goesBack { return }
      goesBack = newValue
      if isRunning { move(rate: 1) }
    }
  }

  /// How much of the animation is drawn, from 0 to 1; can be set while the animations do not run.
  open var fractionComplete: CGFloat {
    get {
      guard let run, let application = run.application else { return lastFraction }
      let share = run.share(at: application.timeOfCall)
      return scrubsLinearly
        ? min(max(run.pacing.progress(at: share, of: duration), 0), 1) : share
    }
    set {
      if state == .inactive { pauseAnimation() }
      guard let run, !isRunning else { return }
      let fraction = min(max(newValue, 0), 1)
      let share = scrubsLinearly ? run.pacing.share(ofProgress: fraction, of: duration) : fraction
      hold(run, at: share)
    }
  }

  // MARK: Blocks

  /// Adds a block; one that is added while the animations run has the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that begins after a share of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard let run else { return pending.append((animation, delayFactor)) }
    capture(animation, delayFactor, in: run)
  }

  /// Adds a block that receives where the animations ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts the animations, or resumes them where they are held.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animations after a delay, during which the views count as animated.
  open func startAnimation(afterDelay delay: TimeInterval) {
    requireUnstopped("started")
    if isRunning { return }
    if run == nil { self.delay = max(delay, 0) }
    _ = activated()
    move(rate: 1, after: max(delay, 0))
  }

  /// Holds the animations where they are; an inactive animator is held at its beginning.
  open func pauseAnimation() {
    requireUnstopped("paused")
    let run = activated()
    if isRunning, let application = run.application {
      hold(run, at: run.share(at: application.timeOfCall))
    }
  }

  /// Resumes held animations, with another pace or duration.
  ///
  /// - Parameters:
  ///   - parameters: The pace, which continues from what is drawn; `nil` to keep it.
  ///   - durationFactor: The share of `duration` that the rest takes; 0 to keep its own time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard let run, !isRunning, let application = run.application else { return }
    var share = run.share(at: application.timeOfCall)
    if let parameters {
      let progress = run.pacing.progress(at: share, of: duration)
      run.pacing = AnimationPacing(parameters)
      share = run.pacing.share(ofProgress: progress, of: duration)
      run.pace = .held(share)
    }
    let rest = goesBack ? share : 1 - share
    move(rate: durationFactor > 0 && rest > 0 ? rest / durationFactor : 1)
  }

  /// Ends the animations and keeps the drawn values.
  ///
  /// - Parameter withoutFinishing: Whether completions are dropped. Otherwise
  ///   `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard let run, let application = run.application else { return }
    lastFraction = fractionComplete
    stoppedParts = run.parts
    let shown = run.views.map { ($0, $0.shownAppearance) }
    UIView.changingWhatIsShown(of: shown.map(\.0)) {
      _ = application.drop(run)
      for (view, appearance) in shown {
        for part in stoppedParts where part.view === view { view.store(appearance, part.property) }
      }
    }
    self.run = nil
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing {
      stoppedParts = []
      completions = []
    }
  }

  /// Sets the final values of stopped animations and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "A property animator was finished that is not stopped; its state is \(state). Call "
        + "stopAnimation(false) before finishAnimation(at:)."
    )
    UIView.changingWhatIsShown(of: stoppedParts.compactMap(\.view)) {
      switch finalPosition {
      case .current: break
      case .start:
        for part in stoppedParts.reversed() { part.view?.store(part.origin, part.property) }
      case .end: for part in stoppedParts { part.view?.store(part.goal, part.property) }
      }
    }
    stoppedParts = []
    state = .inactive
    let told = completions
    completions = []
    for completion in told { completion(finalPosition) }
  }
}
