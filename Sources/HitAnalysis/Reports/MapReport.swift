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
  public let receivers: [Receiver]
  /// How much of the screen nobody receives presses in.
  public let unreceivedArea: Double

  /// The interactive views, in draw order.
  public let targets: [ReportedTarget]

  let explainer: Explainer

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
      title: title,
      windows: windows
    )
  }

  /// Makes the report of a map that is up to date.
  init(_ explainer: Explainer, _ regions: HitRegions, title: String, windows: [UIWindow]? = nil) {
    let map = regions.map
    let (scale, size) = (map.scale, explainer.application.screen.bounds.size)
    let names = ViewNames(windows ?? explainer.application.windows)
    let pixel = 1 / Double(scale * scale)
    let counts = regions.index.rectsOfReceivers.map { $0.reduce(0) { $0 + $1.pixelCount } }
    self.title = title
    self.size = size
    self.regions = regions
    self.names = names
    self.explainer = explainer
    targets = regions.views.filter(\.isInteractive).map(ReportedTarget.init)
    unreceivedArea = Double(map.width * map.height - counts.reduce(0, +)) * pixel
    let reached = map.receivers.indices.filter { counts[$0] > 0 }
      .map { (place: names.place(of: map.receivers[$0]) ?? .max, number: $0) }
    receivers = reached.sorted { $0 < $1 }.map { _, number in
      let view = map.receivers[number]
      let area = Double(counts[number]) * pixel
      return Receiver(view: view, name: names[view], number: number, area: area)
    }
  }

  /// The map.
  public var map: HitMap { regions.map }

  /// The whole screen's area.
  public var area: Double { Double(map.width * map.height) / Double(map.scale * map.scale) }

  /// The views that receive presses, the largest area first; equal ones in draw order.
  public var receiversByArea: [Receiver] {
    receivers.enumerated().sorted {
      ($1.element.area, $0.offset) < ($0.element.area, $1.offset)
    }.map(\.element)
  }

  /// Returns what part of the screen an area is, in percent with one decimal, such as `24.8 %`.
  func percent(_ area: Double) -> String { Percent.text(area, of: self.area) }
}
