package import Foundation
internal import HitGeometry
package import HitResponders

/// A view that lies over a part of another that people press or scroll, below a sibling of it.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct ViewOverlap: Hashable, Sendable {
  /// The view in front, which touches come to first.
  package var front: SceneViewID
  package var frontName: String
  /// The view behind, some of whose presses it may take.
  package var back: SceneViewID
  package var backName: String
  /// What both cover.
  package var rect: CGRect

  /// How much that is, in square points.
  var area: CGFloat { rect.width * rect.height }
}

/// Finds the views of an application that lie over others, each pair once.
package struct OverlapSurvey {
  package private(set) var overlaps: [ViewOverlap] = []
  private let isTarget: (UIView) -> Bool
  /// How many pairs may still be looked at.
  private var budget = 200_000

  /// How deep views are looked at.
  private static let mostLevels = 300
  /// The most pairs that are found.
  private static let mostPairs = 100

  /// A view that can take a touch, and what it and its subviews cover.
  private struct Item {
    var view: UIView
    /// What is seen of the view itself.
    var box: CGRect
    /// What is seen of it and its subviews that are targets.
    var reach: CGRect
    var isTarget: Bool
    var children: [Item]
  }

  /// Looks at all windows; `isTarget` tells which views people press or scroll.
  package init(_ application: UIApplication, isTarget: @escaping (UIView) -> Bool) {
    self.isTarget = isTarget
    for window in application.windows.reversed() {
      let screen = application.screen.bounds
      if let item = item(window, .identity, visible: screen, level: 0) { survey(item) }
    }
    overlaps.sort { $0.area > $1.area }
  }

  /// Reads a view and what is below it; nothing of one that takes no touches.
  private func item(
    _ view: UIView,
    _ outer: CGAffineTransform,
    visible: CGRect,
    level: Int
  ) -> Item? {
    let painted = view.paintedState
    guard !painted.isHidden, painted.alpha >= 0.01, view.isUserInteractionEnabled,
      level < Self.mostLevels
    else { return nil }
    let transform = view.paintedTransformToSuperview.concatenating(outer)
    let shape = SceneShape(painted.bounds, under: transform)
    let box = shape.isUpright ? shape.box.intersection(visible) : .null
    let clips = painted.clipsToBounds || view is UIWindow
    let inner = clips ? visible.intersection(shape.box) : visible
    if inner.isNull { return nil }
    let children = view.subviews.compactMap {
      item($0, transform, visible: inner, level: level + 1)
    }
    let isTarget = isTarget(view)
    let reach = children.reduce(isTarget ? box : .null) { $0.union($1.reach) }
    return Item(view: view, box: box, reach: reach, isTarget: isTarget, children: children)
  }

  private mutating func survey(_ item: Item) {
    let children = item.children
    for (place, front) in children.enumerated() {
      if !front.box.isNull {
        for back in children[..<place] where back.reach.overlaps(front.box) {
          _ = find(front, over: back)
        }
      }
      budget -= place
      guard budget > 0 else { return }
      survey(front)
    }
  }

  /// Notes the deepest targets that a view lies over.
  ///
  /// - Returns: Whether there are any.
  private mutating func find(_ front: Item, over back: Item) -> Bool {
    guard overlaps.count < Self.mostPairs, back.reach.overlaps(front.box) else { return false }
    var isFound = false
    for child in back.children where find(front, over: child) { isFound = true }
    guard !isFound, back.isTarget, back.box.overlaps(front.box) else { return isFound }
    overlaps.append(
      ViewOverlap(
        front: ObjectIdentifier(front.view),
        frontName: front.view.routingName,
        back: ObjectIdentifier(back.view),
        backName: back.view.routingName,
        rect: front.box.intersection(back.box)
      )
    )
    return true
  }
}
