/// The object an application reports to, and the last link of the responder chain if it is one.
///
/// Every member has a default that does nothing, as the optional ones of UIKit.
///
/// > Source: UIKit, `UIApplicationDelegate`. Differs: only what concerns starting and ending.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The application's window.
  var window: UIWindow? { get set }

  /// Tells the delegate that the application is about to finish launching.
  ///
  /// - Returns: What UIKit does with a URL; ignored here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the application was launched; the place to make and show a window.
  ///
  /// - Returns: What UIKit does with a URL; ignored here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Asks how the scene is to be made, where the delegate has shown no window.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells the delegate that scenes were discarded; never called.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  /// Tells the delegate that the application receives input.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate that the application is about to receive no more input.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate that the application's window was closed.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the application is about to be visible again; never called.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate that the application ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Tells the delegate that memory is short; never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

// MARK: - Defaults

extension UIApplicationDelegate {
  /// Stores no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns the session's configuration.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

// MARK: - Launching

extension UIApplication {
  /// A key of the reasons for which an application is launched; no reason is ever given here.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Sets the delegate and tells it that the application was launched and receives input.
  package final func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    if visibleWindows.isEmpty { connectScene(for: delegate) }
    delegate.applicationDidBecomeActive(self)
  }

  package final func terminate() {
    inForce {
      delegate?.applicationWillResignActive(self)
      disconnectScene()
      delegate?.applicationDidEnterBackground(self)
      delegate?.applicationWillTerminate(self)
    }
  }
}
