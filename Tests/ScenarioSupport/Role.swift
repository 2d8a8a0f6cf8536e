public import Foundation
import HitGeometry
public import HitResponders

/// What a logged responder is called and what each of its overrides does.
///
/// One class serves every scenario: its body overrides all routing members and asks its role.
public final class Role {
  /// What an override of an event method does.
  nonisolated public enum Handling: String, Sendable, Decodable {
    /// Writes a line and keeps the message.
    case log
    /// Calls `super` and nothing else, as if there were no override.
    case forward
    /// Writes a line and calls `super`.
    case logAndForward = "log+super"
  }

  /// What an override of `point(inside:with:)` answers.
  nonisolated public enum Shape: Sendable {
    case never
    case always
    /// A closed disc.
    case circle(center: CGPoint, radius: CGFloat)
  }

  /// What an override of `hitTest(_:with:)` does.
  nonisolated public enum Walk: Sendable {
    /// The view's own `point(inside:)` decides; subviews are never asked.
    case selfIfInside
    /// The framework's answer, but nothing where that is the view itself.
    case nilIfSelf
    /// Asks the subviews front to back even where the point is outside.
    case childrenOutside
    /// The named view where its `point(inside:)` holds, else the framework's answer.
    case prefer(String)
    /// Asks `super` twice and keeps the second answer.
    case superTwice
    /// Asks `super` without an event.
    case withoutEvent
    /// Asks `super` about a point that is moved by an offset.
    case moved(by: CGPoint)
  }

  /// The responder's name.
  public let name: String
  /// Where its lines go.
  public let log: EventLog
  /// What `touches…` do.
  public var touches: Handling
  /// What `motion…` and `remoteControlReceived` do.
  public var motion: Handling
  /// The override of `point(inside:with:)`, if there is one.
  public var shape: Shape?
  /// The override of `hitTest(_:with:)`, if there is one.
  public var walk: Walk?
  /// What `canBecomeFirstResponder` answers.
  public var canBecomeFirst = false
  /// What `canResignFirstResponder` answers.
  public var canResign = true
  /// The actions the responder implements.
  public var actions: [String] = []
  /// What a control's `beginTracking` answers.
  public var begins = true
  /// What a control's `continueTracking` answers.
  public var continues = true
  /// Whether the view follows a finger by adding up its moves in `transform`.
  public var isDragged = false
  /// Runs in each touch message, after the line is written and before `super` is called.
  public var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent?) -> Void)?
  /// Runs on entry to `hitTest(_:with:)`.
  public var onHitTest: ((CGPoint, UIEvent?) -> Void)?
  /// Finds the view that `Walk.prefer` names.
  var find: (String) -> UIView? = { _ in nil }

  /// Makes a role.
  public init(_ name: String, log: EventLog, handling: Handling) {
    self.name = name
    self.log = log
    touches = handling
    motion = handling
  }
}

// MARK: - Event methods

extension Role {
  /// What an override of a `touches…` method does.
  func take(
    _ phase: UITouch.Phase,
    _ changed: Set<UITouch>,
    _ event: UIEvent?,
    by responder: UIResponder,
    callSuper: () -> Void
  ) {
    if touches != .forward {
      log.write(.touch, "touch \(phase.word) \(name) \(log.list(changed, for: responder))")
    }
    if isDragged, phase == .moved, let view = responder as? UIView,
      let touch = changed.min(by: { $0.finger < $1.finger })
    {
      let from = touch.previousLocation(in: view)
      let to = touch.location(in: view)
      view.transform = view.transform.translatedBy(x: to.x - from.x, y: to.y - from.y)
    }
    onTouches?(phase, changed, event)
    if touches != .log { callSuper() }
  }

  /// What an override of a `motion…` method or of `remoteControlReceived(with:)` does.
  func take(_ line: String, callSuper: () -> Void) {
    if motion != .forward { log.write(.motion, "\(line) \(name)") }
    if motion != .log { callSuper() }
  }
}

// MARK: - Hit testing

extension Role {
  /// What an override of `point(inside:with:)` does.
  func inside(_ point: CGPoint, callSuper: () -> Bool) -> Bool {
    let isInside =
      switch shape {
      case nil: callSuper()
      case .never: false
      case .always: true
      case .circle(let center, let radius):
        hypot(Double(point.x - center.x), Double(point.y - center.y)) <= Double(radius)
      }
    if log.openHitTests > 0 { log.write(.hit, "inside \(name) \(isInside ? "yes" : "no")") }
    return isInside
  }

  /// What an override of `hitTest(_:with:)` does.
  func hit(
    _ point: CGPoint,
    _ event: UIEvent?,
    in view: UIView,
    callSuper: (CGPoint, UIEvent?) -> UIView?
  ) -> UIView? {
    log.write(.hit, "hit \(name)")
    log.openHitTests += 1
    defer { log.openHitTests -= 1 }
    onHitTest?(point, event)
    switch walk {
    case nil: return callSuper(point, event)
    case .selfIfInside: return view.point(inside: point, with: event) ? view : nil
    case .nilIfSelf:
      let answer = callSuper(point, event)
      return answer === view ? nil : answer
    case .childrenOutside:
      if view.point(inside: point, with: event) { return callSuper(point, event) }
      for child in view.subviews.reversed() {
        if let answer = child.hitTest(view.convert(point, to: child), with: event) { return answer }
      }
      return nil
    case .prefer(let name):
      let answer = callSuper(point, event)
      guard let other = find(name) else { return answer }
      return other.point(inside: view.convert(point, to: other), with: event) ? other : answer
    case .superTwice:
      _ = callSuper(point, event)
      return callSuper(point, event)
    case .withoutEvent: return callSuper(point, nil)
    case .moved(let offset):
      return callSuper(CGPoint(x: point.x + offset.x, y: point.y + offset.y), event)
    }
  }
}
