public import Foundation
import HitResponders

/// What responders wrote down while a scenario ran, one line a fact.
public final class EventLog {
  /// The kinds of lines, as the scenario format names them.
  nonisolated public enum Kind: String, Sendable, CaseIterable, Decodable {
    case hit, touch, gesture, action, control, tracking, perform, motion, query
  }

  /// The lines so far.
  public private(set) var lines: [String] = []

  /// The kinds that are written down.
  public var recorded = Set(Kind.allCases)

  /// Whether touch lines say where the touches are.
  public var showsPoints = true

  /// Whether lines are taken at all; nothing is logged while a scenario is built.
  public var isOpen = false

  /// How many calls of `hitTest` are on the stack.
  var openHitTests = 0

  /// Makes an empty log.
  public init() {}

  /// Writes a line if its kind is recorded.
  public func write(_ kind: Kind, _ line: @autoclosure () -> String) {
    if isOpen && recorded.contains(kind) { lines.append(line()) }
  }

  /// Returns the lines so far and starts anew.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Writes a number with at most two decimals.
  public static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int64(rounded))" }
    return "\(rounded)"
  }

  /// Writes a point as `x,y`.
  public static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  /// Writes a rectangle as `x,y,w,h`.
  public static func rect(_ rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
      .joined(separator: ",")
  }

  /// Writes touches by ascending finger, each as `id@x,y*tapCount`.
  ///
  /// - Parameters:
  ///   - touches: The touches of one message.
  ///   - receiver: Who got the message; locations are in its own space, in window space for a
  ///     responder that is no view.
  /// - Returns: The list in brackets.
  func list(_ touches: Set<UITouch>, for receiver: UIResponder) -> String {
    // One finger may be there twice: its last touch, whose end was kept back, and its present one.
    let sorted = touches.sorted { ($0.finger, $0.timestamp) < ($1.finger, $1.timestamp) }
    let items = sorted.map { touch in
      let place = showsPoints ? "@\(Self.point(touch.location(in: receiver as? UIView)))" : ""
      let taps = touch.tapCount > 1 ? "*\(touch.tapCount)" : ""
      return "\(touch.finger)\(place)\(taps)"
    }
    return "[\(items.joined(separator: " "))]"
  }
}
