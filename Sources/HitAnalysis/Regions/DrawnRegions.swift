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
  /// The place of the first entry among all views.
  private let start: Int
  /// How many views are above it.
  private let depth: Int

  /// Where subviews of a view may be drawn, and the view's space.
  private struct Surroundings {
    /// Empty below what is not drawn.
    var cut: MapRegion
    var space: MapSpace
  }

  /// A view whose subviews are being visited.
  private struct Level {
    let place: Int
    let children: [UIView]
    var next = 0
    let inside: Surroundings
  }

  /// Visits all views of an application.
  init(_ map: HitMap) {
    cutter = RegionCutter(scale: Double(map.scale), width: map.width)
    (start, depth) = (0, 0)
    let screen = Self.screen(of: map)
    for window in map.application.windows { visit(window, in: screen) }
  }

  /// Visits a view and what is in it again, where all that it is in is as it was.
  ///
  /// - Parameters:
  ///   - index: The views as they were.
  ///   - place: The view's place among them.
  init(_ index: RegionIndex, from place: Int) {
    cutter = RegionCutter(scale: Double(index.map.scale), width: index.map.width)
    var outer: [Int] = []
    var next = index.nodes[place].parent
    while let place = next {
      outer.append(place)
      next = index.nodes[place].parent
    }
    (start, depth) = (place, outer.count)
    var around = Self.screen(of: index.map)
    for place in outer.reversed() {
      let view = index.views[place]
      let facts = view.drawnFacts
      around = Self.inside(view, facts, drawn: index.nodes[place].drawn, in: around)
      cutter.trail.push(facts)
    }
    visit(index.views[place], in: around)
  }

  private static func screen(of map: HitMap) -> Surroundings {
    let screen = PixelRect(left: 0, top: 0, right: map.width, bottom: map.height)
    let space = MapSpace(scale: Double(map.scale), size: map.width + map.height)
    return Surroundings(cut: MapRegion(box: screen), space: space)
  }

  private static func inside(
    _ view: UIView,
    _ facts: HitTestFacts,
    drawn: MapRegion,
    in outer: Surroundings
  ) -> Surroundings {
    guard isShown(view, in: outer) else {
      return Surroundings(cut: MapRegion(box: .none), space: outer.space)
    }
    let clips = view.paintedState.clipsToBounds || view is UIWindow
    return Surroundings(cut: clips ? drawn : outer.cut, space: outer.space.entering(facts))
  }

  /// Whether something may be drawn of a view and of what is in it.
  private static func isShown(_ view: UIView, in outer: Surroundings) -> Bool {
    let state = view.paintedState
    return !outer.cut.box.isEmpty && !state.isHidden && state.alpha >= DrawnViews.faintest
      && view.paintedTransformToSuperview.isInvertible
  }

  /// Visits a view and all that is in it.
  private mutating func visit(_ view: UIView, in outer: Surroundings) {
    enter(view, in: outer)
    while let last = levels.indices.last {
      let next = levels[last].next
      if next < levels[last].children.count {
        levels[last].next = next + 1
        enter(levels[last].children[next], in: levels[last].inside)
      } else {
        entries[levels[last].place].end = start + entries.count
        levels.removeLast()
        cutter.trail.shrink(to: depth + levels.count)
      }
    }
  }

  private mutating func enter(_ view: UIView, in outer: Surroundings) {
    let facts = view.drawnFacts
    let isShown = Self.isShown(view, in: outer)
    let space = isShown ? outer.space.entering(facts) : outer.space
    let drawn = isShown ? cutter.region(of: facts, in: space, outer.cut) : MapRegion(box: .none)
    let number = entries.count
    let parent = levels.last.map { start + $0.place }
    entries.append(Entry(view: view, parent: parent, end: start + number + 1, drawn: drawn))
    let children = view.subviewSnapshot
    if children.isEmpty { return }
    cutter.trail.push(facts)
    let inside = Self.inside(view, facts, drawn: drawn, in: outer)
    levels.append(Level(place: number, children: children, inside: inside))
  }
}
