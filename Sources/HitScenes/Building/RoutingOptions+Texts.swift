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
    func append(_ key: RulesKey, _ isOther: Bool, _ json: String?) {
      if isOther, let json { rules.append((key.rawValue, json)) }
    }
    append(
      .hitTestAlphaCutoff,
      hitTestAlphaCutoff != other.hitTestAlphaCutoff,
      Self.quoted(hitTestAlphaCutoff.rawValue)
    )
    append(
      .disabledControlsAreHit,
      disabledControlsAreHit != other.disabledControlsAreHit,
      "\(disabledControlsAreHit)"
    )
    append(
      .hitTestPassesPerTouch,
      hitTestPassesPerTouch != other.hitTestPassesPerTouch,
      "\(hitTestPassesPerTouch)"
    )
    append(
      .controlTrackingSlop,
      controlTrackingSlop != other.controlTrackingSlop,
      Self.number(Double(controlTrackingSlop))
    )
    append(
      .nilTargetStart,
      nilTargetStart != other.nilTargetStart,
      Self.quoted(nilTargetStart.rawValue)
    )
    append(
      .eventIdentity,
      eventIdentity != other.eventIdentity,
      Self.quoted(eventIdentity.rawValue)
    )
    append(.coalescesMoves, coalescesMoves != other.coalescesMoves, "\(coalescesMoves)")
    append(
      .gestureActionTiming,
      gestureActionTiming != other.gestureActionTiming,
      Self.quoted(gestureActionTiming.rawValue)
    )
    append(.gestureTuning, gestureTuning != other.gestureTuning, tuningWord.map(Self.quoted))
    append(.tapCountTuning, tapCountTuning != other.tapCountTuning, tapCountText)
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
