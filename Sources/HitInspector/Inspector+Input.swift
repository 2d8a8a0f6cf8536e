package import Foundation
internal import HitResponders

/// What a point of the window belongs to.
nonisolated package enum HitArea: Hashable, Sendable {
  /// The scene, with the point in its screen points.
  case scene(CGPoint)
  /// The canvas around the scene, with the point in the scene's screen points.
  case canvas(CGPoint)
  /// The panels, whose own application routes what happens there.
  case panels
}

extension Inspector {
  /// Tells whom an input at a point of the window is for.
  ///
  /// > Coordinates: window space.
  package func hitArea(at point: CGPoint) -> HitArea {
    guard pointer.view(at: point) === root.stage else { return .panels }
    let inScene = geometry.scenePoint(point)
    let screen = CGRect(origin: .zero, size: geometry.sceneSize)
    let isShown = geometry.viewport.contains(point) && screen.contains(inScene)
    return isShown ? .scene(inScene) : .canvas(inScene)
  }

  /// Turns the wheel: scrolls the list under the pointer, or pushes a scene larger than the canvas.
  ///
  /// Notches are positive down and right, the point is in window space. Returns whether something
  /// was there to turn.
  @discardableResult
  package func turnWheel(by notches: CGSize, at point: CGPoint) -> Bool {
    let delta = CGSize(
      width: notches.width * Theme.wheelNotch,
      height: notches.height * Theme.wheelNotch
    )
    guard let hit = HitTestWalk(at: point, in: application).hit else { return false }
    for view in hit.ancestry {
      if view === root.stage { return places.push(by: delta) }
      if let panel = view as? PanelView,
        panel.scroll(by: delta, at: window.convert(point, to: panel))
      {
        pointer(at: point)
        return true
      }
    }
    return false
  }

  /// Does what a key asks for; one that does nothing here, and returns `false`, is the scene's.
  @discardableResult
  package func perform(_ command: InspectorCommand) -> Bool {
    switch command {
    case .zoomIn: places.stepZoom(larger: true)
    case .zoomOut: places.stepZoom(larger: false)
    case .zoomToFit: places.fitScene()
    case .zoomToOwnSize: zoom = .fixed(1)
    case .nextTry, .chooseTry, .toggleGuessing, .guess: return performInLesson(command)
    case .search: beginSearch()
    case .timeline(let command): return perform(command)
    case .nextStrip: model.changeStrip()
    case .nextPanel: focusPanel(after: 1)
    case .previousPanel: focusPanel(after: -1)
    case .tab(let step): if !stepLayer(by: step) { focusPanel(after: step) }
    case .togglePicking: model.isPicking.toggle()
    case .showKeys: root.keys.isHidden.toggle()
    case .showPalette: openPalette()
    case .open(.notices), .open(.dumpNotes): toggleNotices()
    case .fold(let panel): places.toggle(panel)
    case .toggleOutline: model.isOutlined.toggle()
    case .showMode, .stepFinding, .chooseFinding, .stepLayers, .showLayers, .compareMap,
      .resetCamera:
      return performInMode(command)
    case .zoomTo(let view): zoom(to: view)
    case .step(let step):
      if root.menu.step(step) { break }
      guard model.stack == nil else { return pass(command) }
      return self.step(step)
    case .moveProbe(let step, let points) where isCanvasEdited:
      return perform(.nudge(step, by: points))
    case .accept:
      if root.menu.accept() { break }
      if model.timeline?.isBlessAsked == true { return pass(.timeline(.bless)) }
      if let index = model.card.chosen, model.stack == nil { return pass(.playTry(index)) }
      if model.stack == nil, canEdit, selectedView != nil { return pass(.edit) }
      return model.stack != nil && pass(command)
    default: return pass(command)
    }
    return true
  }

  /// Hands a command on to whoever shows the scene.
  private func pass(_ command: InspectorCommand) -> Bool {
    guard let onCommand else { return false }
    onCommand(command)
    return true
  }

  /// Closes the list that lies over the window; returns whether one was open.
  package func closeList() -> Bool {
    if root.prompt.close() || closeMenu() || root.fileBanner.close() { return true }
    if !root.notices.isHidden {
      toggleNotices()
      return true
    }
    defer { root.keys.isHidden = true }
    return !root.keys.isHidden
  }
}
