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
  /// How many interactive views that is.
  private(set) var staleCount = 0
  /// A rectangle around all places in which views moved, or presses go to another view.
  private(set) var box: PixelRect

  /// Compares a scene with an earlier look at it.
  ///
  /// It takes no part of a look over where views came or went or have other names, where other ones
  /// are interactive, and where views override hit testing, as they answer as they please.
  ///
  /// - Returns: Nothing where all of the scene has to be looked at.
  init?(_ subject: LintSubject, _ old: LintStamps, _ new: LintStamps) {
    guard !old.hasOverrides, !new.hasOverrides, old.isOfSameViews(new),
      var box = new.regions.map.changedBox(since: old.regions.map)
    else { return nil }
    self.subject = subject
    let (before, after) = (old.regions.index, new.regions.index)
    var hasMoved = [Bool](repeating: false, count: after.nodes.count)
    for place in after.nodes.indices {
      let isSame = new.changes[place] != nil && new.changes[place] == old.changes[place]
      if isSame {
        guard let parent = after.nodes[place].parent, hasMoved[parent] else { continue }
      }
      hasMoved[place] = true
      box = box.union(before.nodes[place].drawn.box).union(after.nodes[place].drawn.box)
    }
    self.box = box
    isStale.reserveCapacity(subject.targets.count)
    for target in subject.targets {
      let place = target.regions.place
      var isStale = hasMoved[place]
      if case .onScreen = target.access {
        isStale =
          isStale || before.nodes[place].reachableBox.meets(box)
          || after.nodes[place].reachableBox.meets(box) || after.nodes[place].drawn.box.meets(box)
      } else {
        // Scrolling may bring what is not on the screen there, which no map tells.
        isStale = true
      }
      self.isStale.append(isStale)
      if isStale { staleCount += 1 }
    }
  }
}

/// How the views of a scene are at a moment, as far as that is compared later.
@MainActor
struct LintStamps {
  let regions: HitRegions
  let names: ViewNames
  /// The change of each view that was its latest; none of one that is on its way.
  private(set) var changes: [UInt32?] = []
  /// Whether some view overrides hit testing.
  private(set) var hasOverrides = false
  private let options: RoutingOptions

  init(_ regions: HitRegions, _ names: ViewNames) {
    (self.regions, self.names) = (regions, names)
    options = regions.map.application.routingOptions
    changes.reserveCapacity(regions.index.nodes.count)
    for place in regions.index.nodes.indices {
      let view = regions.index.nodes[place].view
      changes.append(view.changeNumber)
      hasOverrides =
        hasOverrides || view.overrides(.hitTest) || view.overrides(.pointInside)
    }
  }

  /// Whether the same views stand in each other, with the same names, and the same ones of them are
  /// interactive.
  func isOfSameViews(_ other: LintStamps) -> Bool {
    let (own, others) = (regions.index, other.regions.index)
    guard own.nodes.count == others.nodes.count, options == other.options,
      own.backdrops == others.backdrops, names.isSame(as: other.names)
    else { return false }
    for place in own.nodes.indices {
      guard own.nodes[place].view === others.nodes[place].view,
        own.nodes[place].parent == others.nodes[place].parent,
        own.nodes[place].isInteractive == others.nodes[place].isInteractive
      else { return false }
    }
    return true
  }
}

extension HitMap {
  /// The smallest rectangle around the pixels that another view receives than in an earlier map of
  /// the same screen; `nil` where the two have other sizes or count their receivers otherwise.
  fileprivate func changedBox(since earlier: HitMap) -> PixelRect? {
    guard (width, height, scale) == (earlier.width, earlier.height, earlier.scale) else {
      return nil
    }
    let (own, others) = (receivers, earlier.receivers)
    for number in 0..<min(own.count, others.count) where own[number] !== others[number] {
      return nil
    }
    return withNumbers { new in
      earlier.withNumbers { old in Self.changedBox(new, old, width: width) }
    }
  }

  private static func changedBox(
    _ new: UnsafeBufferPointer<Int32>,
    _ old: UnsafeBufferPointer<Int32>,
    width: Int
  ) -> PixelRect {
    guard let newBase = new.baseAddress, let oldBase = old.baseAddress else { return .none }
    var box = PixelRect.none
    var line = 0
    while line < new.count {
      defer { line += width }
      let length = width * MemoryLayout<Int32>.size
      if memcmp(newBase + line, oldBase + line, length) == 0 { continue }
      var (left, right) = (0, width)
      while new[line + left] == old[line + left] { left += 1 }
      while new[line + right - 1] == old[line + right - 1] { right -= 1 }
      let row = line / width
      box = box.union(PixelRect(columns: left..<right, rows: row..<row + 1))
    }
    return box
  }
}

extension PixelRect {
  /// Whether a pixel is in both.
  nonisolated fileprivate func meets(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}
