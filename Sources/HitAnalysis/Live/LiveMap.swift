internal import Foundation
internal import HitResponders

/// The map of an application that is kept while the application changes.
///
/// What changed is asked for anew, in the map that is there; what overriding views answered before
/// is asked again only where their views changed.
package final class LiveMap {
  private let explainer: Explainer
  private let title: String
  private var map: HitMap?
  private var size = CGSize.zero
  /// The count of changes as of which the map is true.
  private var version: UInt64 = 0
  /// The windows that were asked, back to front.
  private var windows: [ObjectIdentifier] = []

  /// The most views that are looked at before they count as changed.
  private static let mostExamined = 100_000

  /// Makes a map that is found when it is asked for first.
  package init(_ explainer: Explainer, title: String) {
    (self.explainer, self.title) = (explainer, title)
  }

  /// Brings the map up to date.
  ///
  /// - Returns: What the map says; `nil` where it says what it said last.
  /// - Throws: `ReportError` where the screen has too many pixels.
  package func update() throws(ReportError) -> MapReport? {
    let application = explainer.application
    let (size, visible) = (application.screen.bounds.size, application.windows)
    let names = visible.map { ObjectIdentifier($0) }
    if map != nil, size == self.size, names == windows, !hasChanged(visible) { return nil }
    try ReportError.check(size, scale: 1, place: title)
    version = SceneChanges.viewVersion
    if size != self.size { map = nil }
    (self.size, windows) = (size, names)
    var map = map ?? HitMap(application)
    if self.map != nil {
      // The map must not have a second owner while it changes, or all of it is copied.
      self.map = nil
      map.update(in: CGRect(origin: .zero, size: size))
    }
    self.map = map
    let regions = HitRegions(map.snapshot, interactive: explainer.interactive)
    return MapReport(explainer, regions, title: title)
  }

  private func hasChanged(_ windows: [UIWindow]) -> Bool {
    var budget = Self.mostExamined
    return windows.contains { $0.mayAnswerDifferently(since: version, &budget) }
  }
}
