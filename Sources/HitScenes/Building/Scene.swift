public import Foundation
public import HitResponders

/// A built scene: windows of views in an application of their own, known by name.
///
/// A scene comes from a document or from a Swift type; using it is the same, except that a document
/// also has each view's place in its file. A scene owns its application; input goes through that,
/// and ``change(_:)`` makes the changes of a script. Its views are laid out when it is built, as a
/// window's are before a user can touch it.
@preconcurrency @MainActor
public final class Scene {
  /// The name under which it was asked for, without folders and endings.
  public let name: String
  /// A short title.
  public internal(set) var title: String
  /// One line for the gallery.
  public internal(set) var about: String
  /// The screen's size, in points.
  public internal(set) var size: CGSize
  /// Presses worth trying.
  public internal(set) var tries: [SceneTry]
  /// The application that owns the windows; its options are the scene's rules.
  public let application: UIApplication
  /// All windows, hidden ones among them, in the order in which they were made.
  public var windows: [UIWindow] { content.windows }
  /// The document it was built from; `nil` for a scene in Swift.
  public internal(set) var document: SceneDocument?

  /// The classes that its document was read with.
  package let classes: SceneClasses
  /// What the document or the program made.
  var content: SceneContent
  private var watchers: [SceneChangeWatcher] = []

  var views: [UIView] { content.views }
  /// Whether the whole state of the views is known, so that it can be restored.
  var isRestorable: Bool { content.isRestorable }

  /// Builds a document's scene, with the classes it was read with, in an application of its own.
  public init(_ document: SceneDocument, classes: SceneClasses = .uikit) {
    let application = UIApplication()
    name = document.name
    title = document.title
    about = document.about
    size = document.size
    tries = document.tries
    self.application = application
    self.document = document
    self.classes = classes
    content = SceneContent(document, classes: classes, in: application)
  }

  /// Builds a scene in Swift in an application of its own.
  public convenience init(_ source: any SwiftScene.Type) {
    self.init(
      name: source.name,
      title: source.title,
      about: source.about,
      size: source.size,
      tries: source.tries,
      build: source.build
    )
  }

  /// Builds a scene that a program makes itself, in an application of its own unless one is given.
  ///
  /// `build` makes the windows and shows them, with the stage's application as the shared one.
  public init(
    name: String,
    title: String,
    about: String = "",
    size: CGSize,
    tries: [SceneTry] = [],
    application: UIApplication? = nil,
    build: (SceneStage) -> Void
  ) {
    let application = application ?? UIApplication()
    application.screen.bounds = CGRect(origin: .zero, size: size)
    let stage = SceneStage(application: application)
    application.inForce { build(stage) }
    application.layoutIfNeeded()
    self.name = name
    self.title = title
    self.about = about
    self.size = size
    self.tries = tries
    self.application = application
    document = nil
    classes = .uikit
    let others = application.windows.filter { window in
      !stage.windows.contains { $0 === window }
    }
    content = SceneContent(stage.windows + others)
  }
}

// MARK: - Names

extension Scene {
  /// Returns the view with an id, or with a name that ``name(of:)`` gives.
  public func view(named name: String) -> UIView? {
    if let document { return document.view(named: name).map { views[$0] } }
    return SceneNaming.view(named: name, in: windows)
  }

  /// Returns the controller with an id; for a scene in Swift, the class name where it has none.
  public func controller(named name: String) -> UIViewController? {
    if document != nil { return content.controllers[name] as? UIViewController }
    for window in windows {
      for view in SceneNaming.views(in: window) {
        if let controller = view.viewController, controller.routingName == name {
          return controller
        }
      }
    }
    return nil
  }

  /// Returns the view, controller or application delegate with a name.
  public func responder(named name: String) -> UIResponder? {
    if let responder = content.controllers[name] ?? view(named: name) ?? controller(named: name) {
      return responder
    }
    let delegate = application.delegate as? UIResponder
    return delegate?.routingName == name ? delegate : nil
  }

  /// Returns the view's name, unique in the scene.
  ///
  /// Its id where it has one; otherwise a path from the nearest view above with an id, with the
  /// class and the number among the siblings of that class, such as `TabBar/UIView#2`.
  public func name(of view: UIView) -> String { SceneNaming.name(of: view, in: windows) }

  /// Returns a fault for each name in a script that none of the views has.
  ///
  /// > Order: that of the steps in the script.
  public func faults(of script: InputScript) -> SceneError? {
    if let document { return script.faults(in: document) }
    let names = windows.flatMap(SceneNaming.views(in:)).compactMap(\.accessibilityIdentifier)
    return script.faults(inSceneNamed: name, known: names.sorted()) { view(named: $0) != nil }
  }

  /// Returns the view with an index in the document's list.
  package func view(at index: Int) -> UIView { views[index] }

  /// Returns a view's index in the document's list; `nil` for a scene in Swift.
  package func index(of view: UIView) -> Int? { content.index(of: view) }

  /// Returns the same by what identifies a view.
  package func index(ofView id: ObjectIdentifier) -> Int? { content.index(ofView: id) }

  /// Returns a view's description in the scene file; `nil` for a scene in Swift.
  public func description(of view: UIView) -> ViewDescription? {
    guard let document, let index = content.index(of: view) else { return nil }
    return document.views[index]
  }

  /// Returns a view's description in a dump; `nil` where the scene is not one.
  public func dumpView(of view: UIView) -> DumpView? {
    guard let dump = document?.dump, let index = content.index(of: view) else { return nil }
    return dump.views[index]
  }

  /// Returns a view's position in the scene file; `nil` for a scene in Swift, or one that a trace
  /// carries.
  public func position(of view: UIView) -> SourcePosition? { lintFacts(of: view).position }

  /// Returns the same by what identifies a view.
  package func position(ofView id: ObjectIdentifier) -> SourcePosition? {
    lintFacts(at: content.index(ofView: id)).position
  }

  /// Returns the file's hint whether a view counts as interactive, where it gives one.
  public func interactiveHint(for view: UIView) -> Bool? {
    guard let index = content.index(of: view) else { return nil }
    return document?.views[index].interactiveHint
  }

  /// Returns a view's position in the scene file, and the rules of lint that the file switches off
  /// for it.
  package func lintFacts(
    of view: UIView
  ) -> (position: SourcePosition?, suppressions: [LintSuppression]) {
    lintFacts(at: content.index(of: view))
  }

  /// Returns the same of the view with an index in the document's list.
  package func lintFacts(
    at index: Int?
  ) -> (position: SourcePosition?, suppressions: [LintSuppression]) {
    // No copy of the whole description: this is asked for each finding after each change.
    guard let index, let views = document?.views else { return (nil, []) }
    let isOwnText = document?.isOwnText == true
    return (isOwnText ? views[index].position : nil, views[index].suppressions)
  }
}

// MARK: - Changes

extension Scene {
  /// Makes a script's change to a view.
  ///
  /// - Returns: Whether the step changes a view and the scene has that view.
  @discardableResult
  public func change(_ action: InputStep.Action) -> Bool {
    switch action {
    case .set(let id, let settings):
      guard let view = view(named: id) else { return false }
      tell(.step(action))
      application.inForce {
        for setting in settings { setting.apply(to: view) }
        StandardViews.chooseInk(of: view)
      }
      return true
    case .remove(let id):
      guard let view = view(named: id) else { return false }
      tell(.step(action))
      application.inForce { view.removeFromSuperview() }
      return true
    case .touches, .hover, .scroll, .key, .shake, .remote, .tick: return false
    }
  }

  /// Calls a closure with each change that is about to be made, until the owner stops watching.
  package func watchChanges(for owner: AnyObject, _ note: @escaping (SceneMutation) -> Void) {
    watchers.append(SceneChangeWatcher(owner: ObjectIdentifier(owner), note: note))
  }

  /// Calls an owner's closure no more.
  package func stopWatchingChanges(for owner: AnyObject) {
    watchers.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Tells those who watch what is about to be changed.
  func tell(_ change: SceneMutation) {
    for watcher in watchers { watcher.note(change) }
  }
}

/// Somebody who is told of each change.
private struct SceneChangeWatcher {
  let owner: ObjectIdentifier
  let note: (SceneMutation) -> Void
}
