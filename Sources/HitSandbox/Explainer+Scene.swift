public import HitAnalysis
internal import HitResponders
public import HitScenes

extension Explainer {
  /// Makes an explainer of a scene that knows what its file says about its views.
  ///
  /// A hint decides; a view with recognizers in the file counts as interactive as well.
  public init(_ scene: Scene) {
    self.init(scene.application) { [weak scene] view in
      guard let scene else { return false }
      return scene.interactiveHint(for: view) ?? scene.hasEnabledGestures(view)
    }
  }
}

extension Scene {
  /// Whether the scene file gives a view a recognizer that is switched on.
  fileprivate func hasEnabledGestures(_ view: UIView) -> Bool {
    for case .gestures(let gestures) in description(of: view)?.settings ?? [] {
      return gestures.contains { $0.enabled != false }
    }
    return false
  }
}
