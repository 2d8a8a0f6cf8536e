public import Foundation
public import HitScenes

extension InteractiveViews {
  /// Makes the definition for a scene, whose file may say whether a view is pressed.
  public init(_ scene: Scene) {
    self.init { [weak scene] view in scene?.interactiveHint(for: view) }
  }
}

extension Explainer {
  /// Makes an explainer of a scene that uses the hints in its file.
  public init(_ scene: Scene) {
    self.init(scene.application, interactive: InteractiveViews(scene))
  }
}

extension HitRegions {
  /// Makes the regions of a scene with the hints in its file.
  ///
  /// - Parameters:
  ///   - scene: The scene; its views are asked, no event is sent.
  ///   - scale: The pixels to a point, above 0.
  public init(_ scene: Scene, scale: CGFloat = 1) {
    self.init(scene.application, scale: scale, interactive: InteractiveViews(scene))
  }
}
