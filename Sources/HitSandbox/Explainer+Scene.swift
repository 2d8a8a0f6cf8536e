public import HitAnalysis
internal import HitResponders
public import HitScenes

extension Explainer {
  /// Makes an explainer of a scene that knows what its file says about its views.
  public init(_ scene: Scene) {
    self.init(scene.application) { [weak scene] view in
      scene?.interactiveHint(for: view) ?? false
    }
  }
}
