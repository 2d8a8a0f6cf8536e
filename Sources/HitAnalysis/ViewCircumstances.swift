package import HitResponders

/// What a list of an application's views depends on besides the views themselves, and how they are
/// named and asked.
package struct ViewCircumstances: Equatable {
  private let windows: [UIWindow]
  private let nameVersion: Int
  private let options: RoutingOptions

  @MainActor
  package init(_ application: UIApplication) {
    (windows, nameVersion) = (application.windows, SceneChanges.nameVersion)
    options = application.routingOptions
  }
}
