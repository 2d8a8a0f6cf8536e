public import Foundation

/// An object that watches touches of a view and its subviews and recognizes a gesture in them.
///
/// A subclass reads touches in its `touches…` methods and says what it makes of them by setting
/// `state`. What it says inside these methods is a wish: all recognizers look at a frame before any
/// wish is granted, failures first. What it says outside of them, such as in a timer, is settled at
/// once.
///
/// > Order: recognizers of the deepest view are told first, and those of one view in the order they
/// > were attached; all of them before any view.
///
/// > Source: UIKit, `UIGestureRecognizer` and `UIGestureRecognizerSubclass.h`. Differs: not an
/// > `NSObject`; targets are typed method references or closures, as Linux has no `#selector`.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  /// The stage a recognizer is at.
  nonisolated public enum State: Int, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed

    /// A discrete gesture was recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  // MARK: Stored state

  /// What the recognizer follows and wants; see `GestureArbiter`.
  @exclusivity(unchecked)
  final var tracking = Tracking()
  /// The view the recognizer is attached to, which owns it.
  @exclusivity(unchecked)
  final var holder: Uncounted<UIView>?
  @exclusivity(unchecked)
  final var requirements: [WeakRecognizer] = []
  @exclusivity(unchecked)
  final var targets: [GestureTarget] = []

  /// Makes a recognizer, with a target and the action that is sent to it where both are given.
  ///
  /// > Source: UIKit, `init(target:action:)`. Differs: see `Selector`.
  public init(target: Any? = nil, action: Selector? = nil) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// The application that last offered the recognizer a touch, which may have gone since.
  @exclusivity(unchecked)
  final var link: ApplicationLink?

  deinit {
    guard let link else { return }
    MainQueue.end {
      link.application?.touchRouter.forget(self)
    }
  }

  /// Makes a recognizer without a target.
  public convenience init() {
    self.init(target: nil, action: nil as Selector?)
  }

  // MARK: Targets

  /// Adds an object that an action is sent to when a gesture is recognized; it is not kept alive.
  ///
  /// > Order: targets and closures are called in the order they were added.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll { $0.isGone || $0.sends(action, to: object) }
    targets.append(.method(GestureTarget.WeakObject(object: object), action))
  }

  /// Removes targets; no target stands for all, and no action for all of a target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { $0.sends(action, to: object) }
  }

  // MARK: Place and delegate

  /// The view the recognizer is attached to.
  open var view: UIView? { host }

  /// The object that is asked which touches the recognizer takes and what it may recognize beside.
  @exclusivity(unchecked)
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { mayHaveDelegate = true }
  }
  /// Whether a delegate ever was set; asking a weak reference costs more than most answers.
  @exclusivity(unchecked)
  final var mayHaveDelegate = false

  /// A name for logs and for debugging.
  open var name: String?

  // MARK: State

  /// The stage the recognizer is at.
  ///
  /// Allowed are possible to began, ended and failed, and began or changed to changed, ended and
  /// cancelled; any other assignment is ignored. Inside a `touches…` method it reads as it was set,
  /// although the wish may yet be refused.
  open var state: State {
    get {
      if tracking.reported != nil, let state = reportedState { return state }
      return tracking.wishes.last?.state ?? tracking.state
    }
    set { move(to: newValue, because: .subclass) }
  }

  /// Whether the recognizer takes touches; switching it off ends its gesture.
  @exclusivity(unchecked)
  open var isEnabled = true {
    didSet {
      if oldValue, !isEnabled { arbiter.withdraw(self, because: .disabled) }
      if oldValue != isEnabled { host?.noteChange() }
    }
  }

  // MARK: Effect on touches

  /// Whether recognition cancels the recognizer's touches in their views.
  @exclusivity(unchecked)
  open var cancelsTouchesInView = true

  /// Whether views are told of a touch only when the recognizer has failed.
  @exclusivity(unchecked)
  open var delaysTouchesBegan = false

  /// Whether views are told of a lift only when the recognizer has failed.
  @exclusivity(unchecked)
  open var delaysTouchesEnded = true

  /// Whether touches of different kinds never belong to one gesture; there is one kind.
  open var requiresExclusiveTouchType = true

  /// The raw values of the kinds of touches that are taken; all kinds unless set.
  ///
  /// > Source: UIKit, `UIGestureRecognizer.allowedTouchTypes`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { takesAllTouchTypes = false }
  }
  @exclusivity(unchecked)
  final var takesAllTouchTypes = true

  // MARK: Other recognizers

  /// Makes this recognizer wait, where it would recognize, until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if otherGestureRecognizer === self { return }
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Whether recognition of this recognizer makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether recognition of another recognizer makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits for another one to fail; asked at each attempt to recognize.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits for this one to fail; asked at each of its attempts.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether an event is taken at all: its touches, or the scroll that it tells of.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Places

  /// The number of the recognizer's fingers that are down.
  open var numberOfTouches: Int { fingers.count }

  /// Returns the middle of the fingers that are down, or of those lifted last.
  ///
  /// > Coordinates: the bounds space of `view`; window space for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(centroidInWindow, to: view)
  }

  /// Returns where one of the fingers is, counted in order of arrival.
  ///
  /// > Coordinates: the bounds space of `view`; window space for `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = fingers
    precondition(
      touches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)): the recognizer has \(touches.count) fingers down."
    )
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Brings what a subclass keeps back to the beginning, after a gesture and before the next.
  open func reset() {}

  /// Drops a touch from this recognizer; recognition will not cancel it in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard tracking.touches.contains(touch) else { return }
    touch.withdraw(from: self)
    tracking.touches.remove(touch)
  }

  /// Tells the recognizer that touches it took began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that the system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // MARK: For this package

  /// The number of taps a tap recognizer needs, none for others: rule G6.
  package final var tapsRequired: Int?

  /// Whether this is the gesture that buttons keep for themselves: rule G20.
  package final var isSingleTapOfOneFinger = false

  /// Whether HitScope made it to keep a rule, where UIKit's has another form: no list names it.
  package final var isInternal = false

  /// Whether a pointer that presses nothing is followed.
  final var followsPointer = false

  /// Whether any recognizer ever was made that follows such a pointer.
  package private(set) static var someFollowPointer = false

  /// Makes the recognizer one that follows a pointer that presses nothing.
  package final func followPointer() {
    followsPointer = true
    Self.someFollowPointer = true
  }
}

// MARK: - Identity

nonisolated extension UIGestureRecognizer: IdentityHashable {}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
