internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders

/// Says when a scroll brought other views under a pointer that rests, also where they go on moving
/// by themselves afterwards.
struct ScrollWatch {
  /// The windows since the latest scroll; none once the pointer moved on.
  private var windows: StillWindows?

  /// Notes an input of a scene.
  mutating func take(_ record: RoutedInput, in application: UIApplication) {
    if case .scroll = record.input?.content, windows == nil { windows = StillWindows(application) }
  }

  /// Forgets the scroll: the pointer was explained anew.
  mutating func end() { windows = nil }

  /// Whether views may lie elsewhere than when this was asked last.
  mutating func hasMoved() -> Bool { windows?.hasChanged() ?? false }
}

extension InspectorFeed {
  /// Shows what gestures draw at a moment.
  func showGestures(at now: TimeInterval, in model: inout InspectorModel) {
    let isTouch = model.inspection?.isTouch == true
    model.gestures =
      isTouch
      ? GestureOverlay(model.inspection?.gestures ?? [], model.imprints, now: now)
      : GestureOverlay()
  }
}
