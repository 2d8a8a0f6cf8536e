internal import Foundation
internal import HitResponders

/// The map of an application that is kept while the application changes.
///
/// All who ask about the same application share one: the map is found once for each change. What
/// changed is asked for anew, in the map that is there; what overriding views answered before is
/// asked again only where their views changed.
package final class LiveMap {
  private let explainer: Explainer
  private let title: String
  private var map: HitMap?
  /// What the map says, as long as nothing changes.
  private var known: HitRegions?
  private var size = CGSize.zero
  private var windows: StillWindows
  private var names = KnownNames()
  /// What was reported last.
  private var reported: RegionIndex?

  /// Makes a map that is found when it is asked for first.
  package init(_ explainer: Explainer, title: String) {
    (self.explainer, self.title) = (explainer, title)
    windows = StillWindows(explainer.application)
  }

  /// Brings the map up to date.
  ///
  /// - Returns: Where each view is drawn and reached.
  /// - Throws: `ReportError` where the screen has too many pixels.
  package func regions() throws(ReportError) -> HitRegions {
    let application = explainer.application
    let size = application.screen.bounds.size
    let isOther = size != self.size
    let isOld = windows.hasChanged() || isOther
    if let known, !isOld { return known }
    let change = isOther ? nil : known.flatMap { RegionChange($0.index, explainer.interactive) }
    known = nil
    try ReportError.check(size, scale: 1, place: title)
    if isOther { map = nil }
    self.size = size
    var map = map ?? HitMap(application)
    let rect = change?.rect ?? CGRect(origin: .zero, size: size)
    if self.map != nil {
      // The map must not have a second owner while it changes, or all of it is copied.
      self.map = nil
      map.update(in: rect)
    }
    self.map = map
    let runs = ReceiverBands(map, after: change.map { ($0.index.bands, map.rows(touching: rect)) })
    let read = map.snapshot(runs)
    let index =
      change.map { RegionIndex(read, after: $0) } ?? RegionIndex(read, explainer.interactive)
    let regions = HitRegions(index)
    known = regions
    return regions
  }

  /// Brings the map up to date.
  ///
  /// - Returns: What the map says; `nil` where it says what it said last.
  /// - Throws: `ReportError` where the screen has too many pixels.
  package func update() throws(ReportError) -> MapReport? {
    let regions = try regions()
    if regions.index === reported { return nil }
    reported = regions.index
    return MapReport(explainer, regions, viewNames, title: title)
  }

  /// The names of the views as they are now.
  package var viewNames: ViewNames { names.names(of: explainer.application.windows) }
}
