internal import Foundation
internal import HitInspector

/// What is left to see of a view that was pressed and then taken away: where it lay, for a second.
struct ViewGhost {
  /// How long it stays, in seconds.
  static let stay: TimeInterval = 1

  private var shape: SceneShape?
  /// When it goes.
  private(set) var wakeTime: TimeInterval?

  /// Shows at a time where a view lay that is no longer there, or that none is missed.
  mutating func show(_ vanished: SceneShape?, in model: inout InspectorModel, at now: TimeInterval)
  {
    if vanished != shape {
      shape = vanished
      wakeTime = vanished == nil ? nil : now + Self.stay
    }
    if let end = wakeTime, now >= end { wakeTime = nil }
    model.ghost = wakeTime == nil ? nil : shape
  }
}
