internal import Foundation

extension WalkRecord {
  /// The views that a walk never asked although they contain the point, among those it asked.
  ///
  /// They are found below every view that was asked, in the places they would have had, front to
  /// back. Each is asked whether the point is inside it, and nothing else.
  ///
  /// Its loops are no closures: a closure's isolation is checked whenever it is called.
  @MainActor
  struct Unasked {
    private let walk: HitTestWalk
    private let asked: Set<ObjectIdentifier>
    /// Whether code hit-tested a view by hand whose superview was not asked, so that views that
    /// were asked may be anywhere.
    private let hasStrays: Bool
    private let extents: HitExtents?

    /// Finds the views that a walk did not ask.
    ///
    /// - Parameters:
    ///   - walk: The walk.
    ///   - extents: Where views are, by which those elsewhere are left out unseen.
    init(_ walk: HitTestWalk, _ extents: HitExtents?) {
      self.walk = walk
      self.extents = extents
      var asked = Set<ObjectIdentifier>(minimumCapacity: walk.visits.count)
      for visit in walk.visits { asked.insert(ObjectIdentifier(visit.view)) }
      var hasStrays = false
      for visit in walk.visits {
        guard let parent = visit.view.parent, !asked.contains(ObjectIdentifier(parent)) else {
          continue
        }
        hasStrays = true
        break
      }
      (self.asked, self.hasStrays) = (asked, hasStrays)
    }

    /// The walk's lines and a line for each unasked view.
    var lines: WrittenWalk { Routing.unwatched { merged() } }

    private func merged() -> WrittenWalk {
      var merged = WrittenWalk(capacity: walk.visits.count)
      var waiting: [Waiting] = []
      var places: [ObjectIdentifier: Int] = [:]
      for visit in walk.visits {
        while let next = waiting.last,
          !next.isBehind(visit, at: places[ObjectIdentifier(visit.view)])
        {
          waiting.removeLast()
          write(next, into: &merged)
        }
        merged.append(visit.view, Line(visit))
        if extents?.isNothingBelow(visit.view, at: visit.point) == true { continue }
        for (place, view) in visit.view.subviews.enumerated() {
          let identity = ObjectIdentifier(view)
          if asked.contains(identity) {
            places[identity] = place
          } else if !isElsewhere(view, from: visit.point), view.hasInvertibleHitTransform {
            let point = view.hitPoint(fromSuperview: visit.point)
            waiting.append(Waiting(view: view, point: point, depth: visit.depth + 1, place: place))
          }
        }
      }
      while let next = waiting.popLast() { write(next, into: &merged) }
      return merged
    }

    private func isElsewhere(_ view: UIView, from point: CGPoint) -> Bool {
      extents?.isElsewhere(view, from: point) ?? false
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
    ///
    /// Only views that have subviews wait for their turn to go on: of a large scene most have none.
    private func write(_ top: Waiting, into lines: inout WrittenWalk) {
      var open: [Opened] = []
      look(at: top.view, top.point, depth: top.depth, &open, &lines)
      while var next = open.popLast() {
        next.place -= 1
        let view = next.subviews[next.place]
        if next.place > 0 { open.append(next) }
        if isElsewhere(view, from: next.point) { continue }
        if hasStrays, asked.contains(ObjectIdentifier(view)) { continue }
        guard view.hasInvertibleHitTransform else { continue }
        let point = view.hitPoint(fromSuperview: next.point)
        look(at: view, point, depth: next.depth, &open, &lines)
      }
    }

    /// The subviews of a view that was looked at, of which those before a place are still to come.
    private struct Opened {
      let subviews: [UIView]
      var place: Int
      /// The point in the space that the subviews lie in.
      let point: CGPoint
      let depth: Int
    }

    /// Writes a view if the point is inside it, and puts its subviews in line.
    private func look(
      at view: UIView,
      _ point: CGPoint,
      depth: Int,
      _ open: inout [Opened],
      _ lines: inout WrittenWalk
    ) {
      if view.point(inside: point, with: nil) {
        let line = Line(
          view: view.routingName,
          point: point,
          verdicts: [],
          answer: nil,
          depth: depth,
          isAsked: false,
          isOverride: false
        )
        lines.append(view, line)
      }
      if view.children.isEmpty { return }
      let subviews = view.subviews
      open.append(
        Opened(subviews: subviews, place: subviews.count, point: point, depth: depth + 1)
      )
    }
  }
}
