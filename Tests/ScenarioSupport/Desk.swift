public import Foundation
public import HitResponders

/// An application with logged responders on it, fingers, and time that moves only when told.
///
/// It is the harness of the core's own tests, below the floors that `Stage` needs. Nobody watches
/// the routing here: what the log says, the responders' own overrides have seen.
public final class Desk {
  /// The application under test.
  public let application: UIApplication

  /// What the responders wrote down.
  public let log = EventLog()

  /// Every responder that was made, by name.
  public private(set) var responders: [String: UIResponder] = [:]

  /// Every recognizer whose actions are written down, by name.
  public internal(set) var recognizers: [String: UIGestureRecognizer] = [:]

  /// The delegates of recognizers, which hold them weakly.
  var gestureDelegates: [ScenarioGestureDelegate] = []

  /// Makes a desk without windows.
  public init(options: RoutingOptions = .init()) {
    application = UIApplication()
    application.routingOptions = options
  }

  // MARK: Making responders

  /// Makes a visible window; the first one made is key.
  public func window(
    _ name: String,
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480),
    level: CGFloat = 0,
    handling: Role.Handling = .forward
  ) -> LoggedWindow {
    let window = hiddenWindow(name, frame, handling: handling)
    window.windowLevel = UIWindow.Level(level)
    window.isHidden = false
    if application.keyWindow == nil { window.makeKey() }
    return window
  }

  /// Makes a window that was never shown.
  public func hiddenWindow(
    _ name: String,
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480),
    handling: Role.Handling = .forward
  ) -> LoggedWindow {
    log.isOpen = true
    let role = role(name, handling)
    return register(name, application.inForce { LoggedWindow(role, frame: frame) })
  }

  /// Makes a view, in front of the subviews of another or detached.
  @discardableResult
  public func view(
    _ name: String,
    _ frame: CGRect,
    in superview: UIView? = nil,
    handling: Role.Handling = .log
  ) -> LoggedView {
    let view = register(name, LoggedView(role(name, handling), frame: frame))
    superview?.addSubview(view)
    return view
  }

  /// Makes a detached view of a kind that the scenario format names; none for other kinds.
  func view(ofKind kind: String, _ name: String, _ frame: CGRect) -> (view: UIView, role: Role)? {
    let role = role(name, .log)
    let view: UIView? =
      switch kind {
      case "view": LoggedView(role, frame: frame)
      case "label": LoggedLabel(role, frame: frame)
      case "image": LoggedImageView(role, frame: frame)
      case "control": LoggedControl(role, frame: frame)
      case "button": LoggedButton(role, frame: frame)
      default: nil
      }
    return view.map { (register(name, $0), role) }
  }

  /// Makes a controller, with a view or to make one itself.
  public func controller(
    _ name: String,
    view: UIView? = nil,
    handling: Role.Handling = .forward
  ) -> LoggedController {
    let controller = register(name, LoggedController(role(name, handling)))
    if let view { controller.view = view }
    return controller
  }

  /// Makes the application's delegate, which is a responder.
  @discardableResult
  public func delegate(_ name: String, handling: Role.Handling = .log) -> LoggedDelegate {
    let delegate = register(name, LoggedDelegate(role(name, handling)))
    application.delegate = delegate
    return delegate
  }

  func role(_ name: String, _ handling: Role.Handling) -> Role {
    let role = Role(name, log: log, handling: handling)
    role.find = { [unowned self] in responders[$0] as? UIView }
    return role
  }

  func register<Made: UIResponder>(_ name: String, _ made: Made) -> Made {
    responders[name] = made
    return made
  }

  // MARK: Fingers

  /// Sends changes of fingers as one frame, and with it every deadline that is due.
  ///
  /// - Parameters:
  ///   - samples: The changes.
  ///   - time: When; a hundredth of a second after the last frame where nothing is said.
  public func frame(_ samples: TouchSample..., at time: TimeInterval? = nil) {
    application.enqueue(.touches(samples, at: time ?? application.now + 0.01))
    application.processQueue()
  }

  /// Puts finger 1 down.
  public func began(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    frame(.began(1, x, y), at: time)
  }

  /// Puts a finger down.
  public func began(_ finger: Int, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    frame(.began(finger, x, y), at: time)
  }

  /// Moves finger 1.
  public func moved(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    frame(.moved(1, x, y), at: time)
  }

  /// Moves a finger.
  public func moved(_ finger: Int, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    frame(.moved(finger, x, y), at: time)
  }

  /// Lifts finger 1.
  public func ended(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    frame(.ended(1, x, y), at: time)
  }

  /// Lifts a finger.
  public func ended(_ finger: Int, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    frame(.ended(finger, x, y), at: time)
  }

  /// Takes finger 1's touch away.
  public func cancelled(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    frame(.cancelled(1, x, y), at: time)
  }

  /// Takes a finger's touch away.
  public func cancelled(_ finger: Int, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    frame(.cancelled(finger, x, y), at: time)
  }

  /// Puts a finger down and lifts it at one place, a tenth of a second later.
  public func tap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) {
    let time = time ?? application.now + 10
    began(1, x, y, at: time)
    ended(1, x, y, at: time + 0.1)
  }
}

nonisolated extension TouchSample {
  /// A finger that lands.
  public static func began(_ finger: Int, _ x: CGFloat, _ y: CGFloat) -> Self {
    Self(finger: finger, phase: .began, locationOnScreen: CGPoint(x: x, y: y))
  }

  /// A finger that moves.
  public static func moved(_ finger: Int, _ x: CGFloat, _ y: CGFloat) -> Self {
    Self(finger: finger, phase: .moved, locationOnScreen: CGPoint(x: x, y: y))
  }

  /// A finger that lifts.
  public static func ended(_ finger: Int, _ x: CGFloat, _ y: CGFloat) -> Self {
    Self(finger: finger, phase: .ended, locationOnScreen: CGPoint(x: x, y: y))
  }

  /// A finger whose touch the system takes away.
  public static func cancelled(_ finger: Int, _ x: CGFloat, _ y: CGFloat) -> Self {
    Self(finger: finger, phase: .cancelled, locationOnScreen: CGPoint(x: x, y: y))
  }
}
