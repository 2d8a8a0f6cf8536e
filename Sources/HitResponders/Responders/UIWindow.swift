public import Foundation

/// The top of a view tree, with a place in front of or behind other windows.
///
/// A window is asked for touches while it is visible; a new one is hidden. The key window receives
/// the events that have no location and has no privilege for touches.
///
/// > Coordinates: `frame` is in screen points.
///
/// > Source: UIKit, `UIWindow`. Differs: the application lists a window only while it is visible.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The depth of a window; a higher level is in front.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height of the level; higher is in front.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The levels of an application's windows, of a status bar and of an alert.
    public static let (normal, statusBar, alert) = (Self(0), Self(1000), Self(2000))

    /// Returns a level in front of another.
    public static func + (level: Level, height: CGFloat) -> Level { Level(level.rawValue + height) }

    /// Returns a level behind another.
    public static func - (level: Level, depth: CGFloat) -> Level { Level(level.rawValue - depth) }

    /// Whether one level is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  private final let link: ApplicationLink

  /// The application whose queue serves this window, while it exists.
  package final var application: UIApplication? { link.application }

  /// The responder at which events without a location start.
  package final weak var firstResponder: UIResponder?

  /// Grows each time the window comes to the front; orders windows of one level.
  final var frontOrder = 0

  final var damage = Damage()

  /// The count of changes when a view of the window changed last.
  @exclusivity(unchecked)
  package internal(set) final var contentVersion: UInt64 = 0

  /// Makes a hidden window of the shared application.
  public override init(frame: CGRect) {
    link = UIApplication.shared.link
    super.init(frame: frame)
    becomeOwnWindow()
  }

  /// Makes a hidden window of the shared application, as large as its screen.
  public convenience init() { self.init(frame: UIApplication.shared.screen.bounds) }

  /// Makes a hidden window; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    link = UIApplication.shared.link
    super.init(coder: coder)
    becomeOwnWindow()
  }

  deinit { MainQueue.end { application?.forget(self) } }

  /// Makes a hidden window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    link = windowScene.link
    super.init(frame: windowScene.screen.bounds)
    becomeOwnWindow()
    self.windowScene = windowScene
  }

  private func becomeOwnWindow() {
    hostWindow = self
    state.isHidden = true
  }

  /// The window's scene when it has one, else the application.
  open override var next: UIResponder? { windowScene ?? application }

  /// The scene the window belongs to; none unless one is assigned.
  open var windowScene: UIWindowScene?

  /// The window's place among the windows, front to back.
  open var windowLevel = Level.normal {
    didSet { application?.windowOrderChanged() }
  }

  /// Whether the window is hidden; a new one is.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      application?.visibilityChanged(of: self)
    }
  }

  /// Whether the window is the one that receives events without a location.
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// The controller whose view fills the window, whatever its size, behind its other subviews.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// Gives the root controller's view the window's size, whatever its mask is.
  override func didResize(from oldSize: CGSize) {
    super.didResize(from: oldSize)
    if let view = rootViewController?.viewIfLoaded, view.superview === self { view.frame = bounds }
  }

  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window, if it may be.
  open func makeKey() {
    if canBecomeKey { application?.makeKey(self) }
  }

  /// Shows the window in front of those of its level and makes it the key window.
  open func makeKeyAndVisible() {
    application?.bringToFront(self)
    isHidden = false
    makeKey()
  }

  /// Tells the window that it became the key window.
  open func becomeKey() {}

  /// Tells the window that it is no longer the key window.
  open func resignKey() {}

  /// Delivers an event to the recognizers and views it concerns.
  ///
  /// An override that does not call `super` withholds the frame from them; touches stay bound.
  open func sendEvent(_ event: UIEvent) {
    Routing.note(.responders, .sent(event, by: self))
    // During a frame the application is kept; outside, client code may release it.
    if Leavers.areKept {
      link.owner?.borrowed { $0.deliver(event, in: self) }
    } else {
      link.application?.deliver(event, in: self)
    }
  }
}

extension UIWindow {
  /// Whether damage has an effect: the window is visible and not damaged as a whole already.
  final var acceptsDamage: Bool { !state.isHidden && !damage.isWhole }

  final func addDamage(_ rect: CGRect) {
    let wasClean = damage.isEmpty
    damage.add(rect, within: boundsRect)
    if wasClean && !damage.isEmpty { application?.onDamage?() }
  }

  package final func damageAll() {
    damage.addAll()
    application?.onDamage?()
  }

  /// Returns what must be painted again since the last call.
  ///
  /// > Coordinates: window space.
  package final func takeDamage() -> [CGRect] {
    state.isHidden ? [] : damage.removeAll(within: boundsRect)
  }

  /// Resigns a first responder in a subtree that leaves the window: rule F5.
  final func releaseFirstResponder(inSubtreeOf view: UIView) {
    if firstResponder?.placeInTree?.isDescendant(of: view) == true { firstResponder = nil }
  }
}
