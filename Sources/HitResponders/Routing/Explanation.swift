internal import Foundation

/// What is told of a routed input: one list of messages, shown the same by every output.
nonisolated public enum Explanation {
  /// How much of a routed input a log shows.
  public enum Detail: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// What responders did, without the walk.
    case chain
    /// The walk, without what responders did.
    case walk
    /// Everything.
    case all
  }

  /// Returns what a log tells of a routed input, a message a line.
  public static func messages(for routed: RoutedInput, detail: Detail = .all) -> [Message] {
    if detail == .none { return [] }
    var messages = headings(of: routed).map {
      Message(.input, "\(seconds: routed.timestamp) \($0)")
    }
    if routed.isUnheardCommand {
      messages.append(
        Message(.remark, indent: 1, "dropped: the application receives no remote control events")
      )
    }
    if routed.isUnfollowedScroll {
      messages.append(Message(.remark, indent: 1, "no recognizer follows it"))
    }
    if !routed.bindings.isEmpty {
      messages += routed.senders.enumerated().map {
        Message(.sender, indent: 1, depth: $0, "\(name: $1).sendEvent")
      }
    }
    if detail != .chain { messages += routed.bindings.flatMap(Self.messages) }
    if detail != .walk {
      messages += routed.withheld.map(Self.message)
      for index in 0...routed.deliveries.count {
        for note in routed.notes where note.place == index { messages += Self.messages(for: note) }
        guard index < routed.deliveries.count else { continue }
        messages += Self.messages(for: routed.deliveries[index])
      }
    }
    return messages
  }

  /// Returns the lines of a routed input, the way a log prints them.
  public static func lines(for routed: RoutedInput, detail: Detail = .all) -> [String] {
    messages(for: routed, detail: detail).map(\.text)
  }

  private static func messages(for binding: RoutedInput.Binding) -> [Message] {
    var messages = binding.walk.lines.map(\.message)
    for index in messages.indices { messages[index].indent = 1 }
    if binding.view == nil {
      messages.append(
        Message(.remark, indent: 1, "no view answered, touch \(binding.finger) dropped")
      )
    }
    return messages
  }

  private static func message(for held: RoutedInput.Withheld) -> Message {
    Message(
      .remark,
      indent: 1,
      "touch \(held.finger) withheld from \(name: held.view): \(held.reason.clause)"
    )
  }

  /// Returns what is told of a note; nothing where a question left things as they would have been.
  private static func messages(for note: RoutedInput.Note) -> [Message] {
    switch note.content {
    case .consulted(let name, let question, let answer):
      return question.isUsual(answer)
        ? []
        : [
          Message(
            .gesture,
            indent: 1,
            "\(name: name) \(question.words): \(answer ? "yes" : "no")"
          )
        ]
    case .ruled(let name, let ruling):
      return [Message(.gesture, indent: 1, "\(name: name) \(ruling.words)")]
    case .moved(let name, let from, let to, let cause):
      let kind: Message.Kind = to == .failed || to == .cancelled ? .failure : .gesture
      let words: Wording = "\(name: name) \(from.word) > \(to.word): \(cause.words)"
      return [Message(kind, indent: 1, words)]
    case .action(let action): return messages(for: action)
    }
  }

  private static func messages(for action: RoutedInput.Action) -> [Message] {
    let sender: Wording = action.sender.map { " \(name: $0)" } ?? ""
    let words: Wording = "action \(name: action.name)\(sender) -> \(action.performer.words)"
    return [Message(.action, indent: 1, words)]
      + action.declined.map { Message(.remark, indent: 2, "\(name: $0) declined") }
  }

  private static func messages(for delivery: RoutedInput.Delivery) -> [Message] {
    delivery.steps.enumerated().map { index, step in
      let message = index == 0 ? "\(delivery.message.rawValue) " : ""
      return Message(
        step.did.kind,
        indent: 1,
        depth: index,
        "\(message)\(name: step.responder) \(step.did.rawValue)"
      )
    }
  }

  /// What an input was, a line for each of its changes.
  package static func headings(of routed: RoutedInput) -> [Wording] {
    guard let input = routed.input else {
      return [routed.isTimed ? "timer" : "change from outside"]
    }
    switch input.content {
    case .touches(let samples):
      return samples.filter { $0.phase != .stationary }.map {
        "touch \($0.finger) \($0.phase.word) \(point: $0.locationOnScreen)"
      }
    case .presses(let samples):
      return samples.map { "press \($0.phase.word)\($0.key.map { " \($0.word)" } ?? "")" }
    case .motion(let phase, _): return ["shake \(phase.rawValue)"]
    case .hover(let point):
      if routed.isEmpty { return [] }
      return [point.map { "pointer over \(point: $0)" } ?? "pointer left"]
    case .scroll(let sample):
      let stage = sample.stage == .notch ? "" : "\(sample.stage.rawValue) "
      let way = CGPoint(x: sample.notches.width, y: sample.notches.height)
      return ["scroll \(stage)by \(point: way) at \(point: sample.locationOnScreen)"]
    case .remoteControl(let subtype): return ["remote \(subtype.word)"]
    }
  }
}

nonisolated extension UITouch.Phase {
  /// The word that every output uses for this phase.
  package var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

nonisolated extension UIPress.Phase {
  fileprivate var word: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

nonisolated extension UIKey {
  /// What the key types, where that can be printed; else what it is.
  package var word: String {
    let texts = [characters, charactersIgnoringModifiers]
    return texts.first(where: Self.isPrintable) ?? keyCode.word
  }

  private static func isPrintable(_ text: String) -> Bool {
    !text.isEmpty && text != " " && !text.hasPrefix("UIKeyInput")
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

nonisolated extension UIEvent.EventSubtype {
  /// The word that scripts and logs use for a remote command.
  package var word: String {
    switch self {
    case .none: "none"
    case .motionShake: "shake"
    case .remoteControlPlay: "play"
    case .remoteControlPause: "pause"
    case .remoteControlStop: "stop"
    case .remoteControlTogglePlayPause: "togglePlayPause"
    case .remoteControlNextTrack: "nextTrack"
    case .remoteControlPreviousTrack: "previousTrack"
    case .remoteControlBeginSeekingBackward: "beginSeekingBackward"
    case .remoteControlEndSeekingBackward: "endSeekingBackward"
    case .remoteControlBeginSeekingForward: "beginSeekingForward"
    case .remoteControlEndSeekingForward: "endSeekingForward"
    }
  }
}
