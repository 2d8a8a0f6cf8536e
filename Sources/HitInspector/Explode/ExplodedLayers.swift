internal import Foundation
internal import HitGeometry
internal import HitResponders

/// A view as it lies on its layer.
///
/// > Coordinates: screen points of the scene.
nonisolated struct ExplodedView: Hashable {
  var view: SceneViewID
  var name: String
  var shape: SceneShape
  var depth: Int
  var color: UIColor?
  /// The text that it shows of itself.
  var caption: String?
  /// Whether it, or what it is in, is hidden or clear.
  var isGhost: Bool
}

/// The views of a scene in layers, the one at the back first.
///
/// Views come before their subviews. Siblings share a layer where none of them lies over another;
/// else each has one of its own, and the layers of its subviews follow.
nonisolated struct ExplodedLayers: Hashable {
  private(set) var layers: [[ExplodedView]] = []
  /// The number of views in all layers.
  private(set) var viewCount = 0
  /// The layer of each view.
  private(set) var places: [SceneViewID: Int] = [:]

  private mutating func append(_ views: [ExplodedView]) {
    for view in views { places[view.view] = layers.count }
    viewCount += views.count
    layers.append(views)
  }

  /// The layers of some of the views alone, each view on one of its own.
  func keeping(_ views: Set<SceneViewID>) -> ExplodedLayers {
    var kept = ExplodedLayers()
    for layer in layers {
      let rest = layer.filter { views.contains($0.view) }
      if !rest.isEmpty { kept.append(rest) }
    }
    return kept
  }

  /// The most siblings that are looked at for whether they lie over one another.
  private static let mostSiblings = 4_000

  /// Whether some of these boxes lie over one another.
  static func overlap(_ boxes: [CGRect]) -> Bool {
    guard boxes.count <= mostSiblings else { return true }
    let sorted = boxes.filter { !$0.isNull && !$0.isEmpty }.sorted { $0.minY < $1.minY }
    var open: [CGRect] = []
    for box in sorted {
      open.removeAll { $0.maxY <= box.minY }
      if open.contains(where: { $0.overlaps(box) }) { return true }
      open.append(box)
    }
    return false
  }
}

extension ExplodedLayers {
  private struct Pending {
    var views: [UIView]
    var depth: Int
    var transform: CGAffineTransform
    var isGhost: Bool
  }

  /// Reads the windows of an application, back to front, and changes nothing.
  init(of application: UIApplication, onePerView: Bool) {
    var pending = [
      Pending(views: application.windows, depth: 0, transform: .identity, isGhost: false)
    ]
    while let group = pending.popLast() {
      let read = group.views.map { Self.read($0, in: group) }
      let areApart = !onePerView && !Self.overlap(read.map { $0.view.shape.box })
      if areApart || read.count == 1 {
        append(read.map(\.view))
        pending += read.reversed().compactMap(\.below)
      } else {
        // The others come once what is in the first one has its layers.
        pending += group.views.reversed().map { view in
          var alone = group
          alone.views = [view]
          return alone
        }
      }
    }
  }

  /// Reads a view, and what is in it.
  private static func read(_ view: UIView, in group: Pending) -> (
    view: ExplodedView, below: Pending?
  ) {
    let painted = view.paintedState
    let transform = view.paintedTransformToSuperview.concatenating(group.transform)
    let isGhost = group.isGhost || painted.isHidden || painted.alpha < 0.01
    let shown = ExplodedView(
      view: ObjectIdentifier(view),
      name: view.routingName,
      shape: SceneShape(painted.bounds, cornerRadius: painted.cornerRadius, under: transform),
      depth: group.depth,
      color: painted.backgroundColor?.seen,
      caption: painted.caption,
      isGhost: isGhost
    )
    let subviews = view.subviews
    if subviews.isEmpty { return (shown, nil) }
    let below = Pending(
      views: subviews,
      depth: group.depth + 1,
      transform: transform,
      isGhost: isGhost
    )
    return (shown, below)
  }
}
