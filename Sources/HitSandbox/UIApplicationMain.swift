internal import Foundation
public import HitResponders
internal import HitScenes

/// Makes an application and its delegate, opens them in the sandbox and ends the process.
///
/// The screen is as large as that of `Sandbox.open`. The delegate's window is shown in the sandbox,
/// which explains every press; the process ends when somebody closes it, with the exit codes of
/// `Sandbox.open`.
///
/// > Source: UIKit, `UIApplicationMain`. Differs: the delegate's class must be a `UIResponder`.
///
/// - Parameters:
///   - argc: The number of arguments; not looked at.
///   - argv: The arguments; not looked at.
///   - principalClassName: The name of a subclass of `UIApplication`, or `nil` for that class.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` tells it.
/// - Returns: Never.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let application = principalClassName.map { name in
    guard let type = NSClassFromString(name) as? UIApplication.Type else {
      preconditionFailure(
        "UIApplicationMain: no class \(name) that is a UIApplication. Pass NSStringFromClass(…)."
      )
    }
    return type
  }
  let delegate = delegateClassName.map { name in
    guard let type = NSClassFromString(name) as? any (UIResponder & UIApplicationDelegate).Type
    else {
      preconditionFailure(
        "UIApplicationMain: no class \(name) that is a UIResponder and a UIApplicationDelegate. "
          + "Pass NSStringFromClass(…)."
      )
    }
    return type
  }
  Sandbox.run(application ?? UIApplication.self, delegate)
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Opens the application of this delegate in the sandbox; what `@main` calls.
  ///
  /// > Source: UIKit, `UIApplicationDelegate.main()`. Differs: the delegate must be a `UIResponder`,
  /// > as Xcode's template has it.
  public static func main() { Sandbox.run(UIApplication.self, Self.self) }
}

extension Sandbox {
  /// Launches an application with a delegate, both made by their `init()`, and ends the process.
  fileprivate static func run(
    _ applicationClass: UIApplication.Type,
    _ delegateClass: (any (UIResponder & UIApplicationDelegate).Type)?
  ) -> Never {
    let launched = LaunchedApplication(applicationClass, delegateClass)
    let code = open(SceneSource { launched.launch() })
    launched.terminate()
    exit(code)
  }

  /// Makes the scene of an application that its delegate fills with windows.
  static func launch(
    _ applicationClass: UIApplication.Type,
    _ delegateClass: (any (UIResponder & UIApplicationDelegate).Type)?
  ) -> Scene {
    let name = ProcessInfo.processInfo.processName
    let application = UIResponder.make(applicationClass) as? UIApplication ?? UIApplication()
    let scene = Scene(
      name: name,
      title: name,
      size: CGSize(width: 320, height: 480),
      application: application
    ) { stage in
      guard let delegateClass,
        let delegate = UIResponder.make(delegateClass) as? any UIApplicationDelegate
      else { return }
      stage.application.launch(delegate)
    }
    if scene.windows.isEmpty {
      complain(
        "\(name): the delegate shows no window. Make one in "
          + "application(_:didFinishLaunchingWithOptions:) and call makeKeyAndVisible()."
      )
    }
    return scene
  }
}

/// The application of a program, made anew for each restart.
final class LaunchedApplication {
  private let applicationClass: UIApplication.Type
  private let delegateClass: (any (UIResponder & UIApplicationDelegate).Type)?
  private var running: UIApplication?

  init(
    _ applicationClass: UIApplication.Type,
    _ delegateClass: (any (UIResponder & UIApplicationDelegate).Type)?
  ) {
    (self.applicationClass, self.delegateClass) = (applicationClass, delegateClass)
  }

  /// Ends the application that runs and makes the scene of another.
  func launch() -> Scene {
    terminate()
    let scene = Sandbox.launch(applicationClass, delegateClass)
    running = scene.application
    return scene
  }

  /// Tells the application that runs that it ends.
  func terminate() {
    running?.terminate()
    running = nil
  }
}
