import Foundation
import HitResponders
import Testing

@Suite("Launching")
struct LaunchTests {
  private class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var told = ["made"]

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      told.append("launched")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { told.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { told.append("ends") }
  }

  /// A class whose `init()` is its own.
  private final class Own: UIResponder {
    let number: Int
    override init() {
      number = 42
      super.init()
    }
  }

  private final class Application: UIApplication {
    var sent = 0
  }

  @Test("an object of a class known at run time is made by the class's own init()")
  func making() throws {
    #expect(try #require(UIResponder.make(Own.self) as? Own).number == 42)
    #expect(try #require(UIResponder.make(Delegate.self) as? Delegate).told == ["made"])
    #expect(try #require(UIResponder.make(Application.self) as? Application).sent == 0)
    #expect(Swift.type(of: UIResponder.make(UIResponder.self)) == UIResponder.self)
  }

  @Test("a delegate shows its window when launched and is the chain's last link")
  func launch() throws {
    let application = UIApplication()
    let delegate = Delegate()
    application.inForce { application.launch(delegate) }
    #expect(delegate.told == ["made", "launched", "active"])
    #expect(application.windows == [try #require(delegate.window)])
    #expect(application.next === delegate)
    application.terminate()
    #expect(delegate.told.last == "ends")
  }
}
