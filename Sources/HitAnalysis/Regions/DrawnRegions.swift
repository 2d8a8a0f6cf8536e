internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Finds where each view of an application is drawn, whatever receives presses there.
///
/// A view is drawn where its bounds are, cut by ancestors that clip, by its window and by the screen;
/// nothing is drawn of and below a view that is hidden, too transparent or not invertible. Views are
/// visited back to front, each before its subviews, and without recursion.
@MainActor
struct DrawnRegions {
  /// A view and where it is drawn.
  struct Entry {
    let view: UIView
    /// The place of the superview; none for a window.
    let parent: Int?
    /// The place behind the last of its descendants.
    var end: Int
    let drawn: PixelRegion
  }

  private(set) var entries: [Entry] = []
  private let scale: CGFloat
  private var levels: [Level] = []

  /// A view whose subviews are being visited.
  private struct Level {
    let place: Int
    let children: [UIView]
    var next = 0
    /// Where subviews may be drawn; empty below what is not drawn.
    let cut: PixelRegion
    let space: PixelSpace
  }

  /// Visits all views of the visible windows.
  init(_ application: UIApplication, _ screen: PixelRect, scale: CGFloat) {
    self.scale = scale
    for window in application.windows {
      enter(window, cut: PixelRegion(screen), in: PixelSpace(scale: scale))
      while let last = levels.indices.last {
        let level = levels[last]
        if level.next < level.children.count {
          levels[last].next += 1
          enter(level.children[level.next], cut: level.cut, in: level.space)
        } else {
          entries[level.place].end = entries.count
          levels.removeLast()
        }
      }
    }
  }

  private mutating func enter(_ view: UIView, cut: PixelRegion, in outer: PixelSpace) {
    let state = view.paintedState
    let map = view.paintedTransformToSuperview
    let isShown =
      !cut.isEmpty && !state.isHidden && state.alpha >= DrawnViews.faintest && map.isInvertible
    let space = isShown ? outer.entering(map.inverted()) : outer
    var drawn = PixelRegion(PixelRect.none)
    if isShown {
      drawn = space.region(of: state.bounds, among: cut) { row, column in
        centre(row: row, column: column, in: view)
      }
    }
    let clips = state.clipsToBounds || view is UIWindow
    let place = entries.count
    entries.append(
      Entry(view: view, parent: levels.last?.place, end: place + 1, drawn: drawn)
    )
    levels.append(
      Level(
        place: place,
        children: view.subviewSnapshot,
        cut: isShown ? (clips ? drawn : cut) : drawn,
        space: space
      )
    )
  }

  /// A pixel's centre in a view's space, step by step as the hit test comes there.
  private func centre(row: Int, column: Int, in view: UIView) -> CGPoint {
    var point = CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
    for level in levels { point = Self.enter(point, entries[level.place].view) }
    return Self.enter(point, view)
  }

  private static func enter(_ point: CGPoint, _ view: UIView) -> CGPoint {
    view.isAnimated ? view.shownPoint(fromSuperview: point) : view.pointFromSuperview(point)
  }
}
