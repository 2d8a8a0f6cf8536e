/// A part of an application that a user sees as one.
///
/// > Source: UIKit, `UIScene`. Differs: an application has one, which is always active.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How much of a scene is visible.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// Visible, and receiving input or not.
    case foregroundActive = 0, foregroundInactive
    /// Not visible.
    case background
  }

  final let link: ApplicationLink

  /// What the system stores about the scene.
  public final let session: UISceneSession

  /// The object that the scene reports to.
  open var delegate: (any UISceneDelegate)?

  /// A text for the user.
  open var title: String?

  /// Makes a scene of the shared application.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    link = UIApplication.shared.link
    self.session = session
    super.init()
  }

  /// How much of the scene is visible: all.
  open var activationState: ActivationState { .foregroundActive }

  /// The application.
  open override var next: UIResponder? { link.application }
}

/// A scene with windows.
///
/// > Source: UIKit, `UIWindowScene`. Differs: a window has a scene only where one was given to it.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Makes a scene of the shared application.
  public convenience init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  /// The visible windows of the scene, and those without one, back to front.
  open var windows: [UIWindow] {
    link.application?.windows.filter { $0.windowScene == nil || $0.windowScene === self } ?? []
  }

  /// The key window, if it is one of them.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen.
  open var screen: UIScreen { link.application?.screen ?? UIScreen() }
}

/// What the system stores about a scene.
///
/// > Source: UIKit, `UISceneSession`. Differs: nothing is stored from run to run.
@preconcurrency @MainActor
public final class UISceneSession {
  /// The purpose of a scene.
  ///
  /// > Source: UIKit, `UISceneSession.Role`.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows that a user works in.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role = Role.windowApplication

  /// How the scene was made.
  public internal(set) var configuration: UISceneConfiguration

  /// The scene.
  public internal(set) weak var scene: UIScene?

  init() { configuration = UISceneConfiguration(name: nil, sessionRole: role) }
}

nonisolated extension UISceneSession: IdentityHashable {}

/// How a scene is to be made.
///
/// > Source: UIKit, `UISceneConfiguration`. Differs: names only the delegate.
@preconcurrency @MainActor
public final class UISceneConfiguration {
  /// The name of the configuration.
  public let name: String?

  /// The purpose of the scene.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
