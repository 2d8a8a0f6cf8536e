internal import Foundation
internal import HitAnalysis
internal import HitResponders

/// Shows what is drawn over the scene, around it, and in its place.
final class StageShow {
  private let root: InspectorRoot
  private let places: WindowPlaces

  init(_ root: InspectorRoot, _ places: WindowPlaces) { (self.root, self.places) = (root, places) }

  private var geometry: StageGeometry { places.geometry }
  private var visible: CGRect { places.shown.visibleCanvas }

  // MARK: Marks

  /// Takes all marks away.
  func clear() { root.stage.show([StageMark]()) }

  /// Shows what is drawn over and around the scene.
  func showMarks(_ model: InspectorModel) {
    placeReplayNote(model)
    placeScreenshotPanel(model)
    placeScrollNote(model)
    let notes = [root.card, root.replayNote, root.screenshot, root.scrollNote]
      .filter { !$0.isHidden }
    let legend = root.stage.legend?.rect
    let lens = lens(model, clearOf: legend)
    root.stage.lens = lens
    let marks = StageMarks(
      model,
      geometry: geometry,
      visible: root.stage.visible,
      reserved: [legend, lens?.rect, root.stage.hintsRect].compactMap { $0 } + notes.map(\.frame)
    ).marks
    root.stage.show(marks)
    root.callouts.show(marks)
    showStack(model)
  }

  /// What is enlarged: what is under the pointer while a key is held, and small views at it.
  private func lens(_ model: InspectorModel, clearOf legend: CGRect?) -> StageLens? {
    guard let point = model.lensPoint else { return nil }
    let small = root.stage.outlines?.small(at: point) ?? []
    guard model.tool == .lens || !small.isEmpty else { return nil }
    let focus = geometry.windowPoint(point)
    var lens = StageLens(on: focus, geometry, visible: visible, clearOf: legend)
    lens?.names = small.prefix(3).map { outline in
      let box = outline.shape.box
      let size = "\(Shown.number(box.width)) × \(Shown.number(box.height))"
      let remark = outline.isGhost ? "\(size), not seen" : size
      return StageLens.Name(name: outline.name, remark: remark, depth: outline.depth)
    }
    return lens
  }

  /// Puts what is said of a replay beside the scene, below the layers of a map, where there is room.
  private func placeReplayNote(_ model: InspectorModel) {
    let note = root.replayNote
    if let state = model.timeline { note.show(state) }
    var free = visible
    if let layers = layersRect(model), layers.minX < geometry.sceneRect.minX {
      free.size.height = visible.maxY - layers.maxY
      free.origin.y = layers.maxY
    }
    let room = note.place(in: free, besides: geometry.sceneRect)
    let rect = model.timeline == nil ? nil : room
    if note.isHidden != (rect == nil) { note.isHidden = rect == nil }
    if let rect { note.setFrameIfNeeded(rect) }
  }

  /// Shows the views at a point, where there are several.
  private func showStack(_ model: InspectorModel) {
    let stack = model.stack.flatMap { $0.rows.count > 1 ? $0 : nil }
    root.stack.show(stack)
    let place = stack.map { stack in
      let asked = model.selected?.shape.box ?? CGRect(origin: stack.point, size: .zero)
      return ViewStackPlace(
        rows: stack.rows.count,
        asked: geometry.windowRect(asked),
        parent: model.selected?.parent.map { geometry.windowRect($0.box) },
        canvas: visible
      )
    }
    root.arrange(place)
  }

  // MARK: Views

  /// Shows the frames of the views where they are asked for, as they are now.
  func showOutlines(of scene: UIApplication?, _ model: InspectorModel) {
    let outlines =
      model.isOutlined || model.isOverScreenshot ? scene.map { ViewOutlines(of: $0) } : nil
    root.stage.show(model.isOutlined ? outlines : nil)
    root.stage.show(
      model.isOverScreenshot ? outlines.map { ScreenshotPicture(model, $0) } : nil
    )
  }

  /// Puts the list of a map's layers beside the scene, where there is room.
  func placeMapLayers(_ model: InspectorModel) { root.arrange(root.layers, at: layersRect(model)) }

  private func layersRect(_ model: InspectorModel) -> CGRect? {
    guard model.mode == .hitMap, geometry.hasMargins else { return nil }
    let size = root.layers.size
    // The meaning of outlines stands on the left.
    let x = model.isOutlined ? visible.maxX - size.width - 8 : visible.minX + 8
    let y = visible.minY + (model.card.isEmpty ? 8 : SceneCardView.height + 4)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// Puts what is shown of a screenshot beside the scene, where there is room.
  private func placeScreenshotPanel(_ model: InspectorModel) {
    guard model.isOverScreenshot, model.mode != .hitMap, root.replayNote.isHidden else {
      return root.arrange(root.screenshot, at: nil)
    }
    root.screenshot.show(model.screenshot)
    let size = root.screenshot.size
    let place = CGRect(
      x: visible.minX + 8,
      y: max(geometry.sceneRect.minY, visible.minY + SceneCardView.height + 4),
      width: size.width,
      height: size.height
    )
    let hasRoom = place.maxX + 8 <= geometry.sceneRect.minX && place.maxY <= visible.maxY
    root.arrange(root.screenshot, at: hasRoom ? place : nil)
  }

  /// Says beside the scene how far it is scrolled, where there is room.
  private func placeScrollNote(_ model: InspectorModel) {
    root.scrollNote.show(model.scrolled)
    let scene = geometry.sceneRect
    let place = CGRect(
      origin: CGPoint(x: scene.maxX + 16, y: max(scene.minY, visible.minY + 8)),
      size: ScrollNoteView.size
    )
    let isShown = model.scrolled != nil && place.maxX <= visible.maxX
    root.arrange(root.scrollNote, at: isShown ? place : nil)
  }

  // MARK: Captions

  /// Shows what stands above and below a scene.
  func showCaptions(of scene: UIApplication?, _ model: InspectorModel) {
    root.stage.show(captions(of: scene, model))
  }

  private func captions(of scene: UIApplication?, _ model: InspectorModel) -> StageView.Captions {
    guard let scene else { return StageView.Captions() }
    // The bar of the edits takes the room above the scene, and so does the line of the lesson on a
    // low canvas.
    let isCovered = geometry.isUnderBar || (!root.card.isHidden && !geometry.hasHints)
    var captions =
      isCovered
      ? StageView.Captions(hints: model.canvasHints, scale: model.status.scale)
      : StageView.Captions(of: scene, model)
    captions.areHintsBeside = model.canvasHints == KeyHint.whileEditing
    return captions
  }
}

extension StageView.Captions {
  /// What stands above and below a scene.
  fileprivate init(of scene: UIApplication, _ model: InspectorModel) {
    let size = scene.screen.bounds.size
    let extent =
      "\(ShortNumber.coordinate(size.width)) × \(ShortNumber.coordinate(size.height)) pt"
    if let map = model.shownMap {
      self.init(
        scene: "who receives a press at each point",
        remark: Counted.text(map.report.regionCount, "region"),
        hints: model.canvasHints,
        scale: model.status.scale
      )
      return
    }
    let windows = scene.windows
    let name = windows.count == 1 ? windows[0].routingName : Counted.text(windows.count, "window")
    self.init(
      scene: "\(name)  \(extent)",
      remark: model.isOverScreenshot ? model.screenshot.screenshot?.caption : nil,
      hints: model.canvasHints,
      scale: model.status.scale
    )
  }
}
