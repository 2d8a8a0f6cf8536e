public import Foundation
public import HitGeometry

/// The owner of a root view, and a link of the responder chain above it.
///
/// A controller takes part in the responder chain and never in hit testing.
///
/// > Source: UIKit, `UIViewController`. Differs: no nibs; presentation has no animation.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// A text that names the controller.
  open var title: String?

  /// The name of the controller in logs; its class name where there is none.
  open var restorationIdentifier: String? {
    didSet { SceneChanges.noteNames() }
  }

  /// The controller this one is a child of.
  open private(set) weak var parent: UIViewController?

  /// The child controllers, in the order they were added.
  open private(set) var children: [UIViewController] = []

  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?

  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }

  private var loadedView: UIView?
  private var isLoading = false
  private var isInWindow = false

  /// Makes a controller; there are no nibs here, and both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller that makes its view itself.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; reads nothing from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The presenting controller, else the superview of the controller's view.
  open override var next: UIResponder? { presentingViewController ?? loadedView?.superview }

  package override var owningWindow: UIWindow? { loadedView?.window }

  // MARK: View

  /// The controller's root view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.withExtras { $0.controller = nil }
      loadedView = newValue
      newValue?.withExtras { $0.controller = self }
      newValue?.state.mayHaveController = true
      SceneChanges.noteNames()
    }
  }

  /// The root view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view and assigns it to `view`; a plain view here.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Tells the controller that its root view was made.
  open func viewDidLoad() {}

  /// Makes the root view now.
  open func loadViewIfNeeded() {
    if loadedView != nil || isLoading { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(
      loadedView != nil,
      "\(routingName).loadView() did not set `view`. Assign a view, or do not override loadView()."
    )
    viewDidLoad()
  }

  // MARK: Appearance and layout

  /// Tells the controller that its view is about to enter a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is in a window, before `viewDidAppear`.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the controller that its view entered a window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that its traits changed; never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells the controller that memory is short; never called.
  open func didReceiveMemoryWarning() {}

  // MARK: Preferences

  /// Whether the controller wants no status bar; there is none.
  open var prefersStatusBarHidden: Bool { false }

  /// The preferred look of the status bar; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar would change; there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Asks for an update of the status bar; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the controller wants no home indicator; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges where the controller's gestures precede the system's; the system has none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The orientations that the controller allows; nothing ever rotates.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the controller rotates with the device; nothing ever rotates.
  open var shouldAutorotate: Bool { true }

  /// The commands added to the controller.
  open override var keyCommands: [UIKeyCommand]? { ownCommands.isEmpty ? nil : ownCommands }
  private var ownCommands: [UIKeyCommand] = []

  /// Adds a command that keys can perform.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) { ownCommands.append(keyCommand) }

  /// Removes a command.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Containment

  /// Makes a controller a child of this one; the caller adds its view.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes this controller from its parent; the caller removes its view.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells the controller that its parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that its parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// How the controller wants to be presented; every style covers the window here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The way a presented controller wants to appear; it appears at once here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Shows a controller's view over the window.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    precondition(
      presentedViewController == nil,
      "\(routingName) presents \(presentedViewController?.routingName ?? "a controller") already. "
        + "Dismiss it first, or present from it."
    )
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let window = loadedView?.window, let view = viewControllerToPresent.view {
      view.frame = window.bounds
      window.addSubview(view)
    }
    completion?()
  }

  /// Dismisses the controller this one presents, or this one where it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    // A controller that the presented one presents is dismissed with it.
    if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
}

// MARK: - Entering and leaving windows

extension UIViewController {
  final func viewMayAppear(in window: UIWindow?) {
    if window != nil, !isInWindow { viewWillAppear(false) }
    if window == nil, isInWindow { viewWillDisappear(false) }
  }

  final func viewDidAppear(in window: UIWindow?) {
    if (window != nil) == isInWindow { return }
    isInWindow = window != nil
    guard isInWindow else { return viewDidDisappear(false) }
    viewIsAppearing(false)
    viewDidAppear(false)
  }
}
