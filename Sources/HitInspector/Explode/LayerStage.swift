internal import Foundation
internal import HitResponders

/// Shows the scene as layers, in the mode that does.
final class LayerStage {
  private let root: InspectorRoot
  private let places: WindowPlaces
  private let camera: LayerCamera
  /// The views in layers.
  private var layers: ExplodedLayers?
  private var sceneSize = CGSize.zero

  init(_ root: InspectorRoot, _ places: WindowPlaces, _ camera: LayerCamera) {
    (self.root, self.places, self.camera) = (root, places, camera)
  }

  /// Whether layers are shown.
  var isShown: Bool { layers != nil }

  /// Reads the layers of the scene as they are now, or forgets them in another mode.
  func read(_ scene: UIApplication?, _ model: InspectorModel) {
    guard model.mode == .explode, let scene else {
      layers = nil
      return camera.stop()
    }
    layers = ExplodedLayers(of: scene, onePerView: model.explode.isOnePerView)
    sceneSize = scene.screen.bounds.size
  }

  /// Shows the layers, and the press through them.
  func show(_ model: InspectorModel, selection: SceneViewID?) {
    guard let layers else { return }
    let walked = Set(model.inspection?.walk.compactMap(\.view) ?? [])
    let isLong = layers.layers.count > ExplodedContent.mostLayers
    let asksOnly = model.explode.asksOnly ?? isLong
    var content = ExplodedContent()
    content.layers = asksOnly && !walked.isEmpty ? layers.keeping(walked) : layers
    content.isCutShort = asksOnly && model.explode.asksOnly == nil
    (content.wholeViews, content.wholeLayers) = (layers.viewCount, layers.layers.count)
    content.state = model.explode
    content.sceneSize = sceneSize
    let goal = ExplodeCamera(
      model.explode,
      layers: content.layers.layers.count,
      sceneSize: sceneSize,
      canvas: places.shown.visibleCanvas
    )
    content.camera = camera.place(toward: goal)
    content.point = model.inspection?.point
    content.received = model.inspection?.receivedWords ?? ""
    content.isPinned = model.moment.isPinned
    content.walk = model.inspection?.walk ?? []
    content.loss = model.inspection?.loss
    content.subject = model.inspection?.subject
    content.pointed = model.pointedAt?.view ?? selection
    content.hints = places.geometry.hasHints ? model.canvasHints : []
    content.isUnderLine = !root.card.isHidden
    root.exploded.show(content)
    root.sideView.show(content, pointer: model.status.pointer)
  }

  /// The view on the next layer or the one before, after the one that is pointed at.
  func view(after step: Int) -> SceneViewID? {
    let content = root.exploded.content
    let count = content.layers.layers.count
    guard count > 0 else { return nil }
    let now = content.pointedView?.layer ?? (step > 0 ? -1 : count)
    let next = (now + step + count) % count
    return content.row(onLayer: next)?.view ?? content.layers.layers[next].first?.view
  }
}
