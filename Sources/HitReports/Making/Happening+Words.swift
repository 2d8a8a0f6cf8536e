internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders

// The words of an input, from the values that the window and the terminal show.

extension Happening.Sentence {
  init(_ verdict: Verdict) {
    switch verdict.kind {
    case .arrived, .key: kind = .arrived
    case .missed: kind = .missed
    case .lost: kind = .lost
    default: kind = .plain
    }
    runs = [RunData](verdict.message.words)
    detail = verdict.detail
  }

  /// Tells what of a touch is other than on the other side, before what came of it.
  mutating func take(_ difference: EventFacts.Difference) {
    kind = .differs
    var heading = [
      RunData(text: difference.golden, role: "before"), RunData(text: " → "),
      RunData(text: difference.now, role: "after"),
    ]
    if !difference.reason.isEmpty { heading.append(RunData(text: "  \(difference.reason)")) }
    self.heading = heading
    if !difference.consequences.isEmpty { detail = difference.consequences }
  }
}

nonisolated extension [RunData] {
  init(_ words: Wording) {
    self = words.runs.map {
      RunData(text: $0.text, role: $0.role == .plain ? nil : $0.role.rawValue)
    }
  }
}

extension Happening.Visit {
  /// Makes the list of a walk, in which siblings that do not matter are one row.
  static func rows(_ inspection: Inspection, on stage: StageReader) -> [Self] {
    WalkGrouping(keeping: inspection.onWay).entries(of: inspection.walk).map { entry in
      switch entry {
      case .view(let row):
        Self(
          name: row.name,
          view: stage.number(of: row.view),
          depth: row.depth,
          kind: Kind(row.outcome),
          words: row.reason
        )
      case .group(let group):
        Self(
          name: group.title,
          view: stage.number(of: group.id),
          depth: group.depth,
          kind: .refused,
          words: group.reasons
        )
      }
    }
  }

  /// Returns two walks with a mark on the first row in which they differ.
  static func marked(_ one: [Self], _ other: [Self]) -> [[Self]] {
    var walks = [one, other]
    let place =
      zip(one, other).enumerated()
      .first { $0.element.0.name != $0.element.1.name || $0.element.0.kind != $0.element.1.kind }?
      .offset ?? (one.count == other.count ? nil : min(one.count, other.count))
    guard let place else { return walks }
    for side in walks.indices where walks[side].indices.contains(place) {
      walks[side][place].first = true
    }
    return walks
  }

  init(_ visit: EventFacts.Visit) {
    (name, view, depth, words) = (visit.name, -1, visit.depth, visit.remark)
    switch visit.outcome {
    case .asked: kind = .accepted
    case .refused: kind = .refused
    case .received: kind = .received
    case .notAsked: kind = .notAsked
    }
  }
}

extension Happening.Visit.Kind {
  fileprivate init(_ outcome: WalkRow.Outcome) {
    switch outcome {
    case .inside: self = .accepted
    case .refused: self = .refused
    case .received: self = .received
    case .notAsked: self = .notAsked
    }
  }
}

extension Happening.Mark {
  /// What is drawn over the stage: who received, who refused, what is lost.
  static func all(_ inspection: Inspection, on stage: StageReader) -> [Self] {
    var marks: [Self] = []
    if let row = inspection.walk.last(where: { $0.outcome == .received }) {
      let number = row.number.map { "\($0) " } ?? ""
      let tag = "\(number)\(inspection.receivedWords)"
      marks.append(Self(view: stage.number(of: row.view), role: .receiver, tag: tag))
    }
    for refusal in inspection.refusals {
      let row = inspection.walk.first { $0.number == refusal.number }
      let tag = "\(refusal.number) \(refusal.word)"
      marks.append(Self(view: stage.number(of: row?.view), role: .refused, tag: tag))
    }
    if let loss = inspection.loss {
      let dead = loss.parts.map { PageBox.numbers($0) }
      let view = stage.number(of: inspection.subject)
      marks.append(Self(view: view, role: .would, tag: loss.title, dead: dead))
    }
    return marks
  }
}

extension Happening.Link {
  static func all(_ chain: [RoutedInput.Delivery.Step]) -> [Self] {
    ChainRow.rows(of: chain).map { row in
      switch row {
      case .reached(let step):
        let isKept = step.did.isHandling || step.did == .dropped
        return Self(
          name: step.responder,
          deed: step.did.clause,
          kind: isKept ? .handled : .passed
        )
      case .unhandled(let name):
        return Self(name: name, deed: ChainRow.unhandledClause, kind: .passed)
      case .rest(let names):
        let words = ChainRow.words(for: names)
        return Self(name: words, deed: ResponderDeed.notReached.clause, kind: .rest)
      }
    }
  }
}

extension Happening.Gesture {
  init(_ row: GestureRow) {
    (name, view, states, cause) = (row.title, row.view, row.words, row.remark)
  }
}

extension Happening.LogLine {
  init(_ message: Message) {
    kind = message.kind == .input ? .head : EventFamily(of: message).map(Kind.init) ?? .responders
    text = message.text
  }
}

extension Happening.LogLine.Kind {
  fileprivate init(_ family: EventFamily) {
    switch family {
    case .walk: self = .walk
    case .gestures: self = .gestures
    case .responders: self = .responders
    case .actions: self = .actions
    }
  }
}

extension Happening.LogLine {
  /// Puts the lines of two sides below each other as a difference has them.
  static func compared(_ one: [Self], _ other: [Self]) -> [Self] {
    let difference = other.difference(from: one)
    if difference.isEmpty { return other }
    var lines: [Self] = []
    var removed: [Int: Self] = [:]
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let place, let line, _): removed[place] = line
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var (old, new) = (0, 0)
    while old < one.count || new < other.count {
      if var line = removed[old] {
        line.side = -1
        lines.append(line)
        old += 1
      } else if added.contains(new) {
        var line = other[new]
        line.side = 1
        lines.append(line)
        new += 1
      } else {
        if new < other.count { lines.append(other[new]) }
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }
}
