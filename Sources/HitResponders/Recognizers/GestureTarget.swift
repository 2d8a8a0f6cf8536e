/// Something that is called when a recognizer's action runs.
enum GestureTarget {
  /// An object, held weakly, and the action that is sent to it; no object searches the chain.
  case method(WeakObject, Selector)
  /// A closure.
  case closure((UIGestureRecognizer) -> Void)

  struct WeakObject {
    private(set) weak var object: AnyObject?
  }

  func call(_ recognizer: UIGestureRecognizer) {
    switch self {
    case .method(let target, let action):
      if let object = target.object { action.perform(on: object, sender: recognizer, event: nil) }
    case .closure(let handler): handler(recognizer)
    }
  }

  /// Whether this sends an action to an object; none matches every object, or every action.
  func sends(_ action: Selector?, to object: AnyObject?) -> Bool {
    guard case .method(let target, let own) = self else { return false }
    return (object == nil || target.object === object) && (action == nil || own == action)
  }

  /// Whether the target was deallocated.
  var isGone: Bool {
    guard case .method(let target, _) = self else { return false }
    return target.object == nil
  }
}

extension UIGestureRecognizer {
  /// Calls the targets of the recognizer's action, during which its state reads as it was entered.
  final func callTargets(_ state: State) {
    let generation = tracking.generation
    tracking.reported = .action(state)
    // A target that switches the recognizer off ends the gesture for those after it as well.
    for target in targets where tracking.generation == generation { target.call(self) }
    tracking.reported = nil
  }

  /// Adds a closure that is called with the recognizer when its action runs.
  ///
  /// > Order: targets and closures are called in the order they were added.
  public final func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(.closure(handler))
  }

  /// Adds a target and the method that is called on it; the target is not kept alive.
  ///
  /// > Source: UIKit, `addTarget(_:action:)`. Differs: the action is a method reference.
  @preconcurrency
  public final func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Adds a target and the method that is called on it with the recognizer.
  ///
  /// > Source: UIKit, `addTarget(_:action:)`. Differs: the action is a method reference.
  @preconcurrency
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Makes a recognizer with a target and the method that is called on it.
  ///
  /// > Source: UIKit, `init(target:action:)`. Differs: the action is a method reference.
  @preconcurrency
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }

  /// Makes a recognizer with a target and the method that is called on it with the recognizer.
  ///
  /// > Source: UIKit, `init(target:action:)`. Differs: the action is a method reference.
  @preconcurrency
  public convenience init<Target: AnyObject, Sender>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }
}
