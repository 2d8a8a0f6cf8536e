internal import HitResponders

extension TraceDiff.Change: CustomStringConvertible {
  /// When and what, with how often and how much follows from it.
  public var description: String { lines(withConsequences: false).joined(separator: "\n") }

  /// Returns the change as lines of text.
  ///
  /// - Parameter withConsequences: Whether each change that follows has a line of its own;
  ///   otherwise they are counted in one.
  /// - Returns: The lines.
  public func lines(withConsequences: Bool) -> [String] {
    let often = count > 1 ? ", and \(Counted.text(count - 1, "time")) more" : ""
    var lines = ["\(ShortNumber.seconds(Double(time) / 1e6)) s \(sentence)\(often)"]
    if consequenceCount == 0 { return lines }
    if withConsequences {
      lines += consequences.map { "  \($0)" }
      let kept = consequences.count
      if consequenceCount > kept { lines.append("  and \(consequenceCount - kept) like these") }
    } else {
      lines.append("  \(summary)")
    }
    return lines
  }

  /// Counts what follows, by its kinds; empty where nothing does.
  package var counts: String {
    let parts = TraceDiff.Kind.allCases.compactMap { kind in
      consequenceCounts[kind].map { Counted.text($0, kind.nouns.one, kind.nouns.many) }
    }
    if parts.isEmpty { return "" }
    return "\(parts.joined(separator: ", ")) \(Counted.word(consequenceCount, "follows", "follow"))"
  }

  /// The same, with the actions named, since they are what a user notices.
  private var summary: String {
    let more =
      actions.count > 3 ? "; and \(Counted.text(actions.count - 3, "action")) more" : ""
    let named = actions.isEmpty ? "" : ": \(actions.prefix(3).joined(separator: "; "))\(more)"
    return counts + named
  }
}

extension TraceDiff.Kind {
  /// What one and several of the kind are called.
  package var nouns: (one: String, many: String) {
    switch self {
    case .inputs: ("input", "inputs")
    case .edit: ("edit", "edits")
    case .hit: ("hit", "hits")
    case .touch: ("touch event", "touch events")
    case .withheld: ("withheld touch", "withheld touches")
    case .question: ("question", "questions")
    case .ruling: ("ruling", "rulings")
    case .gesture: ("recognizer state", "recognizer states")
    case .chain: ("chain", "chains")
    case .message: ("message", "messages")
    case .action: ("action", "actions")
    case .timer: ("timer", "timers")
    }
  }
}
