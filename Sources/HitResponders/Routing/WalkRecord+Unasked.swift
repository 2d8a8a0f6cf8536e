internal import Foundation

extension WalkRecord {
  /// The views that a walk never asked although they contain the point.
  ///
  /// They are found below every view that was asked, in the places they would have had, front to
  /// back. Each is asked whether the point is inside it, and nothing else.
  @MainActor
  struct Unasked {
    private let walk: HitTestWalk
    private let asked: Set<UIView>

    init(_ walk: HitTestWalk) {
      self.walk = walk
      asked = Set(walk.visits.map(\.view))
    }

    /// Returns the walk's lines with a line for each unasked view.
    func merged(into lines: [(view: UIView, line: Line)]) -> [(view: UIView, line: Line)] {
      var merged: [(view: UIView, line: Line)] = []
      var waiting: [Waiting] = []
      var places: [ObjectIdentifier: Int] = [:]
      for (visit, line) in zip(walk.visits, lines) {
        while let next = waiting.last,
          !next.isBehind(visit, at: places[ObjectIdentifier(visit.view)])
        {
          waiting.removeLast()
          write(next, into: &merged)
        }
        merged.append(line)
        for (place, view) in visit.view.subviews.enumerated() {
          if asked.contains(view) {
            places[ObjectIdentifier(view)] = place
          } else if view.hasInvertibleHitTransform {
            let point = view.hitPoint(fromSuperview: visit.point)
            waiting.append(Waiting(view: view, point: point, depth: visit.depth + 1, place: place))
          }
        }
      }
      while let next = waiting.popLast() { write(next, into: &merged) }
      return merged
    }

    /// An unasked view whose line is not written yet.
    private struct Waiting {
      let view: UIView
      let point: CGPoint
      let depth: Int

      /// Where the view stands among its siblings.
      var place = 0

      /// Whether a turn comes before this view: a sibling in front of it, or something below one.
      @MainActor
      func isBehind(_ visit: HitTestWalk.Visit, at visitPlace: Int?) -> Bool {
        if visit.depth > depth { return true }
        guard visit.depth == depth, let visitPlace else { return false }
        return view.superview === visit.view.superview && visitPlace > place
      }
    }

    /// Writes a view and what is below it; none of it was asked.
    private func write(
      _ top: Waiting,
      into lines: inout [(view: UIView, line: Line)]
    ) {
      var pending = [top]
      while let next = pending.popLast() {
        let isInside = Routing.unwatched { next.view.point(inside: next.point, with: nil) }
        if isInside {
          let line = Line(
            view: next.view.routingName,
            point: next.point,
            verdicts: [],
            answer: nil,
            depth: next.depth,
            isAsked: false,
            isOverride: false
          )
          lines.append((next.view, line))
        }
        for view in next.view.subviews
        where view.hasInvertibleHitTransform && !asked.contains(view) {
          let point = view.hitPoint(fromSuperview: next.point)
          pending.append(Waiting(view: view, point: point, depth: next.depth + 1))
        }
      }
    }
  }
}
