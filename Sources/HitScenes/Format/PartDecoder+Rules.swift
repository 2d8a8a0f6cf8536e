internal import Foundation
internal import HitResponders

nonisolated extension PartDecoder {
  func rules(_ node: Int) -> SceneRules {
    var rules = SceneRules()
    for (key, value) in reader.members(of: node, key: "rules", as: RulesKey.self, kind: "rules") {
      let name = "rules.\(key.rawValue)"
      switch key {
      case .hitTestAlphaCutoff:
        rules.hitTestAlphaCutoff = reader.word(
          value,
          key: name,
          as: RoutingOptions.AlphaCutoff.self
        )
      case .disabledControlsAreHit: rules.disabledControlsAreHit = reader.boolean(value, key: name)
      case .hitTestPassesPerTouch:
        rules.hitTestPassesPerTouch = reader.integer(value, key: name, in: 1...100)
      case .controlTrackingSlop:
        rules.controlTrackingSlop = reader.number(
          value,
          key: name,
          in: 0...1e7,
          expected: "points from 0 to 1e7"
        ).map { CGFloat($0) }
      case .nilTargetStart:
        rules.nilTargetStart = reader.word(value, key: name, as: RoutingOptions.NilTargetStart.self)
      case .eventIdentity:
        rules.eventIdentity = reader.word(value, key: name, as: RoutingOptions.EventIdentity.self)
      case .coalescesMoves: rules.coalescesMoves = reader.boolean(value, key: name)
      case .gestureActionTiming:
        rules.gestureActionTiming = reader.word(
          value,
          key: name,
          as: RoutingOptions.ActionTiming.self
        )
      case .gestureTuning:
        rules.gestureTuning = reader.word(value, key: name, as: SceneRules.GestureTuning.self)
      case .tapCountTuning: rules.tapCountTuning = tapCountTuning(value)
      }
    }
    return rules
  }

  private func tapCountTuning(_ node: Int) -> SceneRules.TapCountTuning {
    var tuning = SceneRules.TapCountTuning()
    let prefix = "rules.tapCountTuning"
    let members = reader.members(of: node, key: prefix, as: TapCountKey.self, kind: prefix)
    for (key, value) in members {
      switch key {
      case .interval: tuning.interval = reader.seconds(value, key: "\(prefix).interval")
      case .distance:
        tuning.distance = reader.number(
          value,
          key: "\(prefix).distance",
          in: 0...1e7,
          expected: "points from 0 to 1e7"
        ).map { CGFloat($0) }
      }
    }
    return tuning
  }
}
