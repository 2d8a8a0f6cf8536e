public import Foundation

/// The owner of the windows, the input queue and the deadlines.
///
/// Inputs are processed first-in first-out, each completely before the next. Time is an input:
/// nothing here reads a clock, and `now` moves only with the inputs and with `advance(to:)`.
///
/// > Source: UIKit, `UIApplication`. Differs: any number may exist; `shared` is the current one.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application being dispatched, else the main one.
  public static var shared: UIApplication { inForce?.takeUnretainedValue() ?? main }

  /// The shared application, uncounted; no client code may run while it is borrowed.
  static var unmanagedShared: Unmanaged<UIApplication> {
    @inline(__always) get { inForce ?? Unmanaged.passUnretained(main) }
  }

  /// The application being dispatched, which its dispatcher keeps.
  @exclusivity(unchecked)
  private static var inForce: Unmanaged<UIApplication>?

  /// The application that is shared outside any dispatch: the scene's.
  @exclusivity(unchecked)
  package static var main = UIApplication()

  /// What the application reports to, and the last responder if it is one.
  ///
  /// > Source: UIKit, `UIApplication.delegate`. Differs: held strongly.
  open var delegate: (any UIApplicationDelegate)?

  /// The choices where UIKit's sources disagree.
  @exclusivity(unchecked)
  public final var routingOptions = RoutingOptions()

  /// The screen the windows are on.
  public final var screen = UIScreen()

  /// The application's time, in seconds since the session began.
  @exclusivity(unchecked)
  public final internal(set) var now: TimeInterval = 0

  /// Called when something visible changed after all damage had been taken.
  package final var onDamage: (() -> Void)?

  /// Called when an input or a deadline is added to the application.
  @exclusivity(unchecked)
  package final var onWaiting: (() -> Void)?

  /// The time of the session's clock, for work that begins while no input is being handled.
  package final var readClock: (() -> TimeInterval)?

  @exclusivity(unchecked)
  final var animationRuns: [AnimationRun] = []
  @exclusivity(unchecked)
  final var queue = InputQueue()
  @exclusivity(unchecked)
  final var deadlines = Deadlines()
  final let touchRouter: TouchRouter
  final let hoverRouter = HoverRouter()
  final let scrollRouter = ScrollRouter()
  @exclusivity(unchecked)
  final var visibleWindows: [UIWindow] = []
  @exclusivity(unchecked)
  final unowned(unsafe) var currentKeyWindow: UIWindow?
  final let link = ApplicationLink()
  final var lastFrontOrder = 0
  @exclusivity(unchecked)
  final var pendingLayout: [UIView?] = []
  @exclusivity(unchecked)
  final var isProcessing = false
  @exclusivity(unchecked)
  final var isFiringDeadline = false
  /// The number of the deadline that is firing; 0 where none is.
  @exclusivity(unchecked)
  final var firing = 0
  final var firedDeadlines = 0
  @exclusivity(unchecked)
  final var ignoredInteractionDepth = 0
  final var receivesRemoteControl = false
  final var presses: [UIPress] = []
  final var openMotion: OpenMotion?
  /// The scene of the windows; made when client code asks for it.
  final private(set) lazy var mainScene = inForce { UIWindowScene() }

  /// Makes an application without windows.
  public override init() {
    touchRouter = TouchRouter(link)
    super.init()
    link.application = self
  }

  deinit {
    MainQueue.end {
      touchRouter.close()
      link.application = nil
      for window in visibleWindows {
        window.state.isListed = false
        Leavers.keep(window)
      }
    }
  }

  /// The delegate, if it is a responder that has no other place in the chain.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
  }

  /// Sends an event to the windows it concerns, front to back.
  ///
  /// An override that does not call `super` withholds the frame from all windows; touches stay
  /// bound.
  open func sendEvent(_ event: UIEvent) {
    Routing.note(.responders, .sent(event, by: self))
    if event.kind == .touches, Leavers.areKept, let window = touchRouter.onlyWindowWithChanges {
      return window.with { $0.sendEvent(event) }
    }
    for window in windowsConcerned(by: event) { window.sendEvent(event) }
  }

  /// Sends an action to a target, or up the chain to the first responder that implements it.
  ///
  /// Every action of a control is sent through here. Without a target the search starts at the key
  /// window's first responder, or at the sender where there is none; a target that lacks the action
  /// is not searched further.
  ///
  /// > Observed: reports `sought`, `declined` and `performed`.
  ///
  /// - Returns: Whether an object performed the action.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    carryOut(action, from: sender) {
      performer(of: action, target: target, sender: sender).map { performer in
        (performer, { action.perform(on: performer, sender: sender, event: event) })
      }
    }
  }

  // MARK: Ignoring

  /// Drops touches that begin until the matching end; live touches continue.
  open func beginIgnoringInteractionEvents() { ignoredInteractionDepth += 1 }

  /// Ends one `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {
    ignoredInteractionDepth = max(0, ignoredInteractionDepth - 1)
  }

  /// Whether touches that begin are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractionDepth > 0 }

  /// Asks for remote-control events.
  open func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

  /// Asks for no more remote-control events.
  open func endReceivingRemoteControlEvents() { receivesRemoteControl = false }
}

/// A reference from windows to an application that they do not keep alive.
///
/// The application clears it when it is deallocated. A weak reference would cost each use of the
/// application a look-up in a side table, on every step of every touch.
final class ApplicationLink {
  @exclusivity(unchecked)
  final var owner: Unmanaged<UIApplication>?

  final var application: UIApplication? {
    @inline(__always) get { owner?.takeUnretainedValue() }
    @inline(__always) set { owner = newValue.map(Unmanaged.passUnretained) }
  }
}

extension UIApplication {
  /// Runs `body` with this application as `shared`; windows made inside belong to it.
  public final func inForce<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = Self.inForce
    Self.inForce = Unmanaged.passUnretained(self)
    defer { Self.inForce = outer }
    return try body()
  }

  // MARK: Layout and damage

  /// Records that a view in a window waits for layout.
  ///
  /// A window is not put on the list, which would keep it alive: a visible one is checked in every
  /// pass, and a hidden one waits until it is shown.
  final func needsLayout(_ view: UIView) {
    if view === view.hostWindow {
      if !view.state.isHidden { onDamage?() }
      return
    }
    view.state.layoutPlace = Int32(truncatingIfNeeded: pendingLayout.count)
    pendingLayout.append(view)
    if pendingLayout.count == 1 { onDamage?() }
  }

  /// Removes a view that leaves its window, so that the list keeps no view alive.
  final func forgetLayout(_ view: UIView) {
    let place = Int(view.state.layoutPlace)
    guard pendingLayout.indices.contains(place), pendingLayout[place] === view else { return }
    pendingLayout[place] = nil
    while let last = pendingLayout.last, last == nil { pendingLayout.removeLast() }
  }

  /// Removes a window that is being deallocated, and its views.
  final func forget(_ window: UIWindow) {
    if currentKeyWindow === window { currentKeyWindow = nil }
    touchRouter.taps.forget(window)
    for place in pendingLayout.indices where pendingLayout[place]?.hostWindow === window {
      pendingLayout[place] = nil
    }
  }

  /// Lays out every view that asked since the last call.
  ///
  /// > Order: the visible windows back to front, then the other views as they asked.
  package final func layoutIfNeeded() {
    inForce {
      var rounds = 0
      while case let views = takePendingLayout(), !views.isEmpty {
        if LayoutSystem.isInUse { solveConstraints(of: views) }
        for view in views where view.hostWindow?.application === self { view.layoutOnce() }
        rounds += 1
        precondition(
          rounds <= 100,
          "Layout asked for itself 100 times over. A layoutSubviews() probably changes its own "
            + "view's size; change the subviews' frames instead."
        )
      }
    }
  }

  private final func takePendingLayout() -> [UIView] {
    // After most turns no view waits.
    if pendingLayout.isEmpty, !visibleWindows.anyBorrowed({ $0.state.needsLayout }) { return [] }
    defer { pendingLayout = [] }
    return visibleWindows.filter(\.state.needsLayout) + pendingLayout.compactMap { $0 }
  }
}

/// The surface the windows are on.
///
/// > Source: UIKit, `UIScreen`.
nonisolated public struct UIScreen: Hashable, Sendable {
  /// The screen's rectangle, in points.
  public var bounds = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// The number of pixels a point is wide.
  public var scale: CGFloat = 1

  /// Makes the smallest classic screen, 320 by 480 points.
  public init() {}

  /// The screen of the shared application.
  @preconcurrency @MainActor
  public static var main: UIScreen { UIApplication.shared.screen }
}
