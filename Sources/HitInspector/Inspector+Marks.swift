internal import Foundation
internal import HitResponders

// What is drawn over the scene, around it, and in its place.
extension Inspector {
  /// Shows what is drawn over and around the scene.
  func showMarks() {
    guard scene != nil else { return root.stage.show([StageMark]()) }
    placeReplayNote()
    let note = root.replayNote.isHidden ? nil : root.replayNote.frame
    let legend = root.stage.legend?.rect
    let lens = lens(clearOf: legend)
    root.stage.lens = lens
    let marks = StageMarks(
      model,
      geometry: geometry,
      visible: root.stage.visible,
      reserved: [legend, lens?.rect, note, root.stage.hintsRect].compactMap { $0 }
    ).marks
    root.stage.show(marks)
    root.callouts.show(marks)
    showStack()
  }

  /// What is enlarged: what is under the pointer while a key is held, and small views at it.
  private func lens(clearOf legend: CGRect?) -> StageLens? {
    guard let point = model.lensPoint else { return nil }
    let small = root.stage.outlines?.small(at: point) ?? []
    guard model.tool == .lens || !small.isEmpty else { return nil }
    let focus = geometry.windowPoint(point)
    var lens = StageLens(on: focus, geometry, visible: shownLayout.visibleCanvas, clearOf: legend)
    lens?.names = small.prefix(3).map { outline in
      let box = outline.shape.box
      let size = "\(Shown.number(box.width)) × \(Shown.number(box.height))"
      let remark = outline.isGhost ? "\(size), not seen" : size
      return StageLens.Name(name: outline.name, remark: remark, depth: outline.depth)
    }
    return lens
  }

  /// Shows the frames of the views where they are asked for, as they are now.
  func showOutlines() {
    root.stage.show(model.isOutlined ? scene.map { ViewOutlines(of: $0) } : nil)
  }

  /// Shows the views at a point, where there are several.
  private func showStack() {
    let stack = model.stack.flatMap { $0.rows.count > 1 ? $0 : nil }
    root.stack.show(stack)
    let place = stack.map { stack in
      let asked = model.selected?.shape.box ?? CGRect(origin: stack.point, size: .zero)
      return ViewStackPlace(
        rows: stack.rows.count,
        asked: geometry.windowRect(asked),
        parent: model.selected?.parent.map { geometry.windowRect($0.box) },
        canvas: shownLayout.visibleCanvas
      )
    }
    root.arrange(place)
  }
}
