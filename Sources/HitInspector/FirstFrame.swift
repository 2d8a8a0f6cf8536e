package import Foundation
package import HitResponders

/// The window's plain areas, shown while their content is still being made.
///
/// Loading fonts takes longer than all the rest of the start.
nonisolated package struct FirstFrame: Sendable {
  /// An area of one colour.
  package struct Area: Hashable, Sendable {
    /// Where it is, in window space.
    package var rect: CGRect
    package var color: UIColor
  }

  /// The areas, back to front.
  package let areas: [Area]

  /// Lays the areas of a window out that shows a scene of some size.
  @MainActor
  package init(size: CGSize, sceneSize: CGSize, appearance: Appearance = .dark) {
    let layout = InspectorLayout(size: size, sceneSize: sceneSize)
    let panels = [
      layout.topBar, layout.views, layout.rail, layout.selected, layout.log, layout.why,
      layout.status,
    ]
    areas = Appearance.under(appearance) {
      [Area(rect: CGRect(origin: .zero, size: layout.size), color: Theme.ground)]
        + panels.compactMap { $0 }.map { Area(rect: $0, color: Theme.panel) }
        + layout.separators.map { Area(rect: $0, color: Theme.separator) }
    }
  }
}
