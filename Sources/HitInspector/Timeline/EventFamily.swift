package import HitResponders

/// What a line of an event's log is about, to be filtered by.
nonisolated package enum EventFamily: String, CaseIterable, Sendable {
  case walk, gestures, responders, actions

  /// What a line is about; the inputs themselves stay.
  package init?(of message: Message) {
    switch message.kind {
    case .input, .error, .warning, .note, .remark, .neutral: return nil
    case .accepted, .refused, .notAsked, .arrived, .missed: self = .walk
    case .gesture, .failure: self = .gestures
    case .sender, .handled, .passed, .lost, .key: self = .responders
    case .action: self = .actions
    }
  }
}
