internal import HitResponders

/// How many views an application shows, counted again when views came or went.
final class ViewCensus {
  private let application: UIApplication
  private var counted: (windows: [ObjectIdentifier], version: Int, views: Int)?

  init(_ application: UIApplication) { self.application = application }

  /// The number of views in the visible windows, windows included.
  var count: Int {
    let windows = application.windows.map { ObjectIdentifier($0) }
    let version = SceneChanges.nameVersion
    if let counted, counted.windows == windows, counted.version == version { return counted.views }
    let views = application.windows.reduce(0) { $0 + $1.subtree.count }
    counted = (windows, version, views)
    return views
  }
}
