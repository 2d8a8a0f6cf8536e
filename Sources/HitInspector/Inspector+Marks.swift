internal import Foundation
internal import HitResponders

// What is drawn over the scene, around it, and in its place.
extension Inspector {
  /// Shows what is drawn over and around the scene.
  func showMarks() {
    guard scene != nil else { return root.stage.show([StageMark]()) }
    let marks = StageMarks(
      model,
      geometry: geometry,
      visible: root.stage.visible,
      reserved: root.stage.legend.map { [$0.rect] } ?? []
    ).marks
    root.stage.show(marks)
    root.callouts.show(marks)
    showStack()
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
        canvas: layout.visibleCanvas
      )
    }
    root.arrange(place)
  }
}
