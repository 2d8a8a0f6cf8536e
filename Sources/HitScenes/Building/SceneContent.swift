internal import Foundation
internal import HitResponders

/// The views of a scene, and what only they refer to.
struct SceneContent {
  /// All windows, hidden ones among them, in the order in which they were made.
  let windows: [UIWindow]
  /// The views of the document, in its order.
  let views: [UIView]
  /// Whether the whole state of the views is known, so that it can be restored.
  var isRestorable: Bool
  let controllers: [String: UIResponder]
  private let gestures: SceneGestures
  private let indices: [ObjectIdentifier: Int]

  /// Takes the windows that a program made.
  @MainActor
  init(_ windows: [UIWindow]) {
    self.windows = windows
    views = []
    isRestorable = false
    controllers = [:]
    gestures = SceneGestures()
    indices = [:]
  }

  /// Makes the views of a document and shows its windows in an application, with its rules.
  @MainActor
  init(_ document: SceneDocument, classes: SceneClasses, in application: UIApplication) {
    application.screen.bounds = CGRect(origin: .zero, size: document.size)
    application.routingOptions = RoutingOptions(document.rules)
    let builder = SceneBuilder(document, classes: classes)
    application.inForce { builder.build(in: application) }
    application.layoutIfNeeded()
    windows = document.windows.compactMap { builder.views[$0] as? UIWindow }
    views = builder.views
    isRestorable = zip(document.views, builder.views).allSatisfy { description, view in
      classes.entry(named: description.className)?.make == nil || view is any CheckpointedView
    }
    controllers = builder.controllers
    gestures = builder.gestures
    indices = Dictionary(
      uniqueKeysWithValues: builder.views.enumerated().map {
        (ObjectIdentifier($0.element), $0.offset)
      }
    )
  }

  /// Returns a view's index in the document's list.
  func index(of view: UIView) -> Int? { index(ofView: ObjectIdentifier(view)) }

  /// Returns the same by what identifies a view.
  func index(ofView id: ObjectIdentifier) -> Int? { indices[id] }
}
