internal import Foundation
internal import HitInspector
internal import HitX11

// What the wheel does: it scrolls, zooms, or goes through the views at a point.
extension SceneInput {
  func scroll(_ direction: X11Event.ScrollDirection, _ pointer: X11Event.Pointer) {
    let point = pointer.locationInWindow
    if pointer.modifiers.contains(.control), direction == .up || direction == .down {
      let isTaken =
        shown.inspector.zoomLanes(in: direction == .up, at: point)
        || shown.inspector.zoomLayers(in: direction == .up, at: point)
      if !isTaken {
        shown.inspector.stepZoom(larger: direction == .up, at: point)
      }
      keys.useModifiers()
    } else if pointer.modifiers.contains(.shift), !self.pointer.isPairWanted,
      direction == .up || direction == .down,
      case .scene(let inScene) = shown.inspector.hitArea(at: point)
    {
      delegate?.dig(at: inScene, by: direction == .down ? 1 : -1)
      keys.useModifiers()
    } else {
      shown.inspector.turnWheel(by: direction.notches, at: point)
    }
  }
}

extension X11Event.ScrollDirection {
  /// The notches turned; positive is down and right.
  fileprivate var notches: CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -1)
    case .down: CGSize(width: 0, height: 1)
    case .left: CGSize(width: -1, height: 0)
    case .right: CGSize(width: 1, height: 0)
    }
  }
}
