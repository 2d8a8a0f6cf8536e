package import Foundation
package import HitAnalysis
internal import HitResponders

extension ViewQuestion {
  /// Reads a view and where it is reached, and what the views that get the rest do with it.
  package init(_ regions: ViewRegions, by explainer: Explainer) {
    let view = regions.view
    self.init(
      ObjectIdentifier(view),
      named: view.routingName,
      color: view.backgroundColor?.seen
    )
    reached = regions.reachable.rectangles
    losses = regions.losses.map { lost in
      var loss = Loss(parts: lost.area.rectangles, winner: lost.receiver?.routingName)
      loss.isDropped = lost.receiver.map { explainer.drops($0) } ?? false
      return loss
    }
    facts = SelectedFacts(of: view)
    facts?.tell(SubjectReach(regions))
  }
}

extension ViewStack {
  /// Reads the views at a point, and what a walk there makes of each.
  package static func rows(at point: CGPoint, by explainer: Explainer) -> [Row] {
    let inspection = Inspection(explainer.explain(at: point))
    let walk = Dictionary(
      inspection.walk.compactMap { row in row.view.map { ($0, row) } },
      uniquingKeysWith: { first, _ in first }
    )
    return explainer.views(at: point).map { view in
      let place = walk[ObjectIdentifier(view)]
      var row = Row(
        ObjectIdentifier(view),
        named: view.routingName,
        reason: place?.reason ?? "not asked"
      )
      row.color = view.backgroundColor?.seen
      row.walk = place
      return row
    }
  }
}
