internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What the mode of layers shows: the layers, the press, how they are looked at.
struct ExplodedContent: Equatable {
  var layers = ExplodedLayers() { didSet { findRows() } }
  /// The number of all views and layers, where only some are shown.
  var wholeViews = 0
  var wholeLayers = 0
  var state = ExplodeState()
  var camera = ExplodeCamera(ExplodeState(), layers: 1, sceneSize: .zero, canvas: .zero)
  var sceneSize = CGSize.zero
  var point: CGPoint?
  /// What is said of the view that received the press, or would.
  var received = ""
  var isPinned = false
  var walk: [WalkRow] = [] { didSet { findRows() } }
  var loss: Loss?
  var subject: SceneViewID?
  var pointed: SceneViewID?
  var hints: [KeyHint] = []
  /// Whether the line of the lesson stands above the layers.
  var isUnderLine = true
  /// Whether only views that the walk came to are shown since there would be too many layers.
  var isCutShort = false
  /// Whether only views that the walk came to are shown, for that reason or another.
  var asksOnly: Bool { state.asksOnly ?? isCutShort }

  /// The most layers that are all shown.
  static let mostLayers = 40

  /// The row of the walk that is drawn on each layer.
  private var rows: [WalkRow?] = []

  /// The row of the walk that is drawn on a layer: the view that received the press, else one that
  /// would have, else one that let it in, else the first that refused.
  func row(onLayer index: Int) -> WalkRow? { rows.indices.contains(index) ? rows[index] : nil }

  /// Finds the rows of all layers at once: a pointer that moves asks for each of them.
  private mutating func findRows() {
    rows = Array(repeating: nil, count: layers.layers.count)
    for row in walk {
      guard let view = row.view, let layer = layers.places[view], rows.indices.contains(layer)
      else { continue }
      if let known = rows[layer], Self.rank(known) <= Self.rank(row) { continue }
      rows[layer] = row
    }
  }

  private static func rank(_ row: WalkRow) -> Int {
    switch row.outcome {
    case .received: 0
    case .notAsked: 1
    case .inside: 2
    case .refused: 3
    }
  }

  /// The layers whose words have room beside each other: those in front before those behind, and
  /// first of all those that the press is about.
  ///
  /// - Parameters:
  ///   - isFit: Whether a layer has words at all.
  ///   - least: The least distance of two lines of words.
  ///   - y: Where the words of a layer stand.
  /// - Returns: The layers, those in front first.
  func wordedLayers(
    where isFit: (Int) -> Bool,
    apart least: CGFloat,
    at y: (Int) -> CGFloat
  ) -> [Int] {
    let fit = layers.layers.indices.reversed().filter(isFit)
    func isMeant(_ layer: Int) -> Bool { row(onLayer: layer).map { Self.rank($0) < 2 } ?? false }
    var taken: [CGFloat] = []
    var worded: [Int] = []
    for layer in fit.filter(isMeant) + fit.filter({ !isMeant($0) }) {
      let place = y(layer)
      if taken.contains(where: { abs($0 - place) < least }) { continue }
      taken.append(place)
      worded.append(layer)
    }
    return worded.sorted(by: >)
  }

  /// The view that a layer is called after, and how many others are on it.
  func name(ofLayer index: Int) -> (name: String, others: Int, isAsked: Bool)? {
    let layer = layers.layers[index]
    guard let first = layer.first else { return nil }
    let row = row(onLayer: index)
    return (row?.name ?? first.name, layer.count - 1, row != nil)
  }

  /// The layer and the view in front at a point of the window.
  func view(at point: CGPoint) -> (view: ExplodedView, layer: Int)? {
    for index in layers.layers.indices.reversed() {
      let place = camera.scenePoint(point, layer: index)
      // The box, edges included, tells most views apart without a path.
      let hit = layers.layers[index].last { view in
        view.shape.box.insetBy(dx: -0.01, dy: -0.01).contains(place) && view.path.contains(place)
      }
      if let hit { return (hit, index) }
    }
    return nil
  }

  /// The view of the layer under the pointer, or of a row that it is over.
  var pointedView: (view: ExplodedView, layer: Int)? {
    guard let pointed, let layer = layers.places[pointed],
      let view = layers.layers[layer].first(where: { $0.view == pointed })
    else { return nil }
    return (view, layer)
  }

  var heading: String {
    if asksOnly {
      let why = isCutShort ? ", as there are \(wholeLayers) layers" : ""
      return "asked only\(why): \(layers.viewCount) of \(Counted.text(wholeViews, "view"))"
    }
    return "\(Counted.text(layers.viewCount, "view")) in "
      + "\(Counted.text(layers.layers.count, "layer")), back to front"
  }
}
