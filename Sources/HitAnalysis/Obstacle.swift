internal import Foundation
internal import HitResponders

/// What stood between a press and a view.
struct Obstacle {
  enum Kind {
    case refused(HitTestVerdict, at: CGPoint)
    case covered
    case override(answer: UIView?)
  }

  let kind: Kind
  /// The view that refused, covers or overrides.
  let view: UIView

  var cause: Verdict.Cause {
    switch kind {
    case .covered: .covered
    case .override: .override
    case .refused(let verdict, _):
      switch verdict {
      case .hidden: .hidden
      case .interactionDisabled: .interactionDisabled
      case .transparent: .transparent
      case .animating: .animating
      case .singular: .singular
      case .outside, .descended: .outside
      }
    }
  }

  /// The numbers behind a refusal.
  var detail: String? {
    switch kind {
    case .refused(.outside, let point):
      let bounds = ShortNumber.rect(view.hitBounds)
      let distance = distance(of: point)
      return distance.map { "\(ShortNumber.point(point)) is not in bounds \(bounds): \($0)" }
        ?? "\(ShortNumber.point(point)) is in bounds \(bounds), but its own point(inside:) says no"
    case .refused(.transparent(let alpha), _): return "alpha \(ShortNumber.exact(Double(alpha)))"
    default: return nil
    }
  }

  /// Writes the middle part of the verdict.
  func describe(for intended: UIView, in sentence: inout Verdict.Sentence) {
    switch kind {
    case .covered:
      sentence.subject(view.routingName)
      sentence.say(" lies over it and took it first. ")
    case .override(let answer):
      sentence.say(view === intended ? "Its own override" : "The override")
      if view !== intended {
        sentence.say(" of hitTest in ")
        sentence.subject(view.routingName)
      } else {
        sentence.say(" of hitTest")
      }
      sentence.say(" answered \(answer?.routingName ?? "nil"). ")
    case .refused(let verdict, let point):
      if view === intended {
        sentence.say("It \(words(verdict, point)). ")
      } else {
        sentence.say(intended.superview === view ? "Its parent " : "Above it, ")
        sentence.subject(view.routingName)
        sentence.say(" \(words(verdict, point)), so ")
        sentence.subject(intended.routingName)
        sentence.say(" was never asked. ")
      }
    }
  }

  /// What kept all presses from a view, as a clause: "its parent Card takes no touches".
  func clause(for intended: UIView) -> String {
    guard case .refused(let verdict, let point) = kind else { return "" }
    let words = words(verdict, point)
    if view === intended { return "it \(words)" }
    return (intended.superview === view ? "its parent " : "above it, ")
      + "\(view.routingName) \(words)"
  }

  private func words(_ verdict: HitTestVerdict, _ point: CGPoint) -> String {
    switch verdict {
    case .hidden: return "is hidden"
    case .interactionDisabled: return "takes no touches"
    case .transparent(let alpha):
      return "is too transparent (alpha \(ShortNumber.exact(Double(alpha))))"
    case .animating: return "is being animated without allowUserInteraction"
    case .singular: return "has a transform without inverse"
    case .outside, .descended:
      let place = distance(of: point).map { " (\($0))" }
      let words = "said the point is outside" + (place ?? " by its own point(inside:with:)")
      return view.isDrawnElsewhere
        ? "\(words): its animation draws it on the way, but it is hit where it goes" : words
    }
  }

  /// How far a point is from the view's bounds, in words; none when it is inside them.
  func distance(of point: CGPoint) -> String? {
    let bounds = view.hitBounds
    var parts: [String] = []
    func add(_ distance: CGFloat, _ direction: String) {
      parts.append("\(ShortNumber.coordinate(distance)) pt \(direction)")
    }
    if point.y < bounds.minY { add(bounds.minY - point.y, "above") }
    if point.y >= bounds.maxY { add(point.y - bounds.maxY, "below") }
    if point.x < bounds.minX { add(bounds.minX - point.x, "left") }
    if point.x >= bounds.maxX { add(point.x - bounds.maxX, "right") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
