internal import Foundation

/// The object that a scene reports to; the place where templates make the window.
///
/// Every member has a default that does nothing, as the optional ones of UIKit.
///
/// > Source: UIKit, `UISceneDelegate`. Differs: only what concerns beginning and ending.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Tells the delegate that the scene is about to be visible.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Tells the delegate that the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells the delegate that the scene receives input.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to receive no more input.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to be visible.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells the delegate that the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// The object that a scene with windows reports to.
///
/// > Source: UIKit, `UIWindowSceneDelegate`. Differs: knows the window alone.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIScene {
  /// Why a scene is connected; no reason is ever given here.
  ///
  /// > Source: UIKit, `UIScene.ConnectionOptions`.
  public final class ConnectionOptions {
    init() {}
  }
}

// MARK: - Defaults

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

extension UIWindowSceneDelegate {
  /// Stores no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

// MARK: - Connecting

extension UIApplication {
  /// The scene of the application.
  public final var connectedScenes: Set<UIScene> { [mainScene] }

  /// Connects the scene to its delegate, where the application's delegate showed no window.
  ///
  /// The class is the one that the application's delegate configures. Else it is `SceneDelegate` in
  /// the delegate's module, the name that templates put into the property list, which does not
  /// exist here.
  final func connectScene(for delegate: any UIApplicationDelegate) {
    let scene = mainScene
    let session = scene.session
    let options = UIScene.ConnectionOptions()
    session.scene = scene
    session.configuration = delegate.application(
      self,
      configurationForConnecting: session,
      options: options
    )
    let named: AnyClass? =
      session.configuration.delegateClass ?? Self.sceneDelegateClass(beside: delegate)
    guard let type = named as? UIResponder.Type, type is any UISceneDelegate.Type,
      let made = UIResponder.make(type) as? any UISceneDelegate
    else { return }
    scene.delegate = made
    made.scene(scene, willConnectTo: session, options: options)
    made.sceneWillEnterForeground(scene)
    made.sceneDidBecomeActive(scene)
  }

  private static func sceneDelegateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    let name = String(reflecting: type(of: delegate))
    guard let module = name.split(separator: ".").first else { return nil }
    return NSClassFromString("\(module).SceneDelegate")
  }

  final func disconnectScene() {
    let scene = mainScene
    guard let delegate = scene.delegate else { return }
    delegate.sceneWillResignActive(scene)
    delegate.sceneDidEnterBackground(scene)
    delegate.sceneDidDisconnect(scene)
  }
}
