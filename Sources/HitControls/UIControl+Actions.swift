internal import Foundation
internal import HitCanvas
public import HitResponders

// MARK: - Typed targets

extension UIControl {
  /// Registers a method without parameters.
  ///
  /// Methods have no names at run time, so each call is an entry of its own; give a name with
  /// `Selector("save", ViewController.save)` to merge or remove it.
  @preconcurrency
  public final func addTarget<Target: AnyObject>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Registers a method that takes the sender.
  @preconcurrency
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Registers a method that takes the sender and the event.
  @preconcurrency
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }
}

// MARK: - Listing

extension UIControl {
  /// Calls a closure with each registered closure or target and action, in order of registration.
  public final func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?,
      _ targetAction: (Any?, Selector)?,
      _ event: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stops = false
    for entry in actions.all where !entry.isDead && !stops {
      switch entry.deed {
      case .chain(let selector): iterator(nil, (nil, selector), entry.events, &stops)
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), entry.events, &stops)
      case .closure(let action): iterator(action, nil, entry.events, &stops)
      }
    }
  }

  /// What stands for the responder chain among the targets.
  private static let chainMarker = NSNull()

  final var registeredTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in actions.all {
      switch entry.deed {
      case .chain: targets.insert(Self.chainMarker)
      case .target(let target, _):
        guard let object = target.object else { continue }
        if let hashable = object as? any Hashable {
          targets.insert(AnyHashable(hashable))
        } else {
          targets.insert(ObjectIdentifier(object))
        }
      case .closure: continue
      }
    }
    return targets
  }

  final func names(for target: AnyObject?, _ event: Event) -> [String]? {
    let names = actions.all.filter { !$0.events.isDisjoint(with: event) }.compactMap { entry in
      entry.selector.flatMap { entry.isFor(target, $0) ? $0.description : nil }
    }
    return names.isEmpty ? nil : names
  }

  /// The target as an object; a boxed value would be deallocated before the first action.
  static func object(_ target: Any) -> AnyObject {
    precondition(
      type(of: target) is AnyClass,
      "A control's target is a \(type(of: target)), which is a value. Targets are not kept alive: "
        + "make it a class, or register a closure with addAction."
    )
    return target as AnyObject
  }
}

// MARK: - Place

extension UIControl {
  /// Whether the tracked touch counts as inside: rule C9.
  final func contains(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    if point(inside: location, with: event) { return true }
    let slop = application.routingOptions.controlTrackingSlop
    return slop > 0 && bounds.insetBy(dx: -slop, dy: -slop).contains(location)
  }
}

// MARK: - Drawing

extension UIControl {
  /// The opacity to which a disabled control's drawing is faded.
  static var disabledFade: CGFloat { 0.38 }

  /// Draws into the current canvas, faded while the control is disabled.
  final func drawFaded(_ drawing: (Canvas) -> Void) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    canvas.group(alpha: isEnabled ? 1 : Self.disabledFade) { drawing(canvas) }
  }
}

extension UIView {
  final var application: UIApplication { window?.application ?? .shared }

  /// Has the view drawn again, and laid out for the size that its content has now.
  final func contentDidChange() {
    setNeedsDisplay()
    contentSizeDidChange()
  }
}
