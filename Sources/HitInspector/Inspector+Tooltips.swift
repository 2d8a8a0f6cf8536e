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

  /// Shows what is due at a time, in seconds since the session began.
  package func advance(to now: TimeInterval) {
    if tooltips.advance(to: now), let tip = tooltips.tip {
      root.tooltip.show(tip, within: layout.size)
    }
  }

  /// When something is due next.
  package var wakeTime: TimeInterval? { tooltips.wakeTime }
}
