public import Foundation
internal import HitGeometry
public import HitResponders
public import HitScenes
public import HitSession

/// A screen with views on it, fingers and a clock moved by hand: the harness for tests.
///
/// A stage is used in a user's terms: `stage.tap("save")`, `stage.drag("knob", by: …)`,
/// `stage.wait(.longPress)`. Everything routed is recorded; `expect` reads it in order and
/// `expectNothingMore()` checks that all of it was expected. Views are named by their
/// `accessibilityIdentifier`.
///
/// ```swift
/// let stage = Stage { TabBarView(frame: $0) }
/// try stage.tap("CenterButton")
/// try stage.expect("CenterButton", gets: .touchesBegan)
/// ```
@preconcurrency @MainActor
public final class Stage {
  /// The session on stage, with a virtual clock.
  public let session: Session

  /// The scene on stage, if there is one.
  let scene: Scene?

  /// The window that holds the view or controller on stage.
  public let window: UIWindow

  /// Every input since the stage was made, with what followed from it.
  public private(set) var routed: [RoutedInput] = []

  /// How many messages `expect` has read.
  var readMessages = 0

  var fingers: [Int: CGPoint] = [:]

  /// The events that tests asked for.
  var handmadeEvents: [UIEvent] = []

  /// Makes a stage with a view that is made for the screen's rectangle.
  public convenience init(
    size: CGSize = CGSize(width: 320, height: 480),
    options: RoutingOptions = .init(),
    _ makeView: (CGRect) -> UIView
  ) {
    self.init(size: size, options: options) { (window: UIWindow) in
      window.addSubview(makeView(window.bounds))
    }
  }

  /// Makes a stage with a controller as the window's root.
  public convenience init(
    size: CGSize = CGSize(width: 320, height: 480),
    options: RoutingOptions = .init(),
    controller makeController: () -> UIViewController
  ) {
    self.init(size: size, options: options) { (window: UIWindow) in
      window.rootViewController = makeController()
    }
  }

  /// Makes a stage with a scene of the gallery, or of a scene file.
  ///
  /// - Throws: `SceneError` with every fault of the file, or with the names there are.
  public convenience init(scene name: String) throws(SceneError) {
    try self.init(SceneLibrary.gallery.scene(name))
  }

  /// Makes a stage with a scene, whose first window is the stage's.
  public convenience init(_ scene: Scene) {
    let session = Session(scene.application)
    let window = scene.windows.first ?? session.perform { UIWindow() }
    self.init(session, window, scene)
  }

  private convenience init(size: CGSize, options: RoutingOptions, fill: (UIWindow) -> Void) {
    let session = Session(screenSize: size, options: options)
    let window = session.perform {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      fill(window)
      window.makeKeyAndVisible()
      return window
    }
    self.init(session, window, nil)
  }

  private init(_ session: Session, _ window: UIWindow, _ scene: Scene?) {
    self.session = session
    self.scene = scene
    self.window = window
    session.add(RoutingRecorder { [weak self] in self?.routed.append($0) })
  }

  /// The application on stage.
  public var application: UIApplication { session.application }

  /// Returns the view with an identifier.
  ///
  /// - Throws: `StageError` when no visible window holds one.
  public func view(_ name: String) throws(StageError) -> UIView {
    var seen: [String] = []
    for window in application.windows {
      for view in window.subtree {
        if view.accessibilityIdentifier == name { return view }
        if let identifier = view.accessibilityIdentifier { seen.append(identifier) }
      }
    }
    throw StageError(.unknownView(name, known: seen))
  }

  /// Everything routed so far, as the log of `hitscope play` prints it.
  public var log: String { routed.flatMap { Explanation.lines(for: $0) }.joined(separator: "\n") }
}

// MARK: - A user's actions

extension Stage {
  /// Taps the middle of a view, where it is now.
  public func tap(_ name: String) throws(StageError) { try tap(at: middle(of: name)) }

  /// Taps a place on the screen: a press, a tenth of a second, a lift.
  ///
  /// > Coordinates: screen points.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    wait(.tap)
    lift()
  }

  /// Drags from the middle of a view in even moves.
  ///
  /// - Throws: `StageError` when there is no such view.
  public func drag(_ name: String, by offset: CGSize, steps: Int = 10) throws(StageError) {
    let start = try middle(of: name)
    let end = CGPoint(x: start.x + offset.width, y: start.y + offset.height)
    drag(from: start, to: end, steps: steps)
  }

  /// Drags from one place on the screen to another in even moves.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    touchDown(at: start)
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      wait(.frame)
      move(to: start + (end - start) * part)
    }
    wait(.frame)
    lift()
  }

  /// Advances the time.
  public func wait(_ duration: Duration) { session.advance(by: duration.seconds) }

  /// How long a user waits, by name.
  public struct Duration: Hashable, Sendable {
    /// The length, in seconds.
    public var seconds: TimeInterval

    /// Makes a duration of a number of seconds.
    public static func seconds(_ seconds: TimeInterval) -> Self { Self(seconds: seconds) }

    /// The time between two frames of a 60 Hz display.
    public static let frame = Self(seconds: 1.0 / 60)
    /// The time a finger stays down in a tap.
    public static let tap = Self(seconds: 0.1)
    /// Longer than a long press needs.
    public static let longPress = Self(seconds: 0.6)
    /// Longer than the pause after which the next tap starts a new run.
    public static let multiTapPause = Self(seconds: 0.5)
  }

  private func middle(of name: String) throws(StageError) -> CGPoint {
    let view = try view(name)
    return view.hitBounds.middle.applying(view.hitTransformToScreen)
  }
}
