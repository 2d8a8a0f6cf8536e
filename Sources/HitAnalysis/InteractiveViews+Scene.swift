public import Foundation
public import HitScenes

extension InteractiveViews {
  /// Makes the definition for a scene, whose file may say of a view whether people press it.
  public init(_ scene: Scene) {
    self.init { [weak scene] view in scene?.interactiveHint(for: view) }
  }
}

extension Explainer {
  /// Makes an explainer of a scene that knows what its file says about its views.
  public init(_ scene: Scene) {
    self.init(scene.application, interactive: InteractiveViews(scene))
  }
}

extension HitRegions {
  /// Makes the regions of a scene, knowing what its file says about its views.
  ///
  /// - Parameters:
  ///   - scene: The scene; its views are asked, no event is sent.
  ///   - scale: The pixels to a point, above 0.
  public init(_ scene: Scene, scale: CGFloat = 1) {
    self.init(scene.application, scale: scale, interactive: InteractiveViews(scene))
  }
}
