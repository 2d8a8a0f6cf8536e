public import Foundation

/// The choices where UIKit's sources disagree, or where teaching and imitation pull apart.
///
/// Every default is the first value of `docs/routing.md`'s table of switches.
nonisolated public struct RoutingOptions: Hashable, Sendable {
  /// Which alpha is the first that is not hit.
  public enum AlphaCutoff: String, Sendable, CaseIterable {
    /// Views with an alpha below 0.01 are not hit; 0.01 itself is.
    case below001
    /// Views with an alpha of 0.01 or less are not hit.
    case atOrBelow001

    /// What the choice means, as a clause.
    package var clause: String {
      switch self {
      case .below001: "alpha below 0.01 is not hit"
      case .atOrBelow001: "alpha 0.01 and less is not hit"
      }
    }
  }

  /// Where the search of an action without a target starts.
  public enum NilTargetStart: String, Sendable, CaseIterable {
    /// At the key window's first responder, or at the sender where there is none.
    case firstResponder
    /// At the sender.
    case sender
  }

  /// How long one event object lives.
  public enum EventIdentity: String, Sendable, CaseIterable {
    /// One object from the first finger down to the last finger up.
    case perSequence
    /// A new object for every frame.
    case perFrame
  }

  /// When two touches count as taps of one run.
  public struct TapCountTuning: Hashable, Sendable {
    /// The longest time from a lift to the next touch, in seconds.
    public var interval: TimeInterval = 0.35
    /// The longest distance from a lift to the next touch, in points.
    public var distance: CGFloat = 45

    /// Makes the standard tuning.
    public init() {}
  }

  /// When the action of a recognizer runs.
  public enum ActionTiming: String, Sendable, CaseIterable {
    /// Inside the delivery of the frame, after the views' touches are cancelled.
    case inline
    /// After the frame, as UIKit's header words it.
    case nextTurn
  }

  /// The alpha at which a view stops being hit; rule H4.
  public var hitTestAlphaCutoff = AlphaCutoff.below001

  /// Whether a disabled control is hit like an enabled one; rule H13.
  public var disabledControlsAreHit = true

  /// How many times the walk is run for one touch, the last answer counting; rule H16.
  public var hitTestPassesPerTouch = 1

  /// How far outside a control a tracked touch still counts as inside, in points; rule C9.
  public var controlTrackingSlop: CGFloat = 0

  /// Where the search of an action without a target starts; rule C13.
  public var nilTargetStart = NilTargetStart.firstResponder

  /// Whether a sequence shares one event object; rule D8.
  public var eventIdentity = EventIdentity.perSequence

  /// Whether pending neighbour frames that contain only moves are merged; rule D10.
  public var coalescesMoves = false

  /// When the action of a recognizer runs; rule G9.
  public var gestureActionTiming = ActionTiming.inline

  /// The numbers behind the recognizers; rule G30.
  public var gestureTuning = GestureTuning.standard

  /// The numbers behind `UITouch.tapCount`; rule T13.
  public var tapCountTuning = TapCountTuning()

  /// Makes the default options.
  public init() {}
}
