import Foundation
import HitResponders
import Testing

/// The class that a template has; it is found by this name.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var told: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    told.append("connect")
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) { told.append("active") }
  func sceneDidDisconnect(_ scene: UIScene) { told.append("gone") }
}

private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

private final class ShowingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.isHidden = false
    return true
  }
}

@Suite("Scene delegates")
struct SceneDelegateTests {
  @Test("an application whose delegate shows nothing connects the module's SceneDelegate")
  func template() throws {
    let application = UIApplication()
    application.inForce { application.launch(WindowlessDelegate()) }
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    let window = try #require(delegate.window)
    #expect(delegate.told == ["connect", "active"])
    #expect(application.windows == [window] && scene.windows == [window])
    #expect(window.next === scene && scene.next === application && scene.keyWindow === window)
    #expect(window.bounds == application.screen.bounds)
    application.terminate()
    #expect(delegate.told.last == "gone")
  }

  @Test("an application whose delegate shows a window has a scene that stays out of its way")
  func classic() throws {
    let application = UIApplication()
    let delegate = ShowingDelegate()
    application.inForce { application.launch(delegate) }
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate == nil && scene.activationState == .foregroundActive)
    #expect(scene.windows == [try #require(delegate.window)])
    #expect(delegate.window?.next === application)
  }

  @Test("a window that must not become key is shown and does not")
  func neverKey() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let application = UIApplication()
    let (window, overlay) = application.inForce { (UIWindow(), Overlay()) }
    window.makeKeyAndVisible()
    overlay.makeKeyAndVisible()
    #expect(application.windows == [window, overlay] && window.isKeyWindow)
  }
}
