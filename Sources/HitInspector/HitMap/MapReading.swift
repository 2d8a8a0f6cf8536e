internal import Foundation
package import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// A map of the scene as the window shows it: its picture, its receivers, what lint found there.
///
/// Two are equal when they are one, so a model that has one is compared at once. What is shown of it
/// is made when it is seen.
package final class MapReading {
  let report: MapReport
  /// What lint found, the worst first; nothing before it was looked for.
  package let found: [LiveFinding]?
  /// Where the scene's file tells of what was found, as `26:13`.
  private let place: @MainActor (LiveFinding) -> String?
  let colors: MapColors
  /// The reading of the same map before lint looked at it, which may be this one.
  var first: MapReading { earlier ?? self }
  private let earlier: MapReading?
  /// What was asked for of views, by their identities.
  private var reaches: [SceneViewID: SubjectReach] = [:]
  private var comparisons: [ObjectIdentifier: MapComparison] = [:]
  /// What was put into words, by its place among what was found.
  private var rows: [Int: FindingRow] = [:]
  /// What was told last, and of which view.
  private var known: (view: SceneViewID?, name: String?, notes: FindingNotes)?

  /// Reads a report; views keep the colours that they had in an earlier one.
  package init(_ report: MapReport, keeping other: MapReading? = nil) {
    self.report = report
    found = nil
    place = { _ in nil }
    earlier = nil
    if let other, let known = MapColors(report, of: other.colors) {
      colors = known
      return
    }
    let kept = other.map { reading in
      Dictionary(
        reading.report.receivers.compactMap { receiver in
          reading.colors[receiver.number].map { (receiver.name, $0) }
        },
        uniquingKeysWith: { first, _ in first }
      )
    }
    colors = MapColors(report, keeping: kept ?? [:])
  }

  /// Adds what lint found to a reading.
  ///
  /// - Parameters:
  ///   - reading: The map.
  ///   - found: What lint found in it.
  ///   - place: Returns where the scene's file tells of a finding, as `26:13`, when it is seen.
  package init(
    _ reading: MapReading,
    found: [LiveFinding],
    place: @escaping @MainActor (LiveFinding) -> String?
  ) {
    self.place = place
    (report, colors) = (reading.report, reading.colors)
    (reaches, comparisons) = (reading.reaches, reading.comparisons)
    self.found = found
    earlier = reading.first
  }

  // Findings are large, and few of them are in the picture: they are not copied.
  private lazy var wholePicture = MapPicture(
    report,
    colors: colors,
    findings: (found ?? []).lazy.map(\.finding)
  )

  /// The map as a picture of some of its layers, with letters that are legible at a factor.
  func picture(_ layers: MapLayers, at factor: CGFloat = 1) -> MapPicture {
    var picture = wholePicture
    picture.layers = layers
    picture.letterScale = MapPicture.letterScale(at: factor)
    return picture
  }

  /// The regions of the map.
  package var regions: HitRegions { report.regions }

  // MARK: Views

  /// How much of the screen a view itself receives, in percent; a dash where no press reaches it.
  func share(of view: SceneViewID) -> String {
    guard let regions = report.regions[id: view], regions.reachableSize > 0 else { return "—" }
    return Percent.text(regions.receivedSize, of: report.area)
  }

  /// Where a view can be pressed and who takes the rest.
  package func reach(of view: SceneViewID) -> SubjectReach? {
    if let known = reaches[view] { return known }
    guard let regions = report.regions[id: view] else { return nil }
    let reach = SubjectReach(regions, rival: regions.rival)
    reaches[view] = reach
    return reach
  }

  // MARK: Rows

  private(set) lazy var findingRows: [MapFindingRow] = {
    var rows: [MapFindingRow] = []
    for found in found ?? [] {
      rows.append(MapFindingRow(found, number: rows.count + 1, place: place))
    }
    return rows
  }()

  /// Tells what lint found at a view, and elsewhere.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The view's name, by which it is found where the scene was made anew.
  /// - Returns: What was found; nothing before lint looked.
  /// - Complexity: The number of findings, once for each view in turn.
  func notes(at view: SceneViewID?, named name: String? = nil) -> FindingNotes? {
    guard let found else { return nil }
    if let known, known.view == view, known.name == name { return known.notes }
    var places = view == nil ? [] : foundViews.indices.filter { foundViews[$0] == view }
    if places.isEmpty, let name {
      places = found.indices.filter { found[$0].finding.view?.name == name }
    }
    var notes = FindingNotes(places.map { row(at: $0) }, of: found.count)
    // Most views are not among the first, and the others of those are the same.
    notes.others =
      places.first.map { $0 >= FindingNotes.mostOthers } ?? true
      ? firstRows
      : foundViews.indices.lazy.filter { !places.contains($0) }
        .prefix(FindingNotes.mostOthers).map { self.row(at: $0) }
    known = (view, name, notes)
    return notes
  }

  /// The views that something was found at, in the order of the findings.
  private lazy var foundViews = (found ?? []).map(\.viewID)
  private lazy var firstRows = foundViews.indices.prefix(FindingNotes.mostOthers).map {
    row(at: $0)
  }

  private func row(at place: Int) -> FindingRow {
    if let row = rows[place] { return row }
    let found = (found ?? [])[place]
    let row = FindingRow(found.finding, of: found.viewID, at: self.place(found))
    rows[place] = row
    return row
  }

  private(set) lazy var receiverRows: [ReceiverRow] = {
    let receivers = report.receivers
    let places = report.receiverPlacesByArea
    let most = places.first.map { receivers[$0].area } ?? 1
    var rows: [ReceiverRow] = []
    rows.reserveCapacity(places.count)
    for place in places {
      let receiver = receivers[place]
      rows.append(
        ReceiverRow(
          name: receiver.name,
          view: ObjectIdentifier(receiver.view),
          color: colors[receiver.number],
          size: receiver.area,
          most: most,
          whole: report.area
        )
      )
    }
    return rows
  }()

  /// How this map differs from an earlier one.
  func comparison(from earlier: MapReading) -> MapComparison {
    let id = ObjectIdentifier(earlier)
    if let known = comparisons[id] { return known }
    let comparison = MapComparison(from: earlier.report, to: report)
    comparisons = [id: comparison]
    return comparison
  }
}

extension MapReading: Hashable {
  nonisolated package static func == (one: MapReading, other: MapReading) -> Bool { one === other }

  nonisolated package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A finding in the list beside a map; what it says is put together when it is seen.
nonisolated struct MapFindingRow {
  let number: Int
  private let found: LiveFinding
  private let placeInFile: @MainActor (LiveFinding) -> String?

  init(_ found: LiveFinding, number: Int, place: @escaping @MainActor (LiveFinding) -> String?) {
    (self.found, self.number, placeInFile) = (found, number, place)
  }

  var view: SceneViewID? { found.viewID }
  var level: LintLevel { found.finding.level }
  var rule: String { found.finding.rule }
  var sentence: String { found.finding.message }

  /// What is to be known besides, in a line.
  var detail: String {
    let finding = found.finding
    return finding.help ?? finding.verdict ?? finding.parts.first?.words.text ?? ""
  }

  /// Where in the scene's file, and where on the screen.
  @MainActor
  var place: String {
    let finding = found.finding
    let name = URL(fileURLWithPath: finding.file).lastPathComponent
    let file = placeInFile(found).map { "\(name):\($0)" }
    let region = finding.region.map { Shown.rect($0) }
    return [file, region].compactMap { $0 }.joined(separator: "   ")
  }
}

nonisolated extension MapFindingRow: Equatable {
  static func == (one: MapFindingRow, other: MapFindingRow) -> Bool {
    one.number == other.number && one.view == other.view
      && (one.found === other.found || one.found.finding == other.found.finding)
  }
}

/// A view that receives presses, in the list of them.
nonisolated struct ReceiverRow: Hashable {
  var name: String
  var view: SceneViewID
  var color: UIColor?
  /// In how much of the screen it receives presses, in square points.
  var size: Double
  /// The same of the view that receives the most.
  var most: Double
  /// The area of the screen.
  var whole: Double

  var area: String { "\(ShortNumber.text(size)) pt²" }
  var share: String { Percent.text(size, of: whole) }
  /// How long its bar is, from 0 to 1.
  var length: CGFloat { CGFloat(size / most) }
}
