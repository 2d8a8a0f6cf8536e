internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What one object of a scene file overrides: every behaving class asks one.
///
/// The behaving classes are ordinary subclasses with ordinary overrides; each override asks its
/// behaviour first and falls back to `super`. A view without behaviours is the plain class of
/// UIKit. It is a class because it is asked at every pixel of a map.
final class Behaviour {
  var pointInside: PointInsideRule?
  var hitTest: HitTestRule?
  /// The view that `prefer` names, which may be anywhere in the scene.
  weak var preferred: UIView?
  var touches = TouchesRule.forward
  var motion = MotionRule.forward
  var canBecomeFirstResponder: Bool?
  var canResignFirstResponder: Bool?
  var handles: [String] = []
  /// The class in a dump that the object represents.
  var representedClass: String?

  init(_ settings: [ViewSetting] = []) {
    for setting in settings {
      switch setting {
      case .pointInside(let rule): pointInside = rule
      case .hitTest(let rule): hitTest = rule
      case .touches(let rule): touches = rule
      case .motion(let rule): motion = rule
      case .canBecomeFirstResponder(let answer): canBecomeFirstResponder = answer
      case .canResignFirstResponder(let answer): canResignFirstResponder = answer
      case .handles(let names): handles = names
      default: break
      }
    }
  }

  init(_ controller: ControllerDescription) {
    touches = controller.touches
    handles = controller.handles
  }
}

// MARK: - Hit testing

extension Behaviour {
  /// Answers `point(inside:with:)`; `nil` where `super` must answer.
  ///
  /// > Coordinates: the view's bounds space.
  func contains(_ point: CGPoint, bounds: CGRect) -> Bool? {
    switch pointInside {
    case nil: return nil
    case .never: return false
    case .always: return true
    case .circle(let centre, let radius):
      let (x, y) = (point.x - centre.x, point.y - centre.y)
      return x * x + y * y <= radius * radius
    case .inset(let insets):
      let area = bounds.inset(by: insets)
      return point.x >= area.minX && point.y >= area.minY && point.x < area.maxX
        && point.y < area.maxY
    }
  }

  func answer(
    of view: UIView,
    at point: CGPoint,
    with event: UIEvent?,
    super inherited: () -> UIView?
  ) -> UIView? {
    switch hitTest {
    case nil: return inherited()
    case .selfIfInside: return view.point(inside: point, with: event) ? view : nil
    case .nilIfSelf:
      let hit = inherited()
      return hit === view ? nil : hit
    case .childrenOutside:
      if view.point(inside: point, with: event) { return inherited() }
      for subview in view.subviews.reversed() {
        if let hit = subview.ask(subview.pointFromSuperview(point), with: event) { return hit }
      }
      return nil
    case .prefer:
      let hit = inherited()
      guard let preferred, preferred.point(inside: view.convert(point, to: preferred), with: event)
      else { return hit }
      return preferred
    }
  }
}

// MARK: - Touches and motion

extension Behaviour {
  /// Does what an override of a touches method does, and returns whether it calls `super`.
  func passesOn(_ touches: Set<UITouch>, at responder: UIResponder) -> Bool {
    if self.touches == .drag || self.touches == .dragAndForward { drag(responder, by: touches) }
    return switch self.touches {
    case .forward, .consumeAndForward, .dragAndForward: true
    case .consume, .drag: false
    }
  }

  var passesMotionOn: Bool { motion != .consume }

  /// Moves a view by the first finger of those that moved it.
  private func drag(_ responder: UIResponder, by touches: Set<UITouch>) {
    guard let view = responder as? UIView,
      let touch = touches.min(by: { $0.finger < $1.finger }), touch.phase == .moved
    else { return }
    let location = touch.location(in: view)
    let previous = touch.previousLocation(in: view)
    view.transform = view.transform.translatedBy(
      x: location.x - previous.x,
      y: location.y - previous.y
    )
  }
}
