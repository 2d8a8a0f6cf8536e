internal import Foundation
internal import HitResponders

/// All from which regions are found: the views, their drawn areas, and the map's runs.
final class RegionIndex {
  /// What is known of a view; it holds no reference, so that all of them are copied at once.
  struct Node {
    let parent: Int?
    /// The index after the last of its descendants.
    let end: Int
    var drawn: MapRegion
    var drawnCount: Int
    let isInteractive: Bool
    /// The index of the nearest interactive view from this one up.
    let owner: Int?
    /// The view's number among the receivers of the map.
    var number: Int?
    /// How many pixels the view itself receives.
    var receivedCount = 0
    /// How many pixels it or a descendant receives.
    var reachableCount = 0
    /// A rectangle around the pixels that the view itself receives.
    var receivedBox = PixelRect.none
    /// A rectangle around the pixels that it or a descendant receives.
    var reachableBox = PixelRect.none

    /// Drops what a map says of it.
    fileprivate mutating func forgetReceived() {
      number = nil
      (receivedCount, reachableCount) = (0, 0)
      (receivedBox, reachableBox) = (.none, .none)
    }
  }

  let map: HitMap
  let bands: ReceiverBands
  /// The runs of all regions in which views are drawn.
  private let runs: PlainStack<MapRun>
  let circumstances: ViewCircumstances
  /// The views, back to front, each before its subviews.
  let views: [UIView]
  /// What is known of each view.
  let nodes: [Node]
  let places: [ObjectIdentifier: Int]
  /// The latest change of each view; none of one that changes as time goes by.
  let changes: [UInt32?]
  /// The index of each receiver of the map; `nil` for one that is in no visible window.
  let placesOfReceivers: [Int?]
  /// The pixels of each receiver of the map.
  let receiverRects: ReceiverRects
  /// The same rectangles, to find those near a place.
  lazy var nearbyRects = NearbyRects(receiverRects.rects)
  /// The lines between receivers, in points.
  private(set) lazy var edges = bands.edges(scale)
  /// Whether some view answers hit tests by an override, so that only pressing shows the cause.
  let hasOverrides: Bool
  /// How many views' classes have a say in hit tests.
  let answeringCount: Int
  /// Whether all views are drawn as rectangles.
  let isUpright: Bool
  private(set) lazy var backdrops = Backdrops(self)
  /// In how many parts that hang together one view receives.
  private(set) lazy var regionCount = bands.regionCount
  /// Why presses end at views that refuse them, as far as that was computed.
  var refusals: [Int: Obstacle] = [:]

  var scale: CGFloat { map.scale }
  var screen: PixelRect { PixelRect(left: 0, top: 0, right: map.width, bottom: map.height) }

  /// Visits all views.
  init(_ map: HitMap, _ interactive: InteractiveViews) {
    self.map = map
    circumstances = ViewCircumstances(map.application)
    bands = ReceiverBands(map)
    receiverRects = bands.rectangles(count: map.receivers.count)
    let drawing = DrawnRegions(map)
    runs = drawing.cutter.runs
    var views: [UIView] = []
    var nodes: [Node] = []
    var places: [ObjectIdentifier: Int] = [:]
    var changes: [UInt32?] = []
    var (hasOverrides, answeringCount) = (false, 0)
    views.reserveCapacity(drawing.entries.count)
    nodes.reserveCapacity(drawing.entries.count)
    places.reserveCapacity(drawing.entries.count)
    changes.reserveCapacity(drawing.entries.count)
    for place in drawing.entries.indices {
      let entry = drawing.entries[place]
      places[ObjectIdentifier(entry.view)] = place
      changes.append(entry.view.changeNumber)
      hasOverrides = hasOverrides || entry.view.overrides(.hitTest)
      if entry.view.answersHitTests { answeringCount += 1 }
      let isInteractive = interactive.contains(entry.view)
      var owner = isInteractive ? place : nil
      if let parent = entry.parent, !isInteractive { owner = nodes[parent].owner }
      views.append(entry.view)
      nodes.append(
        Node(
          parent: entry.parent,
          end: entry.end,
          drawn: entry.drawn,
          drawnCount: entry.drawn.pixelCount(runs.base),
          isInteractive: isInteractive,
          owner: owner
        )
      )
    }
    placesOfReceivers = Self.places(of: map.receivers, places)
    Self.add(receiverRects, placesOfReceivers, to: &nodes)
    (self.views, self.nodes, self.places, self.changes) = (views, nodes, places, changes)
    (self.hasOverrides, self.answeringCount) = (hasOverrides, answeringCount)
    isUpright = runs.count == 0
  }

  /// Takes over what a change left as it was.
  ///
  /// - Parameters:
  ///   - map: The map of before, made anew where the change says.
  ///   - change: The change.
  init(_ map: HitMap, after change: RegionChange) {
    let before = change.index
    self.map = map
    circumstances = before.circumstances
    bands = ReceiverBands(map)
    receiverRects = bands.rectangles(count: map.receivers.count)
    // All of them are rectangles.
    runs = PlainStack(capacity: 1)
    var (nodes, changes) = (before.nodes, before.changes)
    for (place, drawn) in change.redrawn {
      nodes[place].drawn = drawn
      nodes[place].drawnCount = drawn.pixelCount(runs.base)
    }
    for (place, number) in change.changes { changes[place] = number }
    placesOfReceivers = Self.places(
      of: map.receivers,
      before.places,
      knowing: before.placesOfReceivers
    )
    Self.add(receiverRects, placesOfReceivers, to: &nodes)
    (views, self.nodes, places, self.changes) = (before.views, nodes, before.places, changes)
    (hasOverrides, answeringCount) = (before.hasOverrides, before.answeringCount)
    isUpright = true
  }

  private static func places(
    of receivers: [UIView],
    _ places: [ObjectIdentifier: Int],
    knowing known: [Int?] = []
  ) -> [Int?] {
    var found = known
    found.reserveCapacity(receivers.count)
    for view in receivers.dropFirst(known.count) { found.append(places[ObjectIdentifier(view)]) }
    return found
  }

  /// Tells views what they and their descendants receive.
  private static func add(_ rects: ReceiverRects, _ places: [Int?], to nodes: inout [Node]) {
    for place in nodes.indices { nodes[place].forgetReceived() }
    for number in 0..<rects.count {
      guard let place = places[number] else { continue }
      let rects = rects[number]
      nodes[place].number = number
      nodes[place].receivedCount = rects.pixelCount
      nodes[place].reachableCount = nodes[place].receivedCount
      nodes[place].receivedBox = rects.box
      nodes[place].reachableBox = nodes[place].receivedBox
    }
    // Descendants come later, so all of a view's are added in before its own turn comes.
    for place in nodes.indices.reversed() {
      guard let parent = nodes[place].parent else { continue }
      nodes[parent].reachableCount += nodes[place].reachableCount
      nodes[parent].reachableBox = nodes[parent].reachableBox.union(nodes[place].reachableBox)
    }
  }

  /// Whether a receiver is a view or a descendant of it.
  @inline(__always)
  func isReached(_ number: Int, by place: Int) -> Bool {
    guard number >= 0, let receiver = placesOfReceivers[number] else { return false }
    return receiver >= place && receiver < nodes[place].end
  }

  /// Calls `body` with rectangles that make up where a view is drawn.
  func forEachDrawnRect(_ place: Int, _ body: (PixelRect) -> Void) {
    nodes[place].drawn.forEachRect(runs.base, body)
  }

  /// Calls `body` with the rectangles of one receiver each that make up where a view is drawn.
  func forEachDrawnPart(_ place: Int, _ body: (_ rect: PixelRect, _ number: Int) -> Void) {
    forEachDrawnRect(place) { bands.forEach(in: $0, body) }
  }

  /// The pixels at which a press reaches a view.
  func reachableRects(_ place: Int) -> [PixelRect] {
    var merging = RectangleMerging()
    bands.forEach(in: nodes[place].reachableBox) { rect, number in
      if isReached(number, by: place) { merging.add(rect) }
    }
    return merging.take()
  }

  /// The largest square in which a press reaches a view.
  func largestSquare(_ place: Int) -> PixelRect {
    var largest = LargestSquare()
    var rows = 0..<0
    var runs: [Range<Int>] = []
    bands.forEach(in: nodes[place].reachableBox) { rect, number in
      if rows.lowerBound != rect.top || rows.isEmpty {
        largest.add(rows: rows, runs: runs)
        runs.removeAll(keepingCapacity: true)
        rows = rect.top..<rect.bottom
      }
      guard isReached(number, by: place) else { return }
      if let last = runs.last, last.upperBound == rect.left {
        runs[runs.count - 1] = last.lowerBound..<rect.right
      } else {
        runs.append(rect.left..<rect.right)
      }
    }
    largest.add(rows: rows, runs: runs)
    return largest.square
  }
}
