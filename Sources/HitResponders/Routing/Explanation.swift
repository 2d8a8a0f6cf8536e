internal import Foundation

/// The words for routing: one text, printed the same by every output.
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

  /// Returns the lines of a routed input, the way a log prints them.
  public static func lines(for routed: RoutedInput, detail: Detail = .all) -> [String] {
    if detail == .none { return [] }
    var lines = headings(of: routed).map { "\(ShortNumber.seconds(routed.timestamp)) \($0)" }
    if routed.isUnheardCommand {
      lines.append("  dropped: the application receives no remote control events")
    }
    if !routed.bindings.isEmpty {
      lines += routed.senders.enumerated().map { index, sender in
        "  \(dashes(index))\(sender).sendEvent"
      }
    }
    if detail != .chain {
      for binding in routed.bindings {
        lines += binding.walk.lines.map { "  \($0.text)" }
        if binding.view == nil {
          lines.append("  no view answered, touch \(binding.finger) dropped")
        }
      }
    }
    if detail != .walk {
      lines += routed.withheld.map(Self.line(for:))
      for index in 0...routed.deliveries.count {
        lines += routed.notes.lazy.filter { $0.place == index }.flatMap { Self.lines(for: $0) }
        if index < routed.deliveries.count { lines += Self.lines(for: routed.deliveries[index]) }
      }
    }
    return lines
  }

  /// Returns the names of a chain, one a line and one more `--` a step.
  public static func chain(_ names: [String]) -> [String] {
    names.enumerated().map { dashes($0) + $1 }
  }

  private static func line(for withheld: RoutedInput.Withheld) -> String {
    let why =
      switch withheld.reason {
      case .singleTouch: "it has a touch and takes one at a time"
      case .exclusive(let view): "\(view) has an exclusive touch"
      case .wantsExclusive: "it is exclusive and another view has a touch"
      case .leftWindow: "it left the window"
      }
    return "  touch \(withheld.finger) withheld from \(withheld.view): \(why)"
  }

  /// Returns the lines of a note; none where a question left things as they would have been.
  private static func lines(for note: RoutedInput.Note) -> [String] {
    switch note.content {
    case .consulted(let recognizer, let question, let answer):
      question.isUsual(answer)
        ? [] : ["  \(recognizer) \(question.words): \(answer ? "yes" : "no")"]
    case .ruled(let recognizer, let ruling): ["  \(recognizer) \(ruling.words)"]
    case .moved(let recognizer, let from, let to, let cause):
      ["  \(recognizer) \(from.word) > \(to.word): \(cause.words)"]
    case .action(let action): lines(for: action)
    }
  }

  private static func lines(for action: RoutedInput.Action) -> [String] {
    let performer =
      switch action.performer {
      case .nobody: "nobody"
      case .closure: "closure"
      case .object(let name): name
      }
    let sender = action.sender.map { " \($0)" } ?? ""
    return ["  action \(action.name)\(sender) -> \(performer)"]
      + action.declined.map { "    \($0) declined" }
  }

  private static func lines(for delivery: RoutedInput.Delivery) -> [String] {
    delivery.steps.enumerated().map { index, step in
      let message = index == 0 ? "\(delivery.message.rawValue) " : ""
      return "  \(dashes(index))\(message)\(step.responder) \(step.did.rawValue)"
    }
  }

  private static func dashes(_ count: Int) -> String { String(repeating: "--", count: count) }

  private static func headings(of routed: RoutedInput) -> [String] {
    guard let input = routed.input else {
      return [routed.isTimed ? "timer" : "change from outside"]
    }
    switch input.content {
    case .touches(let samples):
      return samples.filter { $0.phase != .stationary }.map {
        "touch \($0.finger) \($0.phase.word) \(ShortNumber.point($0.locationOnScreen))"
      }
    case .presses(let samples):
      return samples.map { "press \($0.phase.word)" + ($0.key.map { " \($0.word)" } ?? "") }
    case .motion(let phase, _): return ["shake \(phase.rawValue)"]
    case .hover(let point):
      if routed.isEmpty { return [] }
      return [point.map { "pointer over \(ShortNumber.point($0))" } ?? "pointer left"]
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
  fileprivate var word: String {
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
