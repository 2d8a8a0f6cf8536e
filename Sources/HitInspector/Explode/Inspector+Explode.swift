package import Foundation
internal import HitResponders

// The mode of layers: what pointer and keys do in it.
extension Inspector {
  func connectExplode() {
    root.exploded.onGesture = { [weak self] in self?.take($0) }
    root.exploded.controls.onChange = { [weak self] state in
      self?.drag { $0 = state }
    }
  }

  private func take(_ gesture: ExplodedPanel.Gesture) {
    switch gesture {
    case .orbit(let way):
      drag { $0.orbit(byYaw: way.width * 0.3, pitch: way.height * 0.3) }
    case .pan(let way):
      drag {
        $0.pan.width += way.width
        $0.pan.height += way.height
      }
    case .press(let point): perform(.press(point))
    case .lookAlong: moveCamera { $0.lookAlong() }
    case .spread(let step): stepSpread(by: step)
    }
  }

  /// Changes how the layers are looked at, as fast as a pointer drags them.
  private func drag(_ change: (inout ExplodeState) -> Void) {
    layerStage.stopCamera()
    change(&model.explode)
  }

  /// Sends the camera elsewhere.
  func moveCamera(_ change: (inout ExplodeState) -> Void) {
    var new = model.explode
    change(&new)
    guard new != model.explode else { return }
    if !isStill { layerStage.departCamera() }
    model.explode = new
  }

  /// Reads the layers of the scene as they are now, and shows them.
  func showLayers() {
    layerStage.read(scene, model)
    showExploded()
  }

  /// Shows the layers, and the press through them.
  func showExploded() {
    guard let scene else { return }
    let surroundings = LayerStage.Surroundings(
      sceneSize: scene.screen.bounds.size,
      canvas: places.shown.visibleCanvas,
      hasHints: geometry.hasHints,
      isUnderLine: !root.card.isHidden,
      selection: selection
    )
    layerStage.show(model, surroundings)
  }

  /// Moves layers farther apart or closer together.
  func stepSpread(by step: Int) {
    let now = model.explode.spread ?? layerStage.spread
    moveCamera { $0.stepSpread(by: step, from: now) }
  }

  /// Points to the next layer or the one before, as if the pointer were over it.
  ///
  /// - Returns: Whether layers are shown and no panel has the keys.
  func stepLayer(by step: Int) -> Bool {
    guard model.mode == .explode, focus.panel == nil else { return false }
    guard let view = layerStage.view(after: step) else { return false }
    point(to: view)
    return true
  }

  /// Zooms the layers, while the pointer is over them.
  ///
  /// - Returns: Whether it is.
  package func zoomLayers(in isLarger: Bool, at point: CGPoint) -> Bool {
    guard model.mode == .explode, places.shown.canvas.contains(point) else { return false }
    moveCamera { $0.stepZoom(larger: isLarger) }
    return true
  }

  /// Notes whether Shift is held, which makes a drag over the layers move them.
  package func noteShift(_ isHeld: Bool) { root.exploded.isShifted = isHeld }
}
