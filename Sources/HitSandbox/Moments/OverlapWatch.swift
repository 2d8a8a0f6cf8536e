internal import HitAnalysis
internal import HitControls
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// Keeps what the window tells of views that lie over others, while it shows views as outlines.
struct OverlapWatch {
  private let scene: Scene
  private let explainer: Explainer
  /// The views that a dump says scroll; views of its own class do not tell.
  private let scrolling: Set<SceneViewID>
  private var isKnown = false

  init(_ scene: Scene, _ explainer: Explainer) {
    self.scene = scene
    self.explainer = explainer
    let views = scene.document?.dump?.views ?? []
    scrolling = Set(
      views.indices.filter { views[$0].scrolls }.map { ObjectIdentifier(scene.view(at: $0)) }
    )
  }

  /// Shows the views that lie over others, found anew where the scene changed.
  mutating func show(in model: inout InspectorModel, isChanged: Bool) {
    guard model.isOutlined else {
      (isKnown, model.overlaps) = (false, [])
      return
    }
    if isKnown, !isChanged { return }
    isKnown = true
    model.overlaps =
      OverlapSurvey(scene.application) { [explainer, scrolling] view in
        view is UIScrollView || scrolling.contains(ObjectIdentifier(view))
          || explainer.isInteractive(view)
      }.overlaps
  }
}
