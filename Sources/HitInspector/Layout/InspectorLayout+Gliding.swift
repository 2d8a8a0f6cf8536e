internal import Foundation

// A layout on the way to another one, in which panels are folded or shown.
nonisolated extension InspectorLayout: Gliding {
  /// Returns a layout on the way to another of the same window.
  ///
  /// What one of the two leaves out comes from the edge of the window at which it stands, or goes
  /// there; the handles are at once where they belong.
  func blended(with other: Self, by share: CGFloat) -> Self {
    guard size == other.size, breakpoint == other.breakpoint, share < 1 else { return other }
    var new = other
    func place(_ path: WritableKeyPath<Self, CGRect?>, _ edge: CGRectEdge) {
      let (old, goal) = (self[keyPath: path], other[keyPath: path])
      guard let start = old ?? goal?.moved(beyond: edge) else { return }
      let end = goal ?? start.moved(beyond: edge)
      new[keyPath: path] = start.blended(with: end, by: share)
    }
    let hasViews = views != nil && other.views != nil
    let hasFactsInWhy = areFactsInWhy || other.areFactsInWhy
    place(\.views, .minXEdge)
    place(\.rail, .minXEdge)
    place(\.selected, hasFactsInWhy ? .maxXEdge : hasViews ? .maxYEdge : .minXEdge)
    place(\.why, isWhyBelow || other.isWhyBelow ? .maxYEdge : .maxXEdge)
    for path in [\Self.log, \.verdictLine, \.dumpNotes] { place(path, .maxYEdge) }
    new.canvas = canvas.blended(with: other.canvas, by: share)
    new.visibleCanvas = visibleCanvas.blended(with: other.visibleCanvas, by: share)
    if separators.count == other.separators.count {
      new.separators = zip(separators, other.separators).map { $0.blended(with: $1, by: share) }
    }
    return new
  }
}

nonisolated extension CGRect {
  /// Returns this rectangle next to where it is, on the other side of one of its edges.
  fileprivate func moved(beyond edge: CGRectEdge) -> CGRect {
    switch edge {
    case .minXEdge: offsetBy(dx: -width, dy: 0)
    case .maxXEdge: offsetBy(dx: width, dy: 0)
    case .minYEdge: offsetBy(dx: 0, dy: -height)
    case .maxYEdge: offsetBy(dx: 0, dy: height)
    }
  }

  /// Returns a rectangle between this one and another, with whole edges, so that neighbours stay
  /// neighbours.
  fileprivate func blended(with other: CGRect, by share: CGFloat) -> CGRect {
    func edge(_ path: KeyPath<CGRect, CGFloat>) -> CGFloat {
      self[keyPath: path].blended(with: other[keyPath: path], by: share).rounded()
    }
    let (left, top) = (edge(\.minX), edge(\.minY))
    return CGRect(x: left, y: top, width: edge(\.maxX) - left, height: edge(\.maxY) - top)
  }
}
