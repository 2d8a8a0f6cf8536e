internal import Foundation
internal import HitResponders

/// Shows the scene as layers, and moves the camera to where it is sent.
final class LayerStage {
  private let panel: ExplodedPanel
  private let sideView: SideView
  /// The views in layers, in the mode that shows them.
  private var layers: ExplodedLayers?
  private var glide = Glide<ExplodeCamera>(duration: 0.16)

  init(_ root: InspectorRoot) { (panel, sideView) = (root.exploded, root.sideView) }

  /// Whether layers are shown.
  var isShown: Bool { layers != nil }

  /// How far one layer is from the next now.
  var spread: CGFloat { panel.content.camera.spread }

  /// Reads the layers of the scene as they are now, or forgets them in another mode.
  func read(_ scene: UIApplication?, _ model: InspectorModel) {
    guard model.mode == .explode, let scene else {
      layers = nil
      return glide.stop()
    }
    layers = ExplodedLayers(of: scene, onePerView: model.explode.isOnePerView)
  }

  /// What decides how the layers are shown, besides the model.
  struct Surroundings {
    var sceneSize: CGSize
    var canvas: CGRect
    /// Whether there is room for the keys below the layers.
    var hasHints: Bool
    /// Whether the line of the lesson stands above the layers.
    var isUnderLine: Bool
    var selection: SceneViewID?
  }

  /// Shows the layers, and the press through them.
  func show(_ model: InspectorModel, _ surroundings: Surroundings) {
    guard let layers else { return }
    let walked = Set(model.inspection?.walk.compactMap(\.view) ?? [])
    let isLong = layers.layers.count > ExplodedContent.mostLayers
    let asksOnly = model.explode.asksOnly ?? isLong
    var content = ExplodedContent()
    content.layers = asksOnly && !walked.isEmpty ? layers.keeping(walked) : layers
    content.isCutShort = asksOnly && model.explode.asksOnly == nil
    (content.wholeViews, content.wholeLayers) = (layers.viewCount, layers.layers.count)
    content.state = model.explode
    content.sceneSize = surroundings.sceneSize
    let goal = ExplodeCamera(
      model.explode,
      layers: content.layers.layers.count,
      sceneSize: content.sceneSize,
      canvas: surroundings.canvas
    )
    content.camera = glide.place(toward: goal)
    content.point = model.inspection?.point
    content.isPinned = model.moment.isPinned
    content.walk = model.inspection?.walk ?? []
    content.loss = model.inspection?.loss
    content.subject = model.inspection?.subject
    content.pointed = model.pointedAt?.view ?? surroundings.selection
    content.hints = surroundings.hasHints ? model.canvasHints : []
    content.isUnderLine = surroundings.isUnderLine
    panel.show(content)
    sideView.show(content, pointer: model.status.pointer)
  }

  /// The view on the next layer or the one before, after the one that is pointed at.
  func view(after step: Int) -> SceneViewID? {
    let content = panel.content
    let count = content.layers.layers.count
    guard count > 0 else { return nil }
    let now = content.pointedView?.layer ?? (step > 0 ? -1 : count)
    let next = (now + step + count) % count
    return content.row(onLayer: next)?.view ?? content.layers.layers[next].first?.view
  }

  // MARK: Camera

  /// Lets the camera go from where it is to where it is sent next.
  func departCamera() { glide.leave(panel.content.camera) }

  /// Lets the camera be at once where it is sent.
  func stopCamera() { glide.stop() }

  /// Goes on to a time; returns whether the layers have to be shown again.
  func advance(to now: TimeInterval) -> Bool { glide.advance(to: now) }

  /// When the camera is elsewhere next.
  var wakeTime: TimeInterval? { glide.wakeTime }
}
