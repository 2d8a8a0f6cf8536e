internal import Foundation
package import HitResponders

extension RoutingOptions {
  /// Returns the switches that differ from those of other options, as a scene file's `rules` has them.
  ///
  /// > Order: that of the table of switches in `docs/routing.md`.
  ///
  /// - Parameter other: What is left out.
  /// - Returns: The keys with their values as JSON; tunings of recognizers that have no name are
  ///   left out too.
  package func rules(besides other: RoutingOptions) -> [(key: String, json: String)] {
    var rules: [(key: String, json: String)] = []
    func note(_ key: RulesKey, _ isOther: Bool, _ json: String?) {
      if isOther, let json { rules.append((key.rawValue, json)) }
    }
    note(
      .hitTestAlphaCutoff,
      hitTestAlphaCutoff != other.hitTestAlphaCutoff,
      Self.quoted(hitTestAlphaCutoff.rawValue)
    )
    note(
      .disabledControlsAreHit,
      disabledControlsAreHit != other.disabledControlsAreHit,
      "\(disabledControlsAreHit)"
    )
    note(
      .hitTestPassesPerTouch,
      hitTestPassesPerTouch != other.hitTestPassesPerTouch,
      "\(hitTestPassesPerTouch)"
    )
    note(
      .controlTrackingSlop,
      controlTrackingSlop != other.controlTrackingSlop,
      Self.number(Double(controlTrackingSlop))
    )
    note(
      .nilTargetStart,
      nilTargetStart != other.nilTargetStart,
      Self.quoted(nilTargetStart.rawValue)
    )
    note(.eventIdentity, eventIdentity != other.eventIdentity, Self.quoted(eventIdentity.rawValue))
    note(.coalescesMoves, coalescesMoves != other.coalescesMoves, "\(coalescesMoves)")
    note(
      .gestureActionTiming,
      gestureActionTiming != other.gestureActionTiming,
      Self.quoted(gestureActionTiming.rawValue)
    )
    note(.gestureTuning, gestureTuning != other.gestureTuning, tuningWord.map(Self.quoted))
    note(.tapCountTuning, tapCountTuning != other.tapCountTuning, tapCountText)
    return rules
  }

  private var tuningWord: String? {
    switch gestureTuning {
    case .standard: "standard"
    case .uikitObserved: "uikitObserved"
    default: nil
    }
  }

  private var tapCountText: String {
    let interval = Self.number(tapCountTuning.interval)
    return "{\"interval\":\(interval),\"distance\":\(Self.number(Double(tapCountTuning.distance)))}"
  }

  private static func quoted(_ word: String) -> String { "\"\(word)\"" }

  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
