internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// What a map shows beside receivers: where interactive views are drawn, and what is wrong there.
///
/// > Coordinates: screen points.
struct MapMarks {
  /// The outline of a drawn view, and what cuts it.
  struct Outline {
    let path: Path
    let clips: [Path]
    /// Whether all of the view can be reached.
    let isQuiet: Bool
  }

  /// More outlines than these would hide the map.
  private static let mostOutlines = 2000

  private(set) var outlines: [Outline] = []
  /// Where an interactive view is drawn and a press does not reach it.
  var dead: [CGRect] = []
  /// Where a view wins a press over an interactive one and nobody does anything with it.
  var dropped: [CGRect] = []

  init(_ report: MapReport) {
    for view in report.names.views where outlines.count < Self.mostOutlines {
      guard view.window != nil, report.explainer.isInteractive(view), Self.isDrawn(view) else {
        continue
      }
      outlines.append(
        Outline(path: Self.path(of: view), clips: Self.clips(of: view), isQuiet: true)
      )
    }
  }

  private static func isDrawn(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let current = next {
      if current.isHidden || current.alpha < 0.01 || !current.hasInvertibleTransform {
        return false
      }
      next = current.superview
    }
    return true
  }

  private static func clips(of view: UIView) -> [Path] {
    var clips: [Path] = []
    var next = view.superview
    while let current = next {
      if current.clipsToBounds || current.superview == nil { clips.append(path(of: current)) }
      next = current.superview
    }
    return clips
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
      var point = corner
      var next: UIView? = view
      while let current = next {
        point = point.applying(current.paintedTransformToSuperview)
        next = current.superview
      }
      path.addLine(to: point)
    }
    path.close()
    return path
  }
}
