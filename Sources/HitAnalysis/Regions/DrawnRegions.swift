internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Finds where each view of an application is drawn, whatever receives presses there.
///
/// A view is drawn where its bounds are, cut by ancestors that clip, by its window and by the
/// screen; nothing is drawn of and below a view that is hidden, too transparent or not invertible.
/// Views are visited back to front, each before its subviews, and without recursion.
@MainActor
struct DrawnRegions: ~Copyable {
  /// A view and where it is drawn.
  struct Entry {
    let view: UIView
    /// The place of the superview; none for a window.
    let parent: Int?
    /// The place behind the last of its descendants.
    var end: Int
    let drawn: MapRegion
  }

  private(set) var entries: [Entry] = []
  private(set) var cutter: RegionCutter
  private var levels: [Level] = []

  /// A view whose subviews are being visited.
  private struct Level {
    let place: Int
    let children: [UIView]
    var next = 0
    /// Where subviews may be drawn; empty below what is not drawn.
    let cut: MapRegion
    let space: MapSpace
  }

  init(_ map: HitMap) {
    cutter = RegionCutter(scale: Double(map.scale), width: map.width)
    let screen = PixelRect(left: 0, top: 0, right: map.width, bottom: map.height)
    let space = MapSpace(scale: cutter.scale, size: map.width + map.height)
    for window in map.application.windows {
      enter(window, cut: MapRegion(box: screen), in: space)
      while let last = levels.indices.last {
        let next = levels[last].next
        if next < levels[last].children.count {
          levels[last].next = next + 1
          enter(levels[last].children[next], cut: levels[last].cut, in: levels[last].space)
        } else {
          entries[levels[last].place].end = entries.count
          levels.removeLast()
          cutter.trail.shrink(to: levels.count)
        }
      }
    }
  }

  private mutating func enter(_ view: UIView, cut: MapRegion, in outer: MapSpace) {
    let state = view.paintedState
    let map = view.paintedTransformToSuperview
    let facts = view.drawnFacts
    let isShown =
      !cut.box.isEmpty && !state.isHidden && state.alpha >= DrawnViews.faintest && map.isInvertible
    let space = isShown ? outer.entering(facts) : outer
    let drawn = isShown ? cutter.region(of: facts, in: space, cut) : MapRegion(box: .none)
    let clips = state.clipsToBounds || view is UIWindow
    let place = entries.count
    entries.append(Entry(view: view, parent: levels.last?.place, end: place + 1, drawn: drawn))
    let children = view.subviewSnapshot
    if children.isEmpty { return }
    cutter.trail.push(facts)
    levels.append(
      Level(
        place: place,
        children: children,
        cut: isShown ? (clips ? drawn : cut) : drawn,
        space: space
      )
    )
  }
}
