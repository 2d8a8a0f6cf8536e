/// Something that is called when a recognizer's action runs.
struct GestureTarget {
  private(set) weak var target: AnyObject?
  private let isClosure: Bool
  private let invoke: (AnyObject?, UIGestureRecognizer) -> Void

  init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    isClosure = true
    invoke = { handler($1) }
  }

  init(_ target: AnyObject, _ invoke: @escaping (AnyObject, UIGestureRecognizer) -> Void) {
    self.target = target
    isClosure = false
    self.invoke = { target, recognizer in if let target { invoke(target, recognizer) } }
  }

  func call(_ recognizer: UIGestureRecognizer) { invoke(target, recognizer) }

  /// Whether nobody is left to be called.
  var isGone: Bool { !isClosure && target == nil }
}

extension UIGestureRecognizer {
  /// Adds a closure that is called with the recognizer when its action runs.
  ///
  /// > Order: targets and closures are called in the order they were added.
  public final func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(handler))
  }

  /// Adds a target and the method that is called on it; the target is not kept alive.
  ///
  /// > Source: UIKit, `addTarget(_:action:)`. Differs: the action is a method reference.
  public final func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    targets.removeAll(where: \.isGone)
    targets.append(
      GestureTarget(target) { target, _ in
        if let target = target as? Target { action(target)() }
      }
    )
  }

  /// Adds a target and the method that is called on it with the recognizer.
  ///
  /// > Source: UIKit, `addTarget(_:action:)`. Differs: the action is a method reference.
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    targets.removeAll(where: \.isGone)
    targets.append(
      GestureTarget(target) { target, recognizer in
        guard let target = target as? Target, let sender = recognizer as? Sender else { return }
        action(target)(sender)
      }
    )
  }

  /// Makes a recognizer with a target and the method that is called on it.
  ///
  /// > Source: UIKit, `init(target:action:)`. Differs: the action is a method reference.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Makes a recognizer with a target and the method that is called on it with the recognizer.
  ///
  /// > Source: UIKit, `init(target:action:)`. Differs: the action is a method reference.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }
}
