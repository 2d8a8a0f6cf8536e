package import Foundation
internal import HitResponders

// The mode of layers.
extension Inspector {
  func connectExplode() {
    root.exploded.onGesture = { [weak self] in self?.take($0) }
    root.exploded.controls.onChange = { [weak self] in self?.model.explode = $0 }
  }

  private func take(_ gesture: ExplodedPanel.Gesture) {
    switch gesture {
    case .orbit(let way):
      model.explode.orbit(byYaw: way.width * 0.3, pitch: way.height * 0.3)
    case .pan(let way):
      model.explode.pan.width += way.width
      model.explode.pan.height += way.height
    case .press(let point): perform(.press(point))
    case .lookAlong: model.explode.lookAlong()
    case .spread(let step): stepSpread(by: step)
    }
  }

  /// Reads the layers of the scene as they are now, or forgets them in another mode.
  func showLayers() {
    guard model.mode == .explode, let scene else {
      layers = nil
      return
    }
    layers = ExplodedLayers(of: scene, onePerView: model.explode.isOnePerView)
    showExploded()
  }

  /// Shows the layers, and the press through them.
  func showExploded() {
    guard let layers, let scene else { return }
    let walked = Set(model.inspection?.walk.compactMap(\.view) ?? [])
    let isLong = layers.layers.count > ExplodedContent.mostLayers
    let asksOnly = model.explode.asksOnly ?? isLong
    var content = ExplodedContent()
    content.layers = asksOnly && !walked.isEmpty ? layers.keeping(walked) : layers
    content.isCutShort = asksOnly && model.explode.asksOnly == nil
    (content.wholeViews, content.wholeLayers) = (layers.viewCount, layers.layers.count)
    content.state = model.explode
    content.sceneSize = scene.screen.bounds.size
    content.camera = ExplodeCamera(
      model.explode,
      layers: content.layers.layers.count,
      sceneSize: content.sceneSize,
      canvas: layout.visibleCanvas
    )
    content.point = model.inspection?.point
    content.isPinned = model.moment.isPinned
    content.walk = model.inspection?.walk ?? []
    content.loss = model.inspection?.loss
    content.subject = model.inspection?.subject
    content.pointed = model.pointedAt?.view ?? selection
    content.hints = geometry.hasHints ? model.canvasHints : []
    root.exploded.show(content)
    root.sideView.show(content, pointer: model.status.pointer)
  }

  /// Moves layers farther apart or closer together.
  func stepSpread(by step: Int) {
    let now = model.explode.spread ?? root.exploded.content.camera.spread
    let spreads = ExplodeState.spreads
    let new = now + CGFloat(step) * 4
    model.explode.spread = min(max(new, spreads.lowerBound), spreads.upperBound)
  }

  /// Points to the next layer or the one before, as if the pointer were over it.
  ///
  /// - Returns: Whether layers are shown and no panel has the keys.
  func stepLayer(by step: Int) -> Bool {
    let content = root.exploded.content
    let count = content.layers.layers.count
    guard model.mode == .explode, focus.panel == nil, count > 0 else { return false }
    let now = content.pointedView?.layer ?? (step > 0 ? -1 : count)
    let next = (now + step + count) % count
    point(to: content.row(onLayer: next)?.view ?? content.layers.layers[next].first?.view)
    return true
  }

  /// Turns the layers by the arrow keys.
  func orbit(_ step: TreeStep) {
    switch step {
    case .previous: model.explode.orbit(byYaw: 0, pitch: -5)
    case .next: model.explode.orbit(byYaw: 0, pitch: 5)
    case .parent: model.explode.orbit(byYaw: -5, pitch: 0)
    case .child: model.explode.orbit(byYaw: 5, pitch: 0)
    }
  }

  /// Zooms the layers, while the pointer is over them.
  ///
  /// - Returns: Whether it is.
  package func zoomLayers(in isLarger: Bool, at point: CGPoint) -> Bool {
    guard model.mode == .explode, layout.canvas.contains(point) else { return false }
    let factor: CGFloat = isLarger ? 1.25 : 0.8
    model.explode.zoom = min(max(model.explode.zoom * factor, 0.25), 8)
    return true
  }

  /// Notes whether Shift is held, which makes a drag over the layers move them.
  package func noteShift(_ isHeld: Bool) { root.exploded.isShifted = isHeld }
}
