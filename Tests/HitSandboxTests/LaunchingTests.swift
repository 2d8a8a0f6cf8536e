import Foundation
import HitResponders
import HitScenes
import Testing

@testable import HitSandbox

@Suite("Applications with a delegate")
struct LaunchingTests {
  private final class Application: UIApplication {}

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var terminations = 0

    func applicationWillTerminate(_ application: UIApplication) { terminations += 1 }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("each application is told once that it ends: at a restart, and at the end of the process")
  func ends() throws {
    let launched = LaunchedApplication(Application.self, Delegate.self)
    let delegates = try (0..<3).map { _ in
      try #require(launched.launch().application.delegate as? Delegate)
    }
    #expect(delegates.map(\.terminations) == [1, 1, 0])
    launched.terminate()
    launched.terminate()
    #expect(delegates.map(\.terminations) == [1, 1, 1])
  }

  @Test("the delegate's window is the scene, in an application of the class that was named")
  func launch() throws {
    let scene = Sandbox.launch(Application.self, Delegate.self)
    let delegate = try #require(scene.application.delegate as? Delegate)
    #expect(scene.application is Application)
    #expect(scene.windows == [try #require(delegate.window)])
    #expect(scene.windows.first?.bounds.size == scene.size)
    #expect(scene.application.keyWindow === delegate.window)
  }
}
