internal import Foundation
internal import HitResponders

/// The dimming views of a screen, each behind a sheet or an alert and in front of the rest.
///
/// What is behind one is meant to get no press until the sheet is gone, and what is in front of one
/// is meant to cover it. UIKit's own are `UIDimmingView`; a view is one where it fills its window,
/// contains nothing to press, and either has such a name or takes presses and is transparent.
struct Backdrops: Equatable {
  /// Their indices among the views, back to front.
  private let places: [Int]

  /// The least share of its window that one fills.
  private static let leastShare = 0.99

  init(_ index: RegionIndex) {
    let (views, nodes) = (index.views, index.nodes)
    var window = 0
    var places: [Int] = []
    for (place, node) in nodes.enumerated() {
      if node.parent == nil { window = place }
      let least = Double(nodes[window].drawnCount) * Self.leastShare
      guard place > window, node.drawnCount > 0, Double(node.drawnCount) >= least,
        views[place].isNamedBackdrop || node.isInteractive && views[place].dims,
        !nodes[place + 1..<node.end].contains(where: \.isInteractive)
      else { continue }
      places.append(place)
    }
    self.places = places
  }

  func contains(_ place: Int) -> Bool { first(from: place) == place }

  /// The index of the rearmost one in front of a view that ends before an index.
  func first(from end: Int) -> Int? { places.first { $0 >= end } }
}

extension UIView {
  /// Whether its class is named like UIKit's own.
  fileprivate var isNamedBackdrop: Bool { className.hasSuffix("DimmingView") }

  /// Whether it darkens what is behind it and takes presses as any view does.
  fileprivate var dims: Bool {
    if overrides(.hitTest) || overrides(.pointInside) { return false }
    let state = paintedState
    let alpha = state.alpha * (state.backgroundColor?.alpha ?? 0)
    return alpha >= DrawnViews.faintest && alpha < 0.99
  }
}
