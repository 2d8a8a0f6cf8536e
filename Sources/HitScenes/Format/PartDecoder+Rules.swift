internal import Foundation
internal import HitResponders

nonisolated extension PartDecoder {
  func rules(_ node: Int) -> SceneRules {
    var rules = SceneRules()
    guard let members = reader.members(of: node, key: "rules", as: RulesKey.table)
    else { return rules }
    for (key, value) in members {
      let name = "rules.\(key.rawValue)"
      switch key {
      case .hitTestAlphaCutoff: rules.set(\.hitTestAlphaCutoff, to: word(value, name))
      case .disabledControlsAreHit:
        rules.set(\.disabledControlsAreHit, to: reader.boolean(value, key: name))
      case .hitTestPassesPerTouch:
        rules.set(\.hitTestPassesPerTouch, to: reader.integer(value, key: name, in: 1...100))
      case .controlTrackingSlop: rules.set(\.controlTrackingSlop, to: points(value, name))
      case .nilTargetStart: rules.set(\.nilTargetStart, to: word(value, name))
      case .eventIdentity: rules.set(\.eventIdentity, to: word(value, name))
      case .coalescesMoves: rules.set(\.coalescesMoves, to: reader.boolean(value, key: name))
      case .gestureActionTiming: rules.set(\.gestureActionTiming, to: word(value, name))
      case .gestureTuning:
        let tuning: SceneRules.Tuning? = word(value, name)
        rules.set(\.gestureTuning, to: tuning?.numbers)
      case .tapCountTuning: readTapCountTuning(value, name, into: &rules)
      }
    }
    return rules
  }

  private func readTapCountTuning(_ node: Int, _ path: String, into rules: inout SceneRules) {
    guard let members = reader.members(of: node, key: path, as: TapCountKey.table) else { return }
    for (key, value) in members {
      let name = "\(path).\(key.rawValue)"
      switch key {
      case .interval: rules.set(\.tapCountTuning.interval, to: reader.seconds(value, key: name))
      case .distance: rules.set(\.tapCountTuning.distance, to: points(value, name))
      }
    }
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: Int,
    _ name: String
  ) -> Word? {
    reader.word(node, key: name, as: Word.self)
  }

  private func points(_ node: Int, _ name: String) -> CGFloat? {
    reader.number(node, key: name, in: 0...1e7, expected: "points from 0 to 1e7")
      .map { CGFloat($0) }
  }
}
