public import Foundation
public import HitResponders

/// A view that follows one touch and sends actions for what it does.
///
/// A control consumes every touch it receives, enabled or not. Enabled and idle, it follows the
/// next one: it asks `beginTracking`, `continueTracking` and `endTracking` on the way and sends
/// touchDown, the drag events and an up event. Events that happen together are one pass, in which
/// every registered action runs at most once.
///
/// > Source: UIKit, `UIControl`, by rules C1 to C19.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The size of every control of the class; `nil` where the frame decides it.
  class var fixedSize: CGSize? { nil }

  /// Whether controls of the class are a ``ValueView``.
  class var holdsValue: Bool { false }

  /// Makes an enabled control; of a class whose size is fixed, only the frame's origin is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize ?? frame.size))
    if Self.holdsValue { isValueView = true }
  }

  /// Makes an enabled control with a closure for its primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes an enabled control; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let size = Self.fixedSize { bounds.size = size }
  }

  final var actions = ControlActions()
  /// The touch that is followed, or is about to be while `beginTracking` decides.
  private var trackedTouch: UITouch?
  /// The events whose actions run now, for the names of closures and for logs.
  private var pass: Event = []

  // MARK: State

  /// Whether the control reacts; a disabled one is hit all the same and swallows its touches.
  ///
  /// `RoutingOptions.disabledControlsAreHit` chooses whether it is hit. A touch that is being
  /// followed is followed to its end.
  open var isEnabled = true {
    didSet {
      isDisabledControl = !isEnabled
      if isEnabled != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the control is marked as selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// Whether the control shows that it is being pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The union of the states the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// How the content is aligned in the control's width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsDisplay() } }
  }

  /// How the content is aligned in the control's height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsDisplay() } }
  }

  // MARK: Tracking

  /// Whether the control follows a touch.
  open internal(set) var isTracking = false

  /// Whether the touch that is followed is inside; `false` while none is.
  open internal(set) var isTouchInside = false

  /// Decides whether the control follows a touch that landed in it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Decides whether the control keeps following a touch that moved.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Notifies the control that the touch it follows was lifted; the up event is sent afterwards.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Notifies the control that the touch it follows was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Recognizers

  /// Whether single taps of one finger are reserved for the control: rule G20.
  var keepsTaps: Bool { false }

  /// Whether the control reserves a gesture that a recognizer elsewhere is about to begin.
  func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    keepsTaps && recognizer.isSingleTapOfOneFinger
  }

  /// Refuses the gesture of a recognizer elsewhere that the control reserves for itself.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isOurs = isEnabled && gestureRecognizer.view !== self && keeps(gestureRecognizer)
    return !isOurs && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Consumes the touches and follows one of them if none is followed: rules C2 to C4.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil,
      let touch = touches.min(by: { $0.finger < $1.finger })
    else { return }
    trackedTouch = touch
    let begins = beginTracking(touch, with: event)
    // `beginTracking` may have removed the control, which cancels the touch.
    guard trackedTouch === touch else {
      if begins { cancelTracking(with: event) }
      return
    }
    guard begins else { return trackedTouch = nil }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Consumes the touches and tracks the one that is followed: rules C5 to C7.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    let isInside = contains(touch, with: event)
    isTouchInside = isInside
    isHighlighted = isInside
    let goesOn = continueTracking(touch, with: event)
    guard trackedTouch === touch else { return }
    guard goesOn else { return stopTracking() }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events, with: event)
  }

  /// Consumes the touches and stops following: rule C7.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = contains(touch, with: event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    guard trackedTouch === touch else { return }
    stopTracking()
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  /// Consumes the touches and stops following: rule C8.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard isTracking else { return trackedTouch = nil }
    cancelTracking(with: event)
    guard trackedTouch === touch else { return }
    stopTracking()
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Actions

  /// Registers an action of a target for events; without a target, of the responder chain.
  ///
  /// The target is referenced weakly. The same target and action are one entry with all their
  /// events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(action, for: target.map(Self.object), controlEvents)
  }

  /// Removes events from the actions of a target; `nil` matches any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target.map(Self.object), action, controlEvents)
  }

  /// Registers a closure for events, in the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, controlEvents)
  }

  /// Removes events from a closure.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, controlEvents)
  }

  /// Removes events from the closure with an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    actions.remove(actionIdentifier, controlEvents)
  }

  /// The targets; a null object stands for the responder chain.
  open var allTargets: Set<AnyHashable> { registeredTargets }

  /// The events with registered actions.
  open var allControlEvents: Event {
    actions.all.reduce(into: []) { if !$1.isDead { $0.formUnion($1.events) } }
  }

  /// Returns the names of a target's actions for an event; `nil` where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(for: target.map(Self.object), controlEvent)
  }

  /// Sends one action; every action of a target is sent through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    application.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one closure; every closure is performed through here.
  open func sendAction(_ action: UIAction) {
    let name = pass.firstName ?? (action.title.isEmpty ? "action" : action.title)
    application.perform({ action.performWithSender(self, target: nil) }, named: name, from: self)
  }

  /// Sends the actions of events as if they had happened, together.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends that the value changed, which is the primary action of a control with a value.
  final func sendValueChange(with event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Returns these events and those that accompany them in this class of control.
  func completed(_ events: Event) -> Event { events }

  /// Runs each action whose events meet these, once, in order of registration: rule C10.
  final func send(_ events: Event, with event: UIEvent?) {
    let events = completed(events)
    for entry in actions.all where !entry.events.isDisjoint(with: events) {
      let outer = pass
      pass = entry.events.intersection(events)
      defer { pass = outer }
      switch entry.deed {
      case .chain(let selector): sendAction(selector, to: nil, for: event)
      case .target(let target, let selector):
        if let object = target.object { sendAction(selector, to: object, for: event) }
      case .closure(let action): sendAction(action)
      }
    }
  }
}

extension UIControl: SendsActionsForEvents {
  /// The event for which an action is being sent, as `touchUpInside`.
  package final var eventSentFor: String? { pass.firstName }
}
