public import Foundation
internal import HitGeometry
public import HitResponders

/// The answer to "why not this view?", whether users expect it to be pressed or not.
nonisolated public struct ViewAnswer: Hashable, Sendable {
  /// The view's name.
  public var view: String
  /// The sentence on a press at the point by somebody who means the view.
  public var verdict: Verdict
  /// What the sentence rests on: where the point lies in the view's own space.
  public var evidence: Wording
  /// Where the view can be pressed at all.
  public var reach: ViewReach

  /// What a terminal shows below the walk.
  public var messages: [Message] {
    let tail = reach.messages
    return [verdict.message, Message(.remark, indent: 1, evidence)] + tail
  }
}

extension Explainer {
  /// Where each view is drawn and reached.
  ///
  /// - Complexity: A hit map of the screen.
  package var regions: HitRegions { HitRegions(application, interactive: interactive) }

  /// Tells where a view can be pressed at all.
  ///
  /// - Returns: The reach; `nil` for a view of no visible window.
  /// - Complexity: A hit map of the screen.
  public func reach(of view: UIView) -> ViewReach? {
    regions[view].map { ViewReach($0, in: application, names: ViewNames(application.windows)) }
  }

  /// Tells why a press at a point does or does not reach a view.
  ///
  /// The views are really asked, so their overrides run; no event is sent.
  ///
  /// > Coordinates: `point` is in screen points.
  ///
  /// - Returns: The answer; `nil` for a view of no visible window.
  /// - Complexity: A walk and a hit map of the screen.
  public func answer(about view: UIView, at point: CGPoint) -> ViewAnswer? {
    guard let reach = reach(of: view) else { return nil }
    return ViewAnswer(
      view: reach.view,
      verdict: explain(at: point, about: view, reaching: reach).explanation.verdict,
      evidence: application.inForce { PointInView(point, view).words },
      reach: reach
    )
  }

  /// Explains a press at a point by somebody who means a view.
  ///
  /// The numbers behind the verdict are where the point lies in the view's own space; of a view
  /// that is never pressed a second line says so.
  ///
  /// > Coordinates: `point` is in screen points.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - view: The view that is meant.
  ///   - reach: Where the view can be pressed.
  /// - Returns: The explanation.
  package func explain(
    at point: CGPoint,
    about view: UIView,
    reaching reach: ViewReach
  ) -> ExplainedPress {
    application.inForce {
      let walk = HitTestWalk(at: point, in: application)
      let place = PointInView(point, view)
      var verdict = verdict(on: view, walk, place, reach)
      verdict.details = place.words
      if reach.isUnreachable { verdict.details += "\nIt \(reach.clause)." }
      return explain(walk, at: point, intended: view, verdict)
    }
  }

  private func verdict(
    on view: UIView,
    _ walk: HitTestWalk,
    _ place: PointInView,
    _ reach: ViewReach
  ) -> Verdict {
    let name: Wording = "\(name: reach.view, .subject)"
    if let hit = walk.hit, hit.isDescendant(of: view) {
      let inner: Wording =
        hit === view ? "" : "\(name: hit.routingName, .receiver) in it receives it."
      return Verdict(.reached, "\(name) gets a press here.", body: inner)
    }
    if !place.isInside, !reach.isUnreachable {
      let distance: Wording = place.distance.map { "\(distance: $0)\($0.joint)" } ?? "outside of"
      return Verdict(
        .elsewhere,
        "The point is \(distance) \(name); \(name) \(reach.share).",
        by: reach.view
      )
    }
    // What is elsewhere is not in the way of a press here, whatever lies over it there.
    if !place.isInside, let distance = place.distance {
      return Verdict(
        .elsewhere,
        "The point is \(distance: distance)\(distance.joint) \(name).",
        by: reach.view
      )
    }
    return VerdictWriter(walk: walk, intended: view).verdict
  }
}

/// A point of the screen in the space of a view.
private struct PointInView {
  /// Whether the view's own `point(inside:with:)` takes it.
  let isInside: Bool
  /// How far it is from the bounds, where it is outside.
  let distance: RectDistance?
  let words: Wording

  init(_ screenPoint: CGPoint, _ view: UIView) {
    let way = view.ancestry.reversed()
    guard way.allSatisfy(\.hasInvertibleHitTransform) else {
      (isInside, distance) = (false, nil)
      words = "the point has no place in it: a transform on the way has no inverse"
      return
    }
    let point = way.reduce(screenPoint) { $1.hitPoint(fromSuperview: $0) }
    let bounds = view.hitBounds
    isInside = Routing.unwatched { view.point(inside: point, with: nil) }
    let isInBounds = bounds.contains(point)
    distance = RectDistance(of: point, from: bounds)
    let place: Wording = "\(point: point) is \(isInBounds ? "" : "not ")in its bounds"
    let rule: Wording = "\(place) \(rect: bounds): not the frame"
    words =
      isInside == isInBounds
      ? rule : "\(rule), and its own point(inside:with:) says \(isInside ? "yes" : "no")"
  }
}
