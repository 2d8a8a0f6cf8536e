/// What Esc takes back, one step a press, in this order.
nonisolated package enum ClearStep: Int, CaseIterable, Hashable, Sendable {
  case list, field, keys, secondFinger, question, pin, replay

  /// What the step does, in words.
  func words(keysOf holder: String?) -> String {
    switch self {
    case .list: "closes a list or a pop-up"
    case .field: "leaves one of HitScope's fields"
    case .keys: holder.map { "takes the keys back from \($0)" } ?? "takes the keys back"
    case .secondFinger: "lifts the second finger"
    case .question: "drops the question, the selection"
    case .pin: "unpins: the hover explains again"
    case .replay: "leaves a replay; then nothing"
    }
  }
}

nonisolated extension InspectorModel {
  /// What Esc would take back now, as far as the model tells it.
  var nextClearStep: ClearStep? {
    ClearStep.allCases.first { step in
      switch step {
      case .list: stack != nil
      case .field: keyboard.isField
      case .keys: keyboard.isScene
      case .secondFinger: pair != nil
      case .question: question != nil || selected != nil || isPicking
      case .pin: moment.isPinned
      case .replay: activity.isReplay
      }
    }
  }
}
