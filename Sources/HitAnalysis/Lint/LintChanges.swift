internal import Foundation
internal import HitResponders

/// What changed in a scene since lint looked at it, where that leaves the findings on other views as
/// they are.
@MainActor
struct LintChanges {
  /// What was looked at then.
  let subject: LintSubject
  /// Whether something about each interactive view changed: its own state or that of a view that it
  /// is in, or who receives presses where it is drawn.
  private(set) var isStale: [Bool] = []
  /// A rectangle around all places in which views moved, or presses go to another view.
  private(set) var box: PixelRect

  /// Compares a scene with an earlier look at it.
  ///
  /// It takes no part of a look over where views came or went or have other names, where other ones
  /// are interactive, and where views override hit testing, as they answer as they please.
  ///
  /// - Returns: Nothing where all of the scene has to be looked at.
  init?(_ subject: LintSubject, _ old: LintStamps, _ new: LintStamps) {
    guard old.isOfSameViews(new), !old.hasOverrides, !new.hasOverrides,
      var box = new.regions.map.changedBox(since: old.regions.map)
    else { return nil }
    self.subject = subject
    let (before, after) = (old.regions.index.nodes, new.regions.index.nodes)
    var hasMoved = [Bool](repeating: false, count: after.count)
    for (place, node) in after.enumerated() {
      let isSame = new.changes[place].map { $0 == old.changes[place] } ?? false
      guard !isSame || node.parent.map({ hasMoved[$0] }) ?? false else { continue }
      hasMoved[place] = true
      box = box.union(before[place].drawn.box).union(node.drawn.box)
    }
    self.box = box
    isStale = subject.targets.map { target in
      let place = target.regions.place
      // Scrolling may bring what is not on the screen there, which no map tells.
      guard case .onScreen = target.access, !hasMoved[place] else { return true }
      return [before[place].reachableBox, after[place].reachableBox, after[place].drawn.box]
        .contains { !$0.intersection(box).isEmpty }
    }
  }
}

/// How the views of a scene are at a moment, as far as that is compared later.
@MainActor
struct LintStamps {
  let regions: HitRegions
  let names: ViewNames
  /// The change of each view that was its latest; none of one that is on its way.
  let changes: [UInt32?]
  /// Whether some view overrides hit testing.
  let hasOverrides: Bool
  private let options: RoutingOptions

  init(_ regions: HitRegions, _ names: ViewNames) {
    (self.regions, self.names) = (regions, names)
    changes = regions.index.nodes.map(\.view.changeNumber)
    hasOverrides = regions.index.nodes.contains {
      $0.view.overrides(.hitTest) || $0.view.overrides(.pointInside)
    }
    options = regions.map.application.routingOptions
  }

  /// Whether the same views stand in each other, with the same names, and the same ones of them are
  /// interactive.
  func isOfSameViews(_ other: LintStamps) -> Bool {
    let (own, others) = (regions.index, other.regions.index)
    guard own.nodes.count == others.nodes.count, options == other.options,
      own.backdrops == others.backdrops, names.isSame(as: other.names)
    else { return false }
    for (one, other) in zip(own.nodes, others.nodes) {
      guard one.view === other.view, one.parent == other.parent,
        one.isInteractive == other.isInteractive
      else { return false }
    }
    return true
  }
}

extension HitMap {
  /// The smallest rectangle around the pixels that another view receives than in an earlier map of
  /// the same screen; `nil` where the two have other sizes or count their receivers otherwise.
  fileprivate func changedBox(since earlier: HitMap) -> PixelRect? {
    guard (width, height, scale) == (earlier.width, earlier.height, earlier.scale),
      zip(receivers, earlier.receivers).allSatisfy({ $0 === $1 })
    else { return nil }
    return withNumbers { new in
      earlier.withNumbers { old in Self.changedBox(new, old, width: width) }
    }
  }

  /// Loops, as a closure's isolation is checked for each pixel that it is called with.
  private static func changedBox(
    _ new: UnsafeBufferPointer<Int32>,
    _ old: UnsafeBufferPointer<Int32>,
    width: Int
  ) -> PixelRect {
    var box = PixelRect.none
    var line = 0
    while line < new.count {
      var (left, right) = (0, width)
      while left < right, new[line + left] == old[line + left] { left += 1 }
      while left < right, new[line + right - 1] == old[line + right - 1] { right -= 1 }
      if left < right {
        let row = line / width
        box = box.union(PixelRect(columns: left..<right, rows: row..<row + 1))
      }
      line += width
    }
    return box
  }
}
