public import Foundation
public import HitResponders

/// The switches of routing that a scene file sets; what it leaves out keeps its default.
nonisolated public struct SceneRules: Hashable, Sendable {
  /// The sets of recognizers' numbers.
  public enum GestureTuning: String, Hashable, Sendable, CaseIterable {
    /// The numbers that the spec chooses.
    case standard
    /// The numbers observed on devices.
    case uikitObserved
  }

  /// When a tap counts as a repeat.
  public struct TapCountTuning: Hashable, Sendable {
    /// The longest time between two taps, in seconds.
    public var interval: TimeInterval?
    /// The farthest distance between two taps, in points.
    public var distance: CGFloat?
  }

  /// Which alpha is too little to be hit.
  public var hitTestAlphaCutoff: RoutingOptions.AlphaCutoff?
  /// Whether disabled controls are hit.
  public var disabledControlsAreHit: Bool?
  /// How many walks a hit test makes.
  public var hitTestPassesPerTouch: Int?
  /// How far outside a control a touch is still inside, in points.
  public var controlTrackingSlop: CGFloat?
  /// Where the search of an action without a target starts.
  public var nilTargetStart: RoutingOptions.NilTargetStart?
  /// How long one event object serves.
  public var eventIdentity: RoutingOptions.EventIdentity?
  /// Whether pending moves are merged.
  public var coalescesMoves: Bool?
  /// When a recognizer's action runs.
  public var gestureActionTiming: RoutingOptions.ActionTiming?
  /// Which set of recognizers' numbers is used.
  public var gestureTuning: GestureTuning?
  /// When a tap counts as a repeat.
  public var tapCountTuning: TapCountTuning?
}
