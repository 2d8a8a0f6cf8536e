internal import Foundation
internal import HitResponders

/// The switches of routing that a scene file sets; what it leaves out keeps its default.
nonisolated public struct SceneRules: Sendable {
  /// The sets of recognizers' numbers that have names.
  enum Tuning: String, CaseIterable {
    case standard, uikitObserved

    var numbers: GestureTuning { self == .standard ? .standard : .uikitObserved }
  }

  private var changes: [@Sendable (inout RoutingOptions) -> Void] = []

  /// Sets a switch, unless its value is missing.
  mutating func set<Value: Sendable>(
    _ option: any WritableKeyPath<RoutingOptions, Value> & Sendable,
    to value: Value?
  ) {
    if let value { changes.append { $0[keyPath: option] = value } }
  }

  func apply(to options: inout RoutingOptions) {
    for change in changes { change(&options) }
  }
}
