internal import Foundation
internal import HitResponders

/// Makes the views that a document describes.
final class SceneBuilder {
  private let document: SceneDocument
  private let classes: SceneClasses
  private(set) var views: [UIView] = []
  private(set) var controllers: [String: UIResponder] = [:]
  private(set) var gestures = SceneGestures()
  /// The controller of each view that has one, by the view's index.
  private var controllersByView: [Int: UIViewController] = [:]

  init(_ document: SceneDocument, classes: SceneClasses) {
    self.document = document
    self.classes = classes
    views.reserveCapacity(document.views.count)
  }

  /// Makes everything, in the order of the document, and shows the windows at the end.
  ///
  /// A view is added to its superview before its properties are set, so that a root view's own
  /// frame and transform come after those that its window gives it.
  func build(in application: UIApplication) {
    if let delegate = document.delegate { application.delegate = self.delegate(delegate) }
    for (index, description) in document.views.enumerated() {
      let view = view(description, index: index)
      views.append(view)
      insert(view, description, index: index)
      view.frame = description.frame
      if let id = description.id { view.accessibilityIdentifier = id }
      if !description.settings.contains(where: \.isColor) {
        view.backgroundColor = DepthPalette.color(atDepth: description.depth)
      }
      for setting in description.settings
      where !setting.isAnimation && (description.parent != nil || !setting.isVisibility) {
        setting.apply(to: view)
      }
      StandardViews.chooseInk(of: view)
    }
    gestures = SceneGestures(document.views, views: views)
    resolvePreferences()
    wireControls()
    showWindows()
    startAnimations()
  }

  private func view(_ description: ViewDescription, index: Int) -> UIView {
    if let view = document.dump?.views[index] { return ImportedViews.make(view, description) }
    let entry = classes.entry(named: description.className)
    if let make = entry?.make { return make() }
    let behaviour = description.hasBehaviours ? Behaviour(description.settings) : nil
    return StandardViews.make(entry?.base ?? .view, behaviour: behaviour)
  }

  private func insert(_ view: UIView, _ description: ViewDescription, index: Int) {
    guard let parent = description.parent else { return }
    switch description.role {
    case .window: break
    case .view: views[parent].addSubview(view)
    case .rootView(let controller):
      let controller = self.controller(controller, of: view, index: index)
      (views[parent] as? UIWindow)?.rootViewController = controller
    case .controllerView(let controller):
      let controller = self.controller(controller, of: view, index: index)
      let enclosing = enclosingController(of: parent)
      enclosing?.addChild(controller)
      views[parent].addSubview(view)
      if enclosing != nil { controller.didMove(toParent: enclosing) }
    }
  }

  // MARK: - Controllers

  private func controller(
    _ description: ControllerDescription,
    of view: UIView,
    index: Int
  ) -> UIViewController {
    let controller: UIViewController
    if description.touches == .forward, description.handles.isEmpty {
      controller = UIViewController()
    } else {
      let behaving = Behaving.UIViewController()
      behaving.behaviour = Behaviour(description)
      controller = behaving
    }
    controller.restorationIdentifier = description.id
    controller.view = view
    controllersByView[index] = controller
    if let id = description.id { controllers[id] = controller }
    return controller
  }

  private func enclosingController(of index: Int) -> UIViewController? {
    var place: Int? = index
    while let current = place {
      if let controller = controllersByView[current] { return controller }
      place = document.views[current].parent
    }
    return nil
  }

  private func delegate(_ description: ControllerDescription) -> Behaving.ApplicationDelegate {
    let delegate = Behaving.ApplicationDelegate()
    delegate.behaviour = Behaviour(description)
    delegate.routingIdentifier = description.id
    if let id = description.id { controllers[id] = delegate }
    return delegate
  }

  // MARK: - At the end

  private func resolvePreferences() {
    for (index, description) in document.views.enumerated() where description.hasBehaviours {
      guard let view = views[index] as? any BehavingObject,
        case .prefer(let id) = view.behaviour.hitTest, let target = document.indicesByID[id]
      else { continue }
      view.behaviour.preferred = views[target]
    }
  }

  /// Gives the controls their actions, whose targets may come later in the document.
  private func wireControls() {
    for (index, description) in document.views.enumerated() {
      ControlWiring.wire(views[index], description.settings) { id in
        document.indicesByID[id].map { views[$0] } ?? controllers[id]
      }
    }
  }

  /// Shows the windows in their order, so that of one level the last is in front.
  private func showWindows() {
    for index in document.windows {
      guard let window = views[index] as? UIWindow else { continue }
      let settings = document.views[index].settings
      window.isHidden = settings.contains(.hidden(true))
      if settings.contains(.key(true)) { window.makeKey() }
    }
  }
}

extension SceneBuilder {
  /// Starts the animations of the file, now that the scene is complete.
  private func startAnimations() {
    for (index, description) in document.views.enumerated() {
      for setting in description.settings where setting.isAnimation {
        setting.apply(to: views[index])
      }
    }
  }
}

extension ViewSetting {
  fileprivate var isAnimation: Bool {
    if case .animate = self { true } else { false }
  }

  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }

  fileprivate var isVisibility: Bool {
    if case .hidden = self { true } else { false }
  }
}
