internal import Foundation
internal import HitGeometry
internal import HitInspector
internal import HitResponders
internal import HitScenes

// Views that are dragged on the canvas, or moved with the keys.
extension InspectorFeed {
  /// Grasps the view that is edited at a point of the window.
  ///
  /// - Returns: Whether it or one of its handles is there.
  func grasp(at point: CGPoint) -> Bool {
    guard let handle = inspector.editHandle(at: point), let view = inspector.selection.view else {
      return false
    }
    let place = Self.place(of: inspector.geometry.scenePoint(point), around: view)
    dragged = EditDrag(handle, of: view, at: place, reach: 5 / inspector.geometry.factor)
    dragTarget = nil
    return true
  }

  /// Notes where the view is dragged to; it is moved once a frame.
  func drag(to point: CGPoint, isFree: Bool) { dragTarget = (point, isFree) }

  /// Moves the view to where it was dragged last.
  func followDrag() {
    guard let target = dragTarget, var drag = dragged else { return }
    dragTarget = nil
    // The view that was grasped, whatever is selected by now.
    let (view, old) = (drag.view, drag.place)
    let point = Self.place(of: inspector.geometry.scenePoint(target.point), around: view)
    drag.move(to: point, isFree: target.isFree)
    dragged = drag
    let edit = PropertyEdit(scene: scene, view: view)
    let isTurned = old.transform != .identity
    let actions = edit.actions(drag.place.frame, drag.place.transform, isTurned: isTurned)
    if drag.place != old { editing.make(actions) }
    showDrag(drag, of: view)
  }

  private func showDrag(_ drag: EditDrag, of view: UIView) {
    var mark = EditDragMark(drag.tag)
    let space = view.superview?.hitTransformToScreen ?? .identity
    mark.guides = drag.guides.map {
      .init(from: $0.start.applying(space), to: $0.end.applying(space), isAxis: $0.isAxis)
    }
    mark.distances = drag.distances.map {
      .init(
        from: $0.start.applying(space),
        to: $0.end.applying(space),
        length: $0.length,
        isEqual: $0.isEqual
      )
    }
    moments.sceneWasEdited(asking: scene.name(of: view), document(after: drag, of: view))
    inspector.sceneDidChange()
    change { model in
      model.drag = mark
      let pointer = model.status.pointer ?? moments.hoveredPoint
      if let point = moments.isPinned ? model.hover?.point : pointer {
        explainHover(at: point, in: &model)
      }
      moments.show(in: &model)
    }
  }

  /// What the scene's file would say if the view were let go now.
  private func document(after drag: EditDrag, of view: UIView) -> SceneDocument? {
    let edit = PropertyEdit(scene: scene, view: view)
    let (place, origin) = (drag.place, drag.origin)
    do throws(SceneChangeError) {
      let row = drag.row(scene.name(of: view))
      return try edit.step(to: place.frame, place.transform, from: origin, row).after
    } catch {
      // Why it cannot be is told when the view is let go.
      return nil
    }
  }

  /// Lets the view go, which makes one edit of the drag.
  ///
  /// - Returns: Whether the view was moved.
  func dropView() -> Bool {
    followDrag()
    defer {
      (dragged, dragTarget) = (nil, nil)
      change { $0.drag = nil }
    }
    guard let drag = dragged, drag.place != drag.origin else { return false }
    follow {
      do throws(SceneChangeError) {
        let edit = PropertyEdit(scene: scene, view: drag.view)
        let row = drag.row(scene.name(of: drag.view))
        editing.note(
          try edit.step(to: drag.place.frame, drag.place.transform, from: drag.origin, row)
        )
      } catch {
        onProblem?("\(error)")
      }
      return true
    }
    return true
  }

  /// Moves the view that is edited, by points of its superview.
  func nudge(_ step: TreeStep, by points: Int) {
    guard let view = inspector.selection.view else { return }
    let origin: EditDrag.Place = (view.ownFrame, view.transform)
    let way = (x: step.way.dx * CGFloat(points), y: step.way.dy * CGFloat(points))
    let frame = origin.frame.offsetBy(dx: way.x, dy: way.y)
    let isUpright = frame.minX == origin.frame.minX
    let property = isUpright ? ViewProperty.y : .x
    let value = isUpright ? frame.minY : frame.minX
    set(property, .number(value), from: .keys, goesOn: true)
  }

  /// Returns a point of the screen in the space that a view's frame is given in.
  private static func place(of point: CGPoint, around view: UIView) -> CGPoint {
    guard let superview = view.superview else { return point }
    return superview.ancestry.reversed().reduce(point) { $1.hitPoint(fromSuperview: $0) }
  }
}
