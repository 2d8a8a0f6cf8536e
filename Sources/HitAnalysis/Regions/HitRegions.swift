public import Foundation
public import HitResponders

/// Where each view of an application is drawn and reached, and which views take the rest.
///
/// All of it comes from one hit map. Areas are made of pixels of that map, given in points: at a
/// scale of 1 an edge between two points counts with the pixel whose centre is on its side.
///
/// ```swift
/// let regions = HitRegions(application)
/// for view in regions.views where view.isInteractive && view.isDead {
///   print(view.view, view.losses)
/// }
/// ```
///
/// - Complexity: The map, and its runs of pixels and the views once each; properties of a view
///   beyond sizes are computed when they are read.
public struct HitRegions {
  /// The map.
  public let map: HitMap
  /// Every view of the visible windows, back to front, each before its subviews.
  ///
  /// - Complexity: A list is made each time.
  public var views: [ViewRegions] {
    var views: [ViewRegions] = []
    views.reserveCapacity(count)
    for place in 0..<count { views.append(self[place: place]) }
    return views
  }
  let index: RegionIndex

  /// Makes the regions of an application's screen.
  ///
  /// - Parameters:
  ///   - application: The application; its views are asked, no event is sent.
  ///   - scale: The pixels to a point, above 0.
  ///   - interactive: Which views users expect a press to have an effect on.
  public init(
    _ application: UIApplication,
    scale: CGFloat = 1,
    interactive: InteractiveViews = InteractiveViews()
  ) {
    self.init(HitMap(application, scale: scale), interactive: interactive)
  }

  /// Makes the regions of a map, which must be up to date.
  public init(_ map: HitMap, interactive: InteractiveViews = InteractiveViews()) {
    self.init(RegionIndex(map, interactive))
  }

  init(_ index: RegionIndex) {
    map = index.map
    self.index = index
  }

  /// How many views there are.
  var count: Int { index.views.count }

  /// Returns the regions of the view at a place of ``views``.
  subscript(place place: Int) -> ViewRegions { ViewRegions(index: index, place: place) }

  /// Returns the regions of a view by what identifies it.
  package subscript(id id: ObjectIdentifier) -> ViewRegions? {
    index.places[id].map { self[place: $0] }
  }

  /// Returns the regions of a view; `nil` for a view of no visible window.
  public subscript(view: UIView) -> ViewRegions? { self[id: ObjectIdentifier(view)] }
}
