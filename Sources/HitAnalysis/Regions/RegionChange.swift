internal import Foundation
internal import HitResponders

/// What is otherwise with the views of an application than when regions were made of them, where
/// they are the same views, in the same places of the tree, and most of them are as they were.
///
/// Only what is drawn of views decides who receives a press, as long as none of them overrides hit
/// testing: a view receives nothing where it is not drawn, and takes nothing there from others. So
/// a map is right beyond the areas in which views that changed were drawn and are drawn.
@MainActor
struct RegionChange {
  /// The views as they were.
  let index: RegionIndex
  /// Where the views are drawn now that changed, and those that are in them.
  private(set) var redrawn: [(place: Int, drawn: MapRegion)] = []
  /// The latest changes of the views that changed.
  private(set) var changes: [(place: Int, change: UInt32)] = []
  /// A rectangle around all in which views that changed were drawn and are drawn.
  private(set) var box = PixelRect.none

  /// The most views that are visited one by one, each with what is in it.
  private static let most = 32

  /// Looks at views again.
  ///
  /// - Returns: Nothing where the views are to be visited anew: some came, went or were named, are
  ///   on their way, override hit testing, have other effects, are turned, or many changed.
  /// - Complexity: A look at each view, and one at each that is in a view that changed.
  init?(_ index: RegionIndex, _ interactive: InteractiveViews) {
    let application = index.map.application
    guard index.answeringCount == 0, index.isUpright,
      index.circumstances == ViewCircumstances(application)
    else { return nil }
    self.index = index
    // What is in a view that changed was visited with it.
    var visited = 0
    for place in index.nodes.indices {
      let change = index.views[place].changeNumber
      if change == index.changes[place] { continue }
      guard let change, isPlain(place, interactive) else { return nil }
      changes.append((place, change))
      if place < visited { continue }
      guard changes.count <= Self.most, visit(place) else { return nil }
      visited = index.nodes[place].end
    }
  }

  /// Whether a view that changed still counts as what it counted as, and asks nobody.
  private func isPlain(_ place: Int, _ interactive: InteractiveViews) -> Bool {
    let view = index.views[place]
    return !view.answersHitTests
      && interactive.contains(view) == index.nodes[place].isInteractive
  }

  /// Finds where a view is drawn, and all that is in it.
  ///
  /// - Returns: Whether that could be found from here.
  private mutating func visit(_ place: Int) -> Bool {
    let drawing = DrawnRegions(index, from: place)
    guard drawing.cutter.runs.count == 0 else { return false }
    for (number, entry) in drawing.entries.enumerated() {
      let place = place + number
      box = box.union(index.nodes[place].drawn.box).union(entry.drawn.box)
      redrawn.append((place, entry.drawn))
    }
    return true
  }

  /// The part of the screen in which presses may go to other views, in points.
  var rect: CGRect { box.points(index.scale) }
}

extension UIView {
  /// Whether the view's class has a say in hit tests.
  var answersHitTests: Bool { overrides(.hitTest) || overrides(.pointInside) }
}
