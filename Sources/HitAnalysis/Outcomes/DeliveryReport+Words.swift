public import HitResponders

// The words in which outputs show what came of a touch.
nonisolated extension DeliveryReport.Sending {
  /// What was sent, as `touchesBegan held back 0.111 s`, or `touchesMoved × 12`.
  public var title: Wording {
    remark.isEmpty ? "\(message.rawValue)" : "\(message.rawValue) \(remark)"
  }

  /// What is odd about how it was sent, as `held back 0.111 s`.
  public var remark: Wording {
    let times: Wording = count > 1 ? "× \(count)" : ""
    guard delay > 0 else { return times }
    return "\(times)\(times.isEmpty ? "" : " ")held back \(seconds: delay) s"
  }

  /// Who acted on it, as `ListView handled`.
  public var outcome: Wording {
    guard let handler else { return "nobody handled it" }
    let deed = handler.did == .dropped ? "dropped it" : "handled"
    return "\(name: handler.responder) \(deed)"
  }

  /// What a message that says so tells.
  public var kind: Message.Kind { handler?.did.kind ?? .lost }
}

nonisolated extension DeliveryReport.Recognizer {
  /// The state it ended in, and why, as `failed: moved 12 > 10`.
  public var outcome: Wording {
    switch part {
    case .off: return "switched off"
    case .declined: return "did not take it"
    case .unseen(let reason): return "never saw it: \(reason)"
    case .told:
      if let awaited { return "waiting for \(name: awaited)" }
      return cause.map { "\(state.word): \($0.words)" } ?? "\(state.word)"
    }
  }

  /// What a message that says so tells.
  public var kind: Message.Kind {
    if isInternal { return .remark }
    switch part {
    case .told: return state == .failed || state == .cancelled ? .failure : .gesture
    case .off, .declined: return .failure
    case .unseen: return .missed
    }
  }
}

nonisolated extension DeliveryReport.Action {
  /// The action and its event, as `print at touchUpInside`.
  public var title: Wording {
    remark.isEmpty ? "\(name: sent.name)" : "\(name: sent.name) \(remark)"
  }

  /// The event, as `at touchUpInside`; a closure has the name of its event.
  public var remark: Wording {
    sent.event.flatMap { $0 == sent.name ? nil : "at \($0)" } ?? ""
  }

  /// Who carried it out.
  public var outcome: Wording { sent.performer.words }

  /// What a message that says so tells.
  public var kind: Message.Kind { sent.performer == .nobody ? .lost : .action }
}
