package import Foundation
internal import HitResponders

/// The shape of the pointer over a part of the window.
nonisolated package enum PointerShape: Hashable, Sendable {
  case arrow
  /// Over the scene, where a press is a touch.
  case crosshair
  /// Over what opens something when clicked.
  case hand
  /// Over a line that can be dragged sideways, or up and down.
  case resizeColumns, resizeRows
  /// Over a field that takes text.
  case text
}

extension Inspector {
  /// Returns the pointer's shape at a point of the window.
  ///
  /// > Coordinates: window space.
  package func cursor(at point: CGPoint) -> PointerShape {
    if case .scene(let inScene) = hitArea(at: point) {
      return model.question?.lostPart(at: inScene) == nil ? .crosshair : .hand
    }
    guard let panel = panel(at: point) else { return .arrow }
    return panel.cursor(at: window.convert(point, to: panel))
  }

  /// Notes what more a panel can tell of the place under the pointer.
  func rest(on panel: PanelView?, at point: CGPoint?) {
    var tip: Tip?
    if let panel, let point, var own = panel.tip(at: window.convert(point, to: panel)) {
      own.rect = panel.convert(own.rect, to: window)
      tip = own
    }
    if tooltips.rest(on: tip), !root.tooltip.isHidden { root.tooltip.isHidden = true }
  }

  /// Takes the tip away: the scene is pressed under it.
  package func hideTip() { rest(on: nil, at: nil) }

  /// Shows what is due at a time, in seconds since the session began.
  package func advance(to now: TimeInterval) {
    guard tooltips.advance(to: now), var tip = tooltips.tip else { return }
    if tip.isOfView {
      guard let note = frameNote else { return }
      tip.frame = note
    }
    root.tooltip.show(tip, within: layout.size)
  }

  /// Where the view lies that would receive a press at the pointer.
  private var frameNote: FrameNote? {
    let received = model.inspection?.walk.last { $0.outcome == .received }?.view
    guard let id = model.moment.isPinned ? model.hover?.view : received, let scene,
      let view = SceneOutline.view(id, in: scene)
    else { return nil }
    let shape = SceneShape(view)
    let frame = view.window.map { view.convert(view.bounds, to: $0) } ?? view.frame
    var note = FrameNote(
      name: view.routingName,
      depth: view.ancestry.reduce(0) { count, _ in count + 1 } - 1,
      lines: [Shown.rect(frame) + " in window"]
    )
    // A frame that fills the window has one line with it; others are drawn one in the other.
    let fills = view.superview.map { SceneShape($0) == shape } ?? false
    if fills, let superview = view.superview, view.window.map({ SceneShape($0) }) != shape {
      note.lines.append("fills \(Shown.name(superview.routingName)): drawn further in")
    } else if fills {
      note.lines.append("fills the window: one line with it")
    } else if let superview = view.superview {
      note.lines.append("in \(Shown.name(superview.routingName))")
    }
    return note
  }

  /// When something is due next.
  package var wakeTime: TimeInterval? { tooltips.wakeTime }
}
