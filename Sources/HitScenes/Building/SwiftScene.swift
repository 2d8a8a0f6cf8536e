public import Foundation
public import HitResponders

/// A scene written in Swift: a type that builds windows.
///
/// ```swift
/// enum Overlap: SwiftScene {
///   static let name = "overlap"
///   static let title = "Overlap"
///   static let about = "Two cards share a corner."
///
///   static func build(on stage: SceneStage) {
///     let window = stage.makeWindow()
///     window.addSubview(CardView(frame: CGRect(x: 40, y: 40, width: 200, height: 120)))
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol SwiftScene {
  /// The name under which the scene is known.
  static var name: String { get }
  /// A short title; the name in words unless given.
  static var title: String { get }
  /// One line for the gallery.
  static var about: String { get }
  /// The screen's size, in points; 800 by 600 unless given.
  static var size: CGSize { get }
  /// Presses worth trying; none unless given.
  static var tries: [SceneTry] { get }

  /// Makes the windows and shows them, with the stage's application as the shared one.
  static func build(on stage: SceneStage)
}

extension SwiftScene {
  /// The name in words: of `responder-chain`, "Responder chain".
  public static var title: String {
    name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
  }
  /// A stage of 800 by 600 points.
  public static var size: CGSize { CGSize(width: 800, height: 600) }
  /// No presses.
  public static var tries: [SceneTry] { [] }
}

/// Where a scene in Swift is built.
@preconcurrency @MainActor
public final class SceneStage {
  /// The application that owns the windows.
  public let application: UIApplication
  /// The windows made so far.
  public private(set) var windows: [UIWindow] = []

  init(application: UIApplication) { self.application = application }

  /// Makes a window as large as the screen, shows it and makes it key.
  @discardableResult
  public func makeWindow(rootViewController: UIViewController? = nil) -> UIWindow {
    let window = UIWindow(frame: application.screen.bounds)
    window.rootViewController = rootViewController
    add(window)
    return window
  }

  /// Shows a window, makes it key and keeps it.
  public func add(_ window: UIWindow) {
    windows.append(window)
    window.makeKeyAndVisible()
  }
}
