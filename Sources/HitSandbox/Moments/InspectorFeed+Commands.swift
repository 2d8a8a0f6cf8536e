internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitScenes

// What people ask for.
extension InspectorFeed {
  /// Does what a key or a click asks for about moments and questions.
  ///
  /// - Returns: Whether it was one of these.
  func perform(_ command: InspectorCommand) -> Bool {
    edit(command) || show { moments.perform(command, showing: inspector.model) }
  }

  /// Asks about the frontmost view at a point; again at the same point, about the one behind it.
  func select(at point: CGPoint) {
    moments.select(at: point)
    if !moments.isPinned { hovered = point }
    showAgain()
  }

  /// Goes through the views at a point, front to back or back to front.
  func dig(at point: CGPoint, by rows: Int) {
    if inspector.model.stack?.point != point || !stepStack(by: rows) { select(at: point) }
  }

  /// Goes through the list of the views at a point, where it is open.
  ///
  /// - Returns: Whether it is.
  func stepStack(by rows: Int) -> Bool { show { moments.stepStack(by: rows) } }

  /// Closes the list of the views at a point.
  ///
  /// - Returns: Whether it was open.
  func closeStack() -> Bool { show { moments.closeStack() } }

  /// Ends the question.
  ///
  /// - Returns: Whether there was one.
  func endQuestion() -> Bool { show { moments.endQuestion() } }

  /// The explanation that is shown, as it is copied.
  var explanationText: String? { moments.explanationText }

  /// Follows the pointer again.
  ///
  /// - Returns: Whether something was pinned.
  func unpin() -> Bool { show { moments.unpin() } }

  private func show(after step: () -> Bool) -> Bool {
    let isDone = step()
    if isDone { showAgain() }
    return isDone
  }

  /// Shows the moment again, and the pointer where nothing is pinned.
  func showAgain() {
    change { model in
      let point = hovered ?? model.status.pointer ?? moments.hoveredPoint
      if !moments.isPinned, let point {
        hovered = nil
        explainHover(at: point, in: &model)
      } else if let point = model.hover?.point {
        // What is under the pointer may lie elsewhere by now.
        explainHover(at: point, in: &model)
      }
      moments.show(in: &model)
      showGestures(at: scene.application.now, in: &model)
    }
    inspector.selection.select(moments.asked)
  }
}
