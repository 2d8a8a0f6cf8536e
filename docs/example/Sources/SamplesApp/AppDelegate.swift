import Samples
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let name = CommandLine.arguments.dropFirst().first ?? "circles"
    guard let controller = SampleList.makeController(named: name) else {
      print("no sample \(name); there are: \(SampleList.names.joined(separator: ", "))")
      exit(2)
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}
