internal import Foundation
internal import HitResponders

/// As of when the windows of a scene are shown.
///
/// Two that are equal are of a scene in which no view was changed between them.
struct SceneState: Equatable {
  private let windows: [ObjectIdentifier]
  private let size: CGSize
  private let version: UInt64

  init(_ application: UIApplication) {
    windows = application.windows.map { ObjectIdentifier($0) }
    size = application.screen.bounds.size
    version = application.windows.map(\.contentVersion).max() ?? 0
  }
}
