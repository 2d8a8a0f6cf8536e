internal import Foundation
internal import HitResponders

/// The built-in scenes, each of which shows one thing about how an event finds its view.
///
/// A scene is a file wherever a file can describe it, so that findings can point at a line. It is
/// in Swift where it is about classes, objects or numbers of views; a file names a class of the
/// gallery where the override itself is worth reading.
public enum Gallery {
  /// The classes that the gallery's files can name, UIKit's among them.
  public static let classes: SceneClasses = {
    var classes = SceneClasses.uikit
    classes.register("AView") { AView() }
    classes.register("BView") { BView() }
    classes.register("CView") { CView() }
    classes.register("DView") { DView() }
    classes.register("DiscView") { DiscView() }
    classes.register("FieldView") { FieldView() }
    classes.register("PassThroughView") { PassThroughView() }
    classes.register("TrapdoorView") { TrapdoorView() }
    return classes
  }()

  /// The scene that opens where none is named.
  public static let opening = "raised-tab"

  static let library: SceneLibrary = {
    var library = SceneLibrary(classes: classes)
    for name in ["delivery", "hit-walk"] { library.add(fileNamed: name) }
    library.add(ResponderChainScene.self)
    let files = [
      "two-windows", "touch-log", "refusals", "bubbling", "view-controllers", "pass-through",
      "irregular-shape", "redirect", "intercept", "out-of-bounds", "raised-tab", "drag",
      "two-fingers", "gestures", "cancelled", "animating",
    ]
    for name in files { library.add(fileNamed: name) }
    library.add(TrackingObjectsScene.self)
    for name in ["controls", "first-responder"] { library.add(fileNamed: name) }
    library.add(MotionAndRemoteScene.self)
    library.add(StressScene.self)
    return library
  }()
}

extension SceneLibrary {
  /// The library of the built-in scenes, in the order of the gallery.
  public static var gallery: SceneLibrary {
    var library = Gallery.library
    library.folders = .standard
    return library
  }
}

// MARK: - What the scenes in Swift share

extension SceneStage {
  /// Makes a window with a root view that fills it.
  func makeRoot(named name: String, of controller: UIViewController? = nil) -> UIView {
    let root = UIView(frame: application.screen.bounds)
    root.accessibilityIdentifier = name
    root.backgroundColor = DepthPalette.color(atDepth: 1)
    controller?.view = root
    let window = makeWindow(rootViewController: controller)
    window.accessibilityIdentifier = "Window"
    if controller == nil { window.addSubview(root) }
    return root
  }

  /// Puts two cards side by side.
  func addCards(_ cards: [(id: String, view: UIView)], to root: UIView) {
    for ((id, card), (x, depth)) in zip(cards, [(60.0, 2), (420.0, 5)]) {
      card.frame = CGRect(x: x, y: 120, width: 320, height: 360)
      card.accessibilityIdentifier = id
      card.backgroundColor = DepthPalette.color(atDepth: depth)
      card.layer.cornerRadius = 12
      root.addSubview(card)
    }
  }
}
