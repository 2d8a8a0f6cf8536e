internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// What a map shows beside receivers: where interactive views are drawn, and what is wrong there.
///
/// > Coordinates: screen points.
struct MapMarks {
  /// The outline of a drawn view, and what cuts it.
  nonisolated struct Outline: Equatable {
    let path: Path
    let clips: [Path]
    /// Whether all of the view can be reached.
    let isQuiet: Bool
    /// A rectangle around the path.
    let box: CGRect
  }

  /// More outlines than these would hide the map.
  private static let mostOutlines = 1000

  private(set) var outlines: [Outline] = []
  /// Where an interactive view is drawn and a press on it is lost.
  private(set) var dead: [CGRect] = []
  /// Where a view wins a press over an interactive one and nobody does anything with it.
  private(set) var dropped: [CGRect] = []

  init(_ report: MapReport) {
    var quiet: [UIView] = []
    var others: [UIView] = []
    let index = report.regions.index
    report.facts.forEachTarget { place, target in
      guard index.nodes[place].drawnCount > 0 else { return }
      guard let target, !target.losses.isEmpty else {
        // One more than are shown tells that there are too many.
        if quiet.count <= Self.mostOutlines { quiet.append(index.views[place]) }
        return
      }
      for loss in target.losses {
        switch loss.kind {
        case .dead: dead += loss.region.area.rectangles
        case .dropped: dropped += loss.region.area.rectangles
        case .covered, .behind: break
        }
      }
      others.append(target.regions.view)
    }
    // Those that tell something lie on top, and others show only where they do not crowd the map.
    if quiet.count + others.count <= Self.mostOutlines {
      for view in quiet { outlines.append(Self.outline(view, isQuiet: true)) }
    }
    for view in others.prefix(Self.mostOutlines) {
      outlines.append(Self.outline(view, isQuiet: false))
    }
  }

  private static func outline(_ view: UIView, isQuiet: Bool) -> Outline {
    let path = path(of: view)
    return Outline(path: path, clips: clips(of: view), isQuiet: isQuiet, box: path.boundingBox)
  }

  private static func clips(of view: UIView) -> [Path] {
    view.ancestors.filter { $0.clipsToBounds || $0.superview == nil }.map(path)
  }

  /// The outline of a view's bounds on the screen.
  private static func path(of view: UIView) -> Path {
    let bounds = view.paintedState.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    var path = Path()
    for corner in corners {
      path.addLine(to: view.ancestry.reduce(corner) { $0.applying($1.paintedTransformToSuperview) })
    }
    path.close()
    return path
  }
}
