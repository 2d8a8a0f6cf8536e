public import Foundation
public import HitResponders

/// Who receives a press where on a screen, in names and areas: what every form of the map is made
/// of.
///
/// ```swift
/// let report = try MapReport(Explainer(scene), title: scene.name)
/// print(report.lines.joined(separator: "\n"))
/// ```
///
/// > Units: areas are in square points; a pixel's centre stands for all of it.
public struct MapReport {
  /// A view that receives presses somewhere.
  public struct Receiver {
    /// The view.
    public let view: UIView
    /// The view's name, which no other has.
    public let name: String
    /// The view's number in the map.
    public let number: Int
    /// How much of the screen is its.
    public let area: Double
  }

  /// What the screen is called.
  public let title: String
  /// The screen's size, in points.
  public let size: CGSize
  /// Where each view is drawn, where it can be reached, and who takes the rest.
  public let regions: HitRegions
  /// The names of the views.
  public let names: ViewNames
  /// The views that receive presses, in draw order.
  public var receivers: [Receiver] { facts.receivers }
  /// The numbers of those views in the map, in draw order.
  var receiverNumbers: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(facts.reached.count)
    for receiver in facts.reached { numbers.append(receiver.number) }
    return numbers
  }
  /// How much of the screen nobody receives presses in.
  public var unreceivedArea: Double { facts.unreceivedArea }

  /// The interactive views, in draw order.
  public var targets: [ReportedTarget] { facts.targets }

  /// How many views are interactive.
  var targetCount: Int { facts.targetCount }

  /// The interactive views of which a press may be lost somewhere, or that none reaches.
  ///
  /// They are in draw order. All others are reached wherever they are drawn.
  var doubtfulTargets: [ReportedTarget] { facts.doubtfulTargets }

  /// The names of the interactive views that are drawn and dead somewhere, with how much that is in
  /// square points, in draw order.
  var deadAreas: [(view: String, area: Double)] { facts.deadAreas }

  let explainer: Explainer
  let facts: MapFacts

  /// Makes the report of an application's screen.
  ///
  /// - Parameters:
  ///   - explainer: Explains the application, which is asked and to which no event is sent.
  ///   - title: What the screen is called, such as a scene's name.
  ///   - windows: All windows, for names; the visible ones when none are given.
  ///   - scale: The pixels of the map to a point.
  /// - Throws: `ReportError` where the screen has no pixels or too many.
  public init(
    _ explainer: Explainer,
    title: String,
    windows: [UIWindow]? = nil,
    scale: CGFloat = 1
  ) throws(ReportError) {
    let size = explainer.application.screen.bounds.size
    try ReportError.check(size, scale: scale, place: title)
    self.init(
      explainer,
      HitRegions(explainer.application, scale: scale, interactive: explainer.interactive),
      ViewNames(windows ?? explainer.application.windows),
      title: title
    )
  }

  /// Makes the report of a map that is up to date.
  init(_ explainer: Explainer, _ regions: HitRegions, _ names: ViewNames, title: String) {
    self.title = title
    size = explainer.application.screen.bounds.size
    self.regions = regions
    self.names = names
    self.explainer = explainer
    facts = MapFacts(regions, names)
  }

  /// The map.
  public var map: HitMap { regions.map }

  /// The whole screen's area.
  public var area: Double { Double(map.width * map.height) / Double(map.scale * map.scale) }

  /// The views that receive presses, the largest area first; equal ones in draw order.
  public var receiversByArea: [Receiver] { receiverPlacesByArea.map { receivers[$0] } }

  /// The indices of ``receivers``, the largest area first; sorting them moves no names.
  package var receiverPlacesByArea: [Int] {
    var areas: [Double] = []
    areas.reserveCapacity(receivers.count)
    for receiver in receivers { areas.append(receiver.area) }
    return Self.placesBySize(areas)
  }

  /// The places of areas, the largest first; equal ones in their order.
  private nonisolated static func placesBySize(_ areas: [Double]) -> [Int] {
    areas.indices.sorted { (areas[$1], $0) < (areas[$0], $1) }
  }

  /// Returns what part of the screen an area is, in percent with one decimal, such as `24.8 %`.
  func percent(_ area: Double) -> String { Percent.text(area, of: self.area) }
}
