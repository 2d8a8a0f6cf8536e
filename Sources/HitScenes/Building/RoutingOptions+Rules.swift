internal import Foundation
package import HitResponders

extension RoutingOptions {
  /// Makes the options of a scene file's rules; missing ones have their defaults.
  package init(_ rules: SceneRules) {
    self.init()
    rules.apply(to: &self)
  }

  /// Applies a scene file's rules; missing ones change nothing.
  package mutating func apply(_ rules: SceneRules) { rules.apply(to: &self) }

  /// Returns the switches that differ from those of other options, as a scene file's `rules` has
  /// them.
  ///
  /// > Order: that of the table of switches in `docs/routing.md`.
  ///
  /// - Parameter other: What is left out.
  /// - Returns: The keys with their values as JSON; tunings of recognizers that have no name are
  ///   left out too.
  package func rules(besides other: RoutingOptions) -> [(key: String, json: String)] {
    zip(texts, other.texts).compactMap { own, others in
      own.json == others.json ? nil : own.json.map { (own.key.rawValue, $0) }
    }
  }

  /// Every switch with its value as JSON.
  private var texts: [(key: RulesKey, json: String?)] {
    [
      (.hitTestAlphaCutoff, Self.quoted(hitTestAlphaCutoff.rawValue)),
      (.disabledControlsAreHit, "\(disabledControlsAreHit)"),
      (.hitTestPassesPerTouch, "\(hitTestPassesPerTouch)"),
      (.controlTrackingSlop, ShortNumber.exact(Double(controlTrackingSlop))),
      (.nilTargetStart, Self.quoted(nilTargetStart.rawValue)),
      (.eventIdentity, Self.quoted(eventIdentity.rawValue)),
      (.coalescesMoves, "\(coalescesMoves)"),
      (.gestureActionTiming, Self.quoted(gestureActionTiming.rawValue)),
      (.gestureTuning, tuning.map { Self.quoted($0.rawValue) }),
      (.tapCountTuning, tapCountText),
    ]
  }

  private var tuning: SceneRules.Tuning? {
    SceneRules.Tuning.allCases.first { $0.numbers == gestureTuning }
  }

  private var tapCountText: String {
    let interval = ShortNumber.exact(tapCountTuning.interval)
    return
      "{\"interval\":\(interval),\"distance\":\(ShortNumber.exact(Double(tapCountTuning.distance)))}"
  }

  private static func quoted(_ word: String) -> String { "\"\(word)\"" }
}
