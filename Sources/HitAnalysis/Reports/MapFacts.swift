internal import Foundation
internal import HitResponders

/// What a report says of a map, found when it is asked for first.
@MainActor
final class MapFacts {
  private let regions: HitRegions
  private let names: ViewNames

  init(_ regions: HitRegions, _ names: ViewNames) { (self.regions, self.names) = (regions, names) }

  /// The interactive views, in draw order.
  private(set) lazy var targets: [ReportedTarget] = {
    var targets: [ReportedTarget] = []
    forEachTarget { place, doubtful in
      targets.append(doubtful ?? ReportedTarget(regions[place: place]))
    }
    return targets
  }()

  /// Calls `body` with the place of each interactive view, in draw order, and with what is reported
  /// of it where it is among ``doubtfulTargets``.
  func forEachTarget(_ body: (_ place: Int, _ doubtful: ReportedTarget?) -> Void) {
    var doubtful = doubtfulTargets[...]
    for place in 0..<regions.count where regions.index.nodes[place].isInteractive {
      body(place, doubtful.first?.regions.place == place ? doubtful.removeFirst() : nil)
    }
  }

  /// How many views are interactive.
  private(set) lazy var targetCount: Int = regions.index.nodes.count { $0.isInteractive }

  /// The interactive views of which a press may be lost somewhere, or that none reaches.
  ///
  /// They are in draw order. All others are reached wherever they are drawn.
  private(set) lazy var doubtfulTargets: [ReportedTarget] = {
    let index = regions.index
    var targets: [ReportedTarget] = []
    for place in index.nodes.indices where index.nodes[place].isInteractive {
      if index.isReachedWhole(place), index.nodes[place].reachableCount > 0 { continue }
      targets.append(ReportedTarget(regions[place: place]))
    }
    return targets
  }()

  /// The names of the interactive views that are drawn and dead somewhere, with how much that is in
  /// square points, in draw order.
  private(set) lazy var deadAreas: [(view: String, area: Double)] = {
    var areas: [(view: String, area: Double)] = []
    for target in doubtfulTargets where target.deadSize > 0 {
      areas.append((names[target.regions.view], Double(target.deadSize)))
    }
    return areas
  }()

  /// How much of the screen nobody receives presses in.
  private(set) lazy var unreceivedArea: Double = {
    let received = regions.index.receiverRects.rects.pixelCount
    return Double(regions.map.width * regions.map.height - received) * pixel
  }()

  /// The numbers of the views that receive presses, in draw order, with their places among those
  /// that have names; the last place there is for one that has none.
  private(set) lazy var reached: [(place: Int, number: Int)] = {
    let map = regions.map
    var reached: [(place: Int, number: Int)] = []
    for (number, rects) in regions.index.receiverRects.enumerated() where !rects.isEmpty {
      let guess = regions.index.placesOfReceivers[number]
      reached.append((names.place(of: map.receivers[number], guess: guess) ?? .max, number))
    }
    reached.sort { $0 < $1 }
    return reached
  }()

  /// The views that receive presses, in draw order.
  private(set) lazy var receivers: [MapReport.Receiver] = {
    let map = regions.map
    var receivers: [MapReport.Receiver] = []
    receivers.reserveCapacity(reached.count)
    for (place, number) in reached {
      let view = map.receivers[number]
      let area = Double(regions.index.receiverRects[number].pixelCount) * pixel
      let name = place == .max ? view.className : names.names[place]
      receivers.append(.init(view: view, name: name, number: number, area: area))
    }
    return receivers
  }()

  /// How much a pixel of the map is, in square points.
  private var pixel: Double { 1 / Double(regions.map.scale * regions.map.scale) }
}
