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

  var details: Wording {
    switch kind {
    case .refused(.outside, let point):
      let bounds: Wording = "\(rect: view.hitBounds)"
      guard let distance = distance(of: point) else {
        return "\(point: point) is in bounds \(bounds), but its own point(inside:) says no"
      }
      return "\(point: point) is not in bounds \(bounds): \(distance: distance)"
    case .refused(.transparent(let alpha), _): return "alpha \(number: alpha)"
    default: return ""
    }
  }

  /// The middle part of the verdict.
  func sentence(for intended: UIView) -> Wording {
    let name: Wording = "\(name: view.routingName, .subject)"
    switch kind {
    case .covered:
      return "\(name: view.routingName, .receiver) lies over it and took it first\(drawing)."
    case .override(let answer):
      let whose: Wording =
        view === intended ? "Its own override of hitTest" : "The override of hitTest in \(name)"
      return "\(whose) answered \(answer?.routingName ?? "nil")."
    case .refused(let verdict, let point):
      let clause = clause(verdict, point)
      if view === intended {
        return verdict == .animating ? "It \(clause), so it was skipped." : "It \(clause)."
      }
      return "\(intended.superview === view ? "Its parent" : "Above it,") \(name) \(clause), "
        + "so \(name: intended.routingName, .subject) was never asked."
    }
  }

  /// What the view does, wherever the press is: "takes no touches".
  var deed: Wording {
    switch kind {
    case .covered: "lies over it"
    case .override: "overrides hitTest"
    case .refused(let verdict, _): verdict.clause
    }
  }

  /// What keeps presses from a view, as a clause: "its parent Card takes no touches".
  func clause(for intended: UIView) -> Wording {
    if view === intended { return "it \(deed)" }
    let name: Wording = "\(name: view.routingName) \(deed)"
    guard case .refused = kind else { return name }
    return "\(intended.superview === view ? "its parent" : "above it,") \(name)"
  }

  private func clause(_ verdict: HitTestVerdict, _ point: CGPoint) -> Wording {
    guard verdict == .outside else { return verdict.clause }
    let place: Wording =
      distance(of: point).map { " (\(distance: $0))" } ?? " by its own point(inside:with:)"
    return "\(verdict.clause)\(place)\(drawing)"
  }

  /// What a view that is being animated looks like, where that is not how it is hit.
  private var drawing: Wording {
    view.isDrawnElsewhere
      ? ": its animation draws it on the way, but it is hit where it goes" : ""
  }

  private func distance(of point: CGPoint) -> RectDistance? {
    RectDistance(of: point, from: view.hitBounds)
  }
}
