internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Finds what a view loses that was meant to get a touch and did not: where, and to whom.
struct LossFinder {
  let intended: UIView
  let walk: HitTestWalk

  /// The views from the window down to the one that was meant.
  private var line: [UIView] { intended.ancestry.reversed() }

  /// The turn, with its number, of the first view on the way that refused.
  private var refusal: (number: Int, visit: HitTestWalk.Visit, verdict: HitTestVerdict)? {
    let line = Set(line)
    for (index, visit) in walk.visits.enumerated() where line.contains(visit.view) {
      if visit.answer == nil, let verdict = visit.verdicts.last, verdict != .descended {
        return (index + 1, visit, verdict)
      }
    }
    return nil
  }

  /// What refused on the way, to be outlined and named.
  var refusals: [Refusal] {
    guard let (number, visit, verdict) = refusal, visit.view !== intended else { return [] }
    return [
      Refusal(
        number: number,
        name: visit.view.routingName,
        word: verdict.tag,
        shape: SceneShape(visit.view)
      )
    ]
  }

  /// What is lost; the whole outline where a turned view, or a shape of its own, allows no
  /// rectangles.
  var loss: Loss {
    // Nobody misses a touch where the view is not seen, so that what it loses is lost where it is
    // drawn.
    let shape = SceneShape(drawn: intended)
    var loss = Loss(
      view: shape,
      color: intended.backgroundColor,
      parts: [],
      title: "dead here",
      remark: "drawn, but not tappable"
    )
    let drawn = drawnBox(shape)
    guard shape.isUpright, !drawn.isNull, !drawn.isEmpty else { return loss }
    if let (_, visit, verdict) = refusal {
      // A shape of the view's own is not known, so nothing says how much of the view is dead.
      if verdict == .outside, visit.view === intended, intended.overrides(.pointInside) {
        loss.title = "outside its own shape"
        loss.remark = "point(inside:) says no"
        return loss
      }
      let box = SceneShape(visit.view)
      // Below bounds that refuse, only what sticks out of them is dead, be they those of the view
      // itself on its way elsewhere; any other refusal, or a view that decides for itself, takes
      // all.
      let isBounds =
        verdict == .outside && !visit.view.overrides(.pointInside) && box.isUpright
      loss.parts = isBounds ? drawn.without(box.box) : [drawn]
      let extent = Self.extent(of: loss.parts)
      loss.title = "dead zone  \(extent)"
      (loss.shortTitle, loss.shortRemark) = ("dead \(extent)", "not tappable")
    } else if let hit = walk.hit, hit.superview != nil, !intended.isDescendant(of: hit) {
      let cover = SceneShape(hit)
      loss.remark = "\(hit.routingName) takes it"
      loss.isCovered = true
      guard cover.isUpright else { return loss }
      let part = drawn.intersection(cover.box)
      loss.parts = part.isNull || part.isEmpty ? [drawn] : [part]
      loss.title = "covered  \(Self.extent(of: loss.parts))"
    }
    return loss
  }

  /// The box of a view on the screen, cut by ancestors that clip when drawing.
  private func drawnBox(_ shape: SceneShape) -> CGRect {
    line.dropLast().reduce(shape.box) { box, view in
      guard view.clipsToBounds || view is UIWindow else { return box }
      return box.intersection(SceneShape(drawn: view).box)
    }
  }

  private static func extent(of parts: [CGRect]) -> String {
    if parts.count == 1, let part = parts.first {
      let (width, height) = (part.width, part.height)
      return "\(ShortNumber.coordinate(width)) × \(ShortNumber.coordinate(height)) pt"
    }
    let area = parts.reduce(0) { $0 + $1.width * $1.height }
    return "\(ShortNumber.coordinate(area)) pt²"
  }
}
