internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders

/// Where the view that a pin explains can be pressed, found out once the press has ended.
///
/// It takes a map of the whole scene, so a hover never asks for it, nor does a finger that moves.
final class PinReach {
  private let application: UIApplication
  private let map: LiveMap
  /// The view and the pin that were measured last.
  private var measured: Pinned?
  /// When the present one is measured.
  private(set) var wakeTime: TimeInterval?
  private var awaited: Pinned?

  private struct Pinned: Hashable {
    let view: SceneViewID
    let time: TimeInterval?
  }

  /// How long a pin stands before it is measured, in seconds.
  private static let rest: TimeInterval = 0.1
  /// The most views of a scene that is measured.
  private static let mostViews = 5_000

  init(_ application: UIApplication, _ map: LiveMap) {
    (self.application, self.map) = (application, map)
  }

  /// Shows the areas of what is pinned, as far as they are known at a time.
  func show(in model: inout InspectorModel, at now: TimeInterval) {
    let isOver = model.moment.isPinned && !model.imprints.contains { $0.isDown }
    guard isOver, let view = model.inspection?.subject,
      model.outline.rows.count <= Self.mostViews
    else {
      (awaited, wakeTime) = (nil, nil)
      if !model.moment.isPinned { (measured, model.reach) = (nil, nil) }
      return
    }
    let pinned = Pinned(view: view, time: model.moment.time)
    if pinned == measured { return wakeTime = nil }
    if pinned != awaited {
      (awaited, wakeTime, model.reach) = (pinned, now + Self.rest, nil)
    }
    guard let due = wakeTime, now >= due else { return }
    (measured, wakeTime) = (pinned, nil)
    // Of a screen without a map, the mode that shows it tells why.
    guard let live = SceneOutline.view(view, in: application), let regions = try? map.regions()
    else { return }
    model.reach = regions[live].map { SubjectReach($0) }
  }
}
