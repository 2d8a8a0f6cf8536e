public import Foundation

/// One view of a scene as its file describes it.
nonisolated public struct ViewDescription: Hashable, Sendable {
  /// What the view is in its scene.
  public enum Role: Hashable, Sendable {
    /// A window.
    case window
    /// The root view of a window's root view controller.
    indirect case rootView(ControllerDescription)
    /// The root view of a child controller.
    indirect case controllerView(ControllerDescription)
    /// Any other view.
    case view
  }

  /// What the view is in its scene.
  public var role: Role

  /// Its name, where the file gives one.
  public var id: String?

  /// Its class.
  public var className: String

  /// Its frame; where the file leaves it out, the window's bounds or the screen.
  ///
  /// > Coordinates: the superview's bounds space, for a window the screen, in points.
  public var frame: CGRect

  /// The other settings in the file, geometry in the order in which it is applied.
  public var settings: [ViewSetting] { didSet { findMarks() } }

  /// Whether a press on the view is expected to do something, where the file says so.
  ///
  /// It is found once, as the next one: both are asked of each view after each change of a scene.
  public private(set) var interactiveHint: Bool?

  /// The rules of lint that are switched off for the view, with their reasons.
  public private(set) var suppressions: [LintSuppression] = []

  /// The index of its superview in ``SceneDocument/views``, none for a window.
  public var parent: Int?

  /// How many views are above it; 0 for a window.
  public var depth: Int

  /// Where its object begins in the file.
  public var position: SourcePosition

  init(
    role: Role,
    id: String? = nil,
    className: String = "UIView",
    frame: CGRect,
    settings: [ViewSetting] = [],
    parent: Int? = nil,
    depth: Int,
    position: SourcePosition
  ) {
    (self.role, self.id, self.className, self.frame) = (role, id, className, frame)
    (self.settings, self.parent, self.depth, self.position) = (settings, parent, depth, position)
    findMarks()
  }

  private mutating func findMarks() {
    (interactiveHint, suppressions) = (nil, [])
    for setting in settings.reversed() {
      switch setting {
      case .interactive(let hint): interactiveHint = hint
      case .lint(let list): suppressions = list
      default: break
      }
    }
  }

  /// The controller whose view this is, if any.
  public var controller: ControllerDescription? {
    switch role {
    case .rootView(let controller), .controllerView(let controller): controller
    case .window, .view: nil
    }
  }

  /// Whether a behaving class is needed for what the view overrides.
  public var hasBehaviours: Bool {
    settings.contains { setting in
      switch setting {
      case .pointInside, .hitTest, .canBecomeFirstResponder, .canResignFirstResponder: true
      case .touches(let rule): rule != .forward
      case .motion(let rule): rule != .forward
      case .handles(let names): !names.isEmpty
      default: false
      }
    }
  }
}

/// A view controller, or an application delegate that is a responder.
nonisolated public struct ControllerDescription: Hashable, Sendable {
  /// Its name, where the file gives one.
  public var id: String?
  /// What its overrides of the touches methods do.
  public var touches = TouchesRule.forward
  /// The action names that it implements.
  public var handles: [String] = []
  /// Where its object begins in the file.
  public var position: SourcePosition
}
