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
  init?(_ subject: LintSubject, _ regions: HitRegions) {
    let (before, after) = (subject.regions.index, regions.index)
    guard before.answeringCount == 0, after.answeringCount == 0,
      before.circumstances == after.circumstances,
      before.hasSameTargets(as: after)
    else { return nil }
    self.subject = subject
    var box = PixelRect.none
    var hasMoved = [Bool](repeating: false, count: after.nodes.count)
    for place in after.nodes.indices {
      let isSame = after.changes[place] != nil && after.changes[place] == before.changes[place]
      if isSame {
        guard let parent = after.nodes[place].parent, hasMoved[parent] else { continue }
      }
      hasMoved[place] = true
      box = box.union(before.nodes[place].drawn.box).union(after.nodes[place].drawn.box)
    }
    self.box = box
    isStale.reserveCapacity(subject.targets.count)
    for target in subject.targets {
      let place = target.place
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

extension RegionIndex {
  /// Whether the same views count as interactive and as dimming ones, of the same list of views.
  fileprivate func hasSameTargets(as other: RegionIndex) -> Bool {
    guard backdrops == other.backdrops else { return false }
    for place in nodes.indices where nodes[place].isInteractive != other.nodes[place].isInteractive
    {
      return false
    }
    return true
  }
}

extension PixelRect {
  /// Whether a pixel is in both.
  nonisolated fileprivate func meets(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}
