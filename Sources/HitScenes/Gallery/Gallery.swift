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
