package import Foundation

/// How the layers of a scene are looked at: turned, moved, spread and zoomed, by pointer and keys.
package final class LayerCamera {
  /// Called with a point of the scene that is pressed on a layer.
  var onPress: (CGPoint) -> Void = { _ in }

  private let panel: ExplodedPanel
  private let places: WindowPlaces
  private let shown: ShownModel
  private var glide = Glide<ExplodeCamera>(duration: 0.16)

  init(_ panel: ExplodedPanel, _ places: WindowPlaces, _ shown: ShownModel) {
    (self.panel, self.places, self.shown) = (panel, places, shown)
    panel.onGesture = { [weak self] in self?.take($0) }
    panel.controls.onSpread = { [weak self] spread in self?.drag { $0.spread = spread } }
    panel.controls.onToggle = { [weak self] in self?.toggle($0) }
  }

  private func take(_ gesture: ExplodedPanel.Gesture) {
    switch gesture {
    case .orbit(let way):
      drag { $0.orbit(byYaw: way.width * 0.3, pitch: way.height * 0.3) }
    case .pan(let way):
      let reach = panel.content.camera.panReach
      drag {
        let pan = CGSize(width: $0.pan.width + way.width, height: $0.pan.height + way.height)
        $0.pan = pan.limited(to: reach)
      }
    case .press(let point): onPress(point)
    case .lookAlong: move { $0.lookAlong() }
    case .spread(let step): stepSpread(by: step)
    }
  }

  /// Follows the pointer at once.
  private func drag(_ change: (inout ExplodeState) -> Void) {
    glide.stop()
    change(&shown.value.explode)
  }

  /// Goes elsewhere, in a short way where the window moves.
  private func move(_ change: (inout ExplodeState) -> Void) {
    var new = shown.value.explode
    change(&new)
    guard new != shown.value.explode else { return }
    if !places.isStill { glide.leave(panel.content.camera) }
    shown.value.explode = new
  }

  // MARK: Keys and wheel

  /// Shows something of the layers, or no longer does.
  func toggle(_ option: ExplodeOption) {
    let asksOnly = panel.content.asksOnly
    drag { $0.toggle(option, showingOnlyAsked: asksOnly) }
  }

  /// Turns a step, as arrow keys do.
  func orbit(_ step: TreeStep) { move { $0.orbit(step) } }

  /// Moves layers farther apart or closer together.
  func stepSpread(by step: Int) {
    let now = shown.value.explode.spread ?? panel.content.camera.spread
    move { $0.stepSpread(by: step, from: now) }
  }

  /// Goes back to where it was at first.
  func reset() { move { $0.resetCamera() } }

  /// Zooms the layers, while the pointer is over them.
  ///
  /// - Returns: Whether it is.
  package func zoom(in isLarger: Bool, at point: CGPoint) -> Bool {
    guard shown.value.mode == .explode, places.shown.canvas.contains(point) else { return false }
    move { $0.stepZoom(larger: isLarger) }
    return true
  }

  /// Notes whether Shift is held, which makes a drag over the layers move them.
  package func noteShift(_ isHeld: Bool) { panel.isShifted = isHeld }

  // MARK: Way

  /// Where it is on the way to a goal.
  func place(toward goal: ExplodeCamera) -> ExplodeCamera { glide.place(toward: goal) }

  /// Is at once where it was sent.
  func stop() { glide.stop() }

  /// Goes on to a time; returns whether the layers have to be shown again.
  func advance(to now: TimeInterval) -> Bool { glide.advance(to: now) }

  /// When it is elsewhere next.
  var wakeTime: TimeInterval? { glide.wakeTime }
}
